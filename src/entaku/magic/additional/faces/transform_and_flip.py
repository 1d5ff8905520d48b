"""Permanents with another face, which are turned over or flipped while they stay what they are.  (CR 701.28, 710, 712)

It is the same object before and after: its counters, its damage and what it is attached to stay, and so does what
changes it.  (CR 712.14)
"""

from collections.abc import Sequence

from entaku.magic.additional.faces import merged_permanents
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Component, Game, Object


def other_face(game: Game, item: Object) -> Definition | None:
    """The other side of a double-faced card or token that can be turned over, None for anything else.  (CR 712.5)"""
    return back_of(game, item.definition)


def back_of(game: Game, definition: Definition) -> Definition | None:
    """The side of a double-faced card that isn't this one, None for anything else.

    Today there are double-faced tokens too; until 2022 a token had one face, whatever it was a copy of.  (CR 707.8)
    Today modal ones turn over like others; until 2022 they never did.  (CR 2026 712.3, 712.9)
    """
    turning = ("transform", "modal_dfc") if game.setup.profile.modal == "turn" else ("transform",)
    if definition.layout not in turning or len(definition.faces) < 2:
        return None
    if definition.is_token and game.setup.profile.token_faces == "one":
        return None
    front, back = definition.faces
    return front if definition is back else back


def may_turn(game: Game, item: Object) -> bool:
    """Whether a permanent is a transforming double-faced card, or has one among several.  (CR 712.5, 723.2i)"""
    return any(back_of(game, part.definition) is not None for part in item.parts)


def transform(game: Game, number: int) -> bool:
    """Turn a permanent over, all its double-faced cards; whether it was.  (CR 701.28, 723.2i)

    What would then be an instant or sorcery stays.  (CR 712.6)
    """
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.face_down:
        return False
    backs = [back_of(game, part.definition) for part in item.parts]
    there = [back for back in backs if back is not None]
    if not there or not all(back.traits.is_permanent for back in there):
        return False
    fields: dict[str, object] = {"definition": backs[0] or item.definition}
    if item.components:
        fields = merged_permanents.turned(item, with_faces(item.components, backs))
    mutators.alter(game, number, **fields, timestamp=mutators.stamp(game), turned=game.next_id)
    mutators.happen(game, e.Transformed(number, game.objects[number].base.name))
    return True


def with_faces(parts: Sequence[Component], faces: Sequence[Definition | None]) -> tuple[Component, ...]:
    """Parts of a permanent with these faces up, None for one that stays as it is."""
    return tuple(
        part if face is None else mutators.replace(part, definition=face)
        for part, face in zip(parts, faces, strict=True)
    )


def flip(game: Game, number: int) -> bool:
    """Flip a flip card, or a copy of one, for as long as it is on the battlefield; whether it was.  (CR 710.2, 710.4)

    It is flipped from then on, whatever it becomes a copy of.  (CR 110.5c)
    """
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.face_down or item.flipped:
        return False
    is_copy = item.copies is not None and merged_permanents.is_copy(item)
    found = [item.copies] if is_copy else [part.definition for part in item.parts if part.copies is None]
    if all(one is None or one.flipped is one for one in found):
        return False
    mutators.alter(game, number, **lying_flipped(item))
    mutators.happen(game, e.Flipped(number, game.objects[number].base.name))
    return True


def lying_flipped(item: Object) -> dict[str, object]:
    """What changes of a permanent as it is flipped: what it is, what it copies, and what it will be again.

    (CR 707.3, 723.2h)
    """
    fields: dict[str, object] = {
        "flipped": True,
        "definition": item.definition.flipped,
        "copies": item.copies and item.copies.flipped,
        "copied_over": tuple(before and before.flipped for before in item.copied_over),
    }
    if item.components:
        sides = [part.definition.flipped if part.copies is None else None for part in item.parts]
        fields |= merged_permanents.turned(item, with_faces(item.components, sides))
    return fields
