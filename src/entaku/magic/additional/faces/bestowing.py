"""Auras that were cast bestowed, and how they cease to be that: as creatures.  (CR 702.103)

A bestowed spell has copiable values of its own, as it is cast; a bestowed permanent is what the meaning of its keyword
says, as long as it is attached.
"""

from entaku.magic.additional.copying import as_copied, two_faced
from entaku.magic.additional.faces import card_faces
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game, Object


def is_bestowed(item: Object) -> bool:
    """Whether a spell, or a permanent that is an Aura now, is one by having been cast so.  (CR 702.103b)"""
    if item.how_cast.way.keyword != "bestow":
        return False
    return "Aura" not in item.definition.traits.subtypes


def cease(game: Game, item: Object) -> Object:
    """A bestowed spell goes on as a creature spell, without its target.  (CR 702.103e)"""
    mutators.alter(game, item.id, copies=None)
    return game.objects[item.id]


def plain(face: Definition) -> Definition:
    """A face of a card as a copy has it."""
    return Definition(None, face.traits, is_token=True)


def copied(game: Game, original: Object) -> tuple[Definition, Definition | None]:
    """What a copy of a spell is, and what it is as long as it is bestowed or mutating, if the spell is.

    (CR 702.103c, 707.10)
    """
    if original.definition.layout == "room" and original.copies is None:  # with both halves  (CR 2026 709.5b)
        return card_faces.like(original.definition).faces[card_faces.place(original) or 0], None
    if original.copies is None or not (is_bestowed(original) or original.how_cast.way.keyword == "mutate"):
        return two_faced(game, original, plain) or Definition(None, as_copied(original.base), is_token=True), None
    return (
        Definition(None, original.definition.traits, is_token=True),
        Definition(None, original.copies.traits, is_token=True),
    )
