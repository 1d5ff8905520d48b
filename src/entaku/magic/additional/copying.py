"""The copiable values of objects.  (CR 707.2)"""

from collections.abc import Callable, Sequence, Set

from entaku.magic.game.definitions import FACE_DOWN_PERMANENT, Definition, Kit, Traits, kit_of
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import characteristics
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t


def copy_of(ctx: Context, item: Object, except_: Sequence[ch.Change], keep: Sequence[object] = ()) -> Definition:
    """The copiable values of an object, with exceptions that become copiable themselves.  (CR 707.2, 707.9)"""
    original = item.copies or item.definition
    if item.face_down:
        return Definition(None, FACE_DOWN_PERMANENT, item.definition.is_token)
    if original.layout == "flip" and original.faces:  # whether it is flipped isn't copied
        sides = tuple(side_of(ctx, side, item.definition.is_token, except_, keep) for side in original.faces)
        return sides[0].with_faces(sides, "flip")
    both = side_of(ctx, original, item.definition.is_token, except_, keep)
    if original.doors:  # which of them are unlocked isn't copied  (CR 2026 709.5)
        halves = tuple(side_of(ctx, half, item.definition.is_token, except_, keep) for half in original.faces)
        return both.with_faces(halves, "room")
    return both


def side_of(
    ctx: Context, original: Definition, is_token: bool, except_: Sequence[ch.Change], keep: Sequence[object]
) -> Definition:
    """The copiable values of a card, or of one side of a flip card, with exceptions."""
    if not except_ and not keep:
        return with_spell(original, Definition(original.card, as_copied(original.traits), is_token))
    traits: Traits = as_copied(original.traits).copy()
    traits.kit = without_defined(traits.kit, except_)
    for change in except_:
        characteristics.apply(ctx, traits, change)
    if keep:
        traits.kit = kit_of((*traits.kit.abilities, *keep))  # type: ignore[arg-type]  # what is kept are abilities
    return with_spell(original, Definition(original.card, traits, is_token))


def with_spell(original: Definition, copied: Definition) -> Definition:
    """A copy with the prepare spell of what was copied, which no exception changes.  (CR 2026 722.2b, 722.3c)"""
    if original.layout == "prepare":
        copied.faces = original.faces
    return copied


def represented(copied: Definition, is_token: bool) -> Definition:
    """What was copied as a token's values or a card's, with the other side of a flip card.  (CR 707.2)

    So it is with both halves of a Room.
    """
    if copied.layout == "prepare":
        return with_spell(copied, Definition(copied.card, copied.traits, is_token))
    sides = tuple(Definition(side.card, side.traits, is_token) for side in copied.faces)
    if copied.doors:
        return Definition(copied.card, copied.traits, is_token).with_faces(sides, "room")
    return sides[0].with_faces(sides, "flip") if sides else Definition(copied.card, copied.traits, is_token)


def token_of(ctx: Context, item: Object, except_: Sequence[ch.Change] = ()) -> Definition:
    """What a token is that is a copy of an object; today of both faces of one that can be turned over.  (CR 707.8)"""

    def side(face: Definition) -> Definition:
        return side_of(ctx, item.copies or face, is_token=True, except_=except_, keep=())

    return two_faced(ctx.game, item, side) or represented(copy_of(ctx, item, except_), is_token=True)


DOUBLE_FACED = ("transform", "modal_dfc")
"""The layouts of cards both of whose faces a token has that is a copy of one.  (CR 2026 707.8a)"""


def two_faced(game: Game, item: Object, copied: Callable[[Definition], Definition]) -> Definition | None:
    """A copy of both faces, with the face up that the object has up; None for what has one face, or as of 2022.

    Its back has the mana value of its front, if that is what was copied.  (CR 202.3b)
    """
    own = item.definition
    if game.setup.profile.token_faces == "one" or own.layout not in DOUBLE_FACED or len(own.faces) != 2:
        return None
    if item.face_down or item.components:
        return None
    front, back = (copied(face) for face in own.faces)
    if item.copies is None and own.layout == "transform":
        traits = back.traits.copy()
        traits.mana_value = front.traits.mana_value
        back = Definition(back.card, traits, is_token=True)
    front.with_faces((front, back), own.layout)
    return back if own is own.faces[1] else front


def as_copied(traits: Traits) -> Traits:
    """Copiable values without a mana value that no mana cost has: of the back of a card, or of two melded ones.

    (CR 202.3b, 202.3c)
    """
    if traits.cost is not None or not traits.mana_value:
        return traits
    copied = traits.copy()
    copied.mana_value = 0
    return copied


def without_defined(kit: Kit, except_: Sequence[ch.Change]) -> Kit:
    """The abilities without those that define what an exception says otherwise.  (CR 707.9d)"""
    kinds = {type(change) for change in except_}
    kept = tuple(ability for ability in kit.abilities if not defines_only(ability, kinds))
    return kit if len(kept) == len(kit.abilities) else kit_of(kept)


def defines_only(ability: a.Ability, kinds: Set[type]) -> bool:
    """Whether an ability does nothing but define characteristics of these kinds.  (CR 604.3)"""
    return isinstance(ability, a.Static) and ability.defines and all(type(one) in kinds for one in ability.changes)


def copied(ctx: Context, node: t.Things) -> list[int]:
    """The objects to be copied, as they are where they are now."""
    return [asking.current(ctx, number) or number for number in objects(ctx, node)]
