"""Permanents with another face, which are turned over or flipped while they stay what they are.  (CR 701.28, 710, 712)

It is the same object before and after: its counters, its damage and what it is attached to stay, and so does what
changes it.  (CR 712.14)
"""

from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.definitions import Definition
from entaku.magic.game import Game, Object


def other_face(item: Object) -> Definition | None:
    """The other side of a transforming double-faced card, None for anything else.  (CR 712.5)"""
    definition = item.definition
    if definition.layout != "transform" or definition.is_token or len(definition.faces) < 2:
        return None
    front, back = definition.faces
    return front if definition is back else back


def transform(game: Game, number: int) -> bool:
    """Turn a permanent over; whether it was.  What would then be an instant or sorcery stays.  (CR 701.28, 712.6)"""
    item = game.objects.get(number)
    face = other_face(item) if item is not None else None
    if item is None or item.zone != "battlefield" or item.face_down or face is None or not face.traits.is_permanent:
        return False
    changing.alter(game, number, definition=face, timestamp=changing.stamp(game), turned=game.next_id)
    changing.happen(game, e.Transformed(number, game.objects[number].base.name))
    return True


def flip(game: Game, number: int) -> bool:
    """Flip a permanent, for as long as it stays on the battlefield; whether it was.  (CR 710.2, 710.4)"""
    item = game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.face_down:
        return False
    if item.copies is not None or item.definition.layout != "flip" or item.definition is not item.definition.whole:
        return False
    changing.alter(game, number, definition=item.definition.faces[1])
    changing.happen(game, e.Flipped(number, game.objects[number].base.name))
    return True
