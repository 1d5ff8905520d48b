"""Permanents with another face, which are turned over or flipped while they stay what they are.  (CR 701.28, 710, 712)

It is the same object before and after: its counters, its damage and what it is attached to stay, and so does what
changes it.  (CR 712.14)
"""

from collections.abc import Sequence

from entaku.magic import changing, merging
from entaku.magic import events as e
from entaku.magic.definitions import Definition
from entaku.magic.game import Component, Game, Object


def other_face(item: Object) -> Definition | None:
    """The other side of a transforming double-faced card, None for anything else.  (CR 712.5)"""
    return back_of(item.definition)


def back_of(definition: Definition) -> Definition | None:
    """The side of a transforming double-faced card that isn't this one, None for anything else."""
    if definition.layout != "transform" or definition.is_token or len(definition.faces) < 2:
        return None
    front, back = definition.faces
    return front if definition is back else back


def may_turn(item: Object) -> bool:
    """Whether a permanent is a transforming double-faced card, or has one among several.  (CR 712.5, 723.2i)"""
    return any(back_of(part.definition) is not None for part in item.parts)


def transform(game: Game, number: int) -> bool:
    """Turn a permanent over, all its double-faced cards; whether it was.  (CR 701.28, 723.2i)

    What would then be an instant or sorcery stays.  (CR 712.6)
    """
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.face_down:
        return False
    backs = [back_of(part.definition) for part in item.parts]
    there = [back for back in backs if back is not None]
    if not there or not all(back.traits.is_permanent for back in there):
        return False
    fields: dict[str, object] = {"definition": backs[0] or item.definition}
    if item.components:
        fields = merging.turned(item, with_faces(item.components, backs))
    changing.alter(game, number, **fields, timestamp=changing.stamp(game), turned=game.next_id)
    changing.happen(game, e.Transformed(number, game.objects[number].base.name))
    return True


def with_faces(parts: Sequence[Component], faces: Sequence[Definition | None]) -> tuple[Component, ...]:
    """Parts of a permanent with these faces up, None for one that stays as it is."""
    return tuple(
        part if face is None else changing.replace(part, definition=face)
        for part, face in zip(parts, faces, strict=True)
    )


def flip(game: Game, number: int) -> bool:
    """Flip a permanent, for as long as it stays on the battlefield; whether it was.  (CR 710.2, 710.4, 723.2h)

    One that is a copy of a flip card becomes a copy of its other side.  (CR 707.2)
    """
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.face_down:
        return False
    if item.copies is not None and merging.is_copy(item):
        flipped = [flipped_side(item.copies)]
        fields: dict[str, object] = {"copies": flipped[0]}
    else:
        flipped = [flipped_side(part.definition) if part.copies is None else None for part in item.parts]
        fields = {"definition": flipped[0] or item.definition}
        if item.components:
            fields = merging.turned(item, with_faces(item.components, flipped))
    if not any(flipped):
        return False
    changing.alter(game, number, **fields)
    changing.happen(game, e.Flipped(number, game.objects[number].base.name))
    return True


def flipped_side(values: Definition) -> Definition | None:
    """What a flip card, or a copy of one, that isn't flipped is once it is, None for anything else."""
    return values.faces[1] if values.layout == "flip" and values.faces and values is values.whole else None


def as_it_lies(item: Object, copies: Definition) -> Definition:
    """What a permanent copies: as a flipped one it copies the flipped side.  (CR 707.3)"""
    now = item.copies or item.definition
    is_flipped = now.layout == "flip" and now is not now.whole
    return flipped_side(copies) or copies if is_flipped else copies
