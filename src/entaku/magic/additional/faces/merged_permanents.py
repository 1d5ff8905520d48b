"""Permanents that several cards or tokens represent: merged ones, and how a spell merges with a creature.

(CR 702.140, 723)
What a merged permanent is lies in its `components`, the topmost first; its copiable values are worked out of them as
one is put there, as of something that becomes a copy then.  (CR 613.2a, 723.2a)
"""

from collections.abc import Sequence

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import FACE_DOWN_PERMANENT, Definition, kit_of
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Component, Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.zones import zone_mutators

NOTHING_MORE = Definition(None, FACE_DOWN_PERMANENT)
"""What cards are that lie under a copy of which they are a part: they add nothing to it."""


def together(over: Definition, under: Definition) -> Definition:
    """What is on top, with the abilities of what is under it too.  (CR 702.140e)"""
    traits = over.traits.copy()
    traits.kit = kit_of((*over.traits.kit.abilities, *under.traits.kit.abilities))
    return Definition(over.card, traits, over.is_token)


def values(parts: Sequence[Component], face_up: bool = False) -> Definition:
    """The copiable values of what these represent, or of what they would face up; face down they add no abilities."""
    found = parts[0].values
    for part in parts[1:]:
        if face_up or not part.face_down:
            found = together(found, part.values)
    return merged_values(found)


def merged_values(values: Definition) -> Definition:
    """Values that are known again as those of a merged permanent, not of one that has become a copy since."""
    found = Definition(values.card, values.traits, values.is_token)
    found.is_merged = True
    return found


def is_copy(item: Object) -> bool:
    """Whether a permanent is a copy of something now, be it merged or not."""
    return item.copies is not None and not item.copies.is_merged


def merge(game: Game, spell: Object, number: int, on_top: bool) -> None:
    """A spell merges with a permanent, which stays the object that it was: nothing enters.  (CR 723.2)

    What changed the spell goes on changing the permanent.  (CR 702.140f)
    """
    host = game.objects[number]
    was = projection.look(game, host).name
    lying = spell.definition.flipped if host.flipped else spell.definition  # CR 723.2h
    added = Component(lying, commander=spell.commander, supplied=spell.supplied)
    rest = settled(host)
    parts = (added, *rest) if on_top else (*rest, added)
    name = spell.base.name
    mutators.take_leave(game, spell, projection.look(game, spell), (number,), game.next_id)
    zone_mutators.keep_effects(game, spell.id, number)
    mutators.alter(game, number, **as_parts(host, parts, added, on_top), mutated=host.mutated + 1)
    seat = projection.look(game, game.objects[number]).controller
    mutators.happen(game, e.Mutated(number, spell.id, name, was, seat, on_top))


def settled(host: Object) -> tuple[Component, ...]:
    """The parts of a permanent before another is added: as what they are all together if they have become a copy."""
    lasting = host.copied_over[0] if host.copied_over else host.copies
    if not host.components:
        return (replace(host.parts[0], copies=lasting),)
    lasting = lasting or host.definition  # what has melded is what its cards are together
    if lasting.is_merged:
        return host.components
    first, *others = host.components
    return (replace(first, copies=lasting), *(replace(part, copies=NOTHING_MORE) for part in others))


def as_parts(host: Object, parts: tuple[Component, ...], added: Component, on_top: bool) -> dict[str, object]:
    """What changes of a permanent that these represent now, one of them added.

    While it is a copy until end of turn, what is added joins what it is a copy of.  (CR 613.2a)
    """
    own = values(parts, parts[0].face_down)
    copies = own
    if host.copied_over and host.copies is not None:
        copies = together(added.values, host.copies) if on_top else together(host.copies, added.values)
    leader = next((part.commander for part in parts if part.commander is not None), None)
    return {
        "components": parts,
        "definition": parts[0].definition,
        "copies": copies,
        "copied_over": (own,) if host.copied_over else (),
        "face_down": parts[0].face_down,
        "commander": leader,
        "supplied": parts[0].supplied,
    }


def turned(item: Object, parts: tuple[Component, ...]) -> dict[str, object]:
    """What changes of a merged permanent some of whose parts have another face up now, or lie otherwise.

    As a copy it goes on being that.  (CR 723.2f, 723.2h, 723.2i)
    """
    own = values(parts, parts[0].face_down)
    fields: dict[str, object] = {"components": parts, "definition": parts[0].definition}
    if item.copies is not None and item.copies.is_merged:
        fields["copies"] = own
    if item.copied_over:
        fields["copied_over"] = (own,)
    return fields


def face_up(item: Object) -> dict[str, object]:
    """What changes of a merged permanent as it is turned face up: all of its parts are.  (CR 723.2f)"""
    return turned(item, tuple(replace(part, face_down=False) for part in item.components)) if item.components else {}


def stays_face_down(item: Object) -> bool:
    """Whether it holds an instant or sorcery card, with which it can't be turned face up.  (CR 723.2g)"""
    return any(part.face_down and not part.values.traits.is_permanent for part in item.components)
