"""Cards with several faces: which of them a player may cast or play, and from where.  (CR 709 to 716)

What a card is lies in the definition of its object: the face that has been chosen, or the whole card.
"""

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.definitions import Definition
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.oracle.card import HALVED


def castable(item: Object) -> tuple[Object, ...]:
    """The card as each of the faces as which it may be cast from where it is; itself alone where it has but one.

    Both halves of a split card  (CR 709.3a), but one with aftermath from a graveyard alone  (CR 702.127a), and with
    fuse the whole of it from a hand  (CR 702.102a); either face of a modal double-faced card  (CR 712.7); an adventurer
    card as an Adventure too  (CR 716.3), an omen card as an Omen; with disturb from a graveyard the back
    (CR 702.146a), and with more than meets the eye  (CR 2026 702.162a); a prototype card prototyped  (CR 2026 718.3).
    """
    whole = item.definition
    if not whole.faces or whole.layout not in CHOSEN or item.copies is not None:
        return (item,)
    if whole.layout == "transform":
        keywords = whole.traits.kit.keywords
        turns = (item.zone == "graveyard" and "disturb" in keywords) or "more than meets the eye" in keywords
        return (item, turned(item, 1)) if turns else (item,)
    if whole is not whole.whole or (item.face_down and item.zone != "hand"):
        return (item,)
    return tuple(item if face is whole else replace(item, definition=face) for face in offered(item, whole))


def told(item: Object, transformed: bool | None) -> tuple[Object, ...]:
    """The card as each of the faces as which it may be cast as an effect tells: as its back alone, if that says so.

    None: no effect tells how.

    What lets its back be cast by paying for that doesn't let it be cast so otherwise.  (CR 702.146a, 2026 702.162a)
    """
    if not transformed:
        return castable(item) if transformed is None or item.definition.layout != "transform" else (item,)
    return (turned(item, 1),) if item.definition.layout in ("transform", "modal_dfc") and item.copies is None else ()


CHOSEN = HALVED | {"modal_dfc", "adventure", "omen", "transform", "prototype"}
"""Layouts of cards of which a face is chosen as they are cast."""


def offered(item: Object, whole: Definition) -> tuple[Definition, ...]:
    """The faces of a card that has several, as far as its layout lets it be cast as them from where it is."""
    if whole.layout == "aftermath" and item.zone != "graveyard":
        return whole.faces[:1]
    if item.zone == "hand" and fuses(whole):
        return (*whole.faces, whole)
    return whole.faces


def fuses(whole: Definition) -> bool:
    """Whether both halves of a card have fuse, which is printed across them.  (CR 702.102a)"""
    return bool(whole.faces) and all("fuse" in face.traits.kit.keywords for face in whole.faces)


def is_fused(item: Object) -> bool:
    """Whether a split card is cast, or on the stack, as both of its halves.  (CR 702.102b)"""
    definition = item.definition
    return definition.layout == "split" and definition is definition.whole


PROTOTYPED = "prototyped"


def is_prototyped(item: Object) -> bool:
    """Whether a prototype card is cast, or is there, with its other cost and size.  (CR 2026 718.3)"""
    return item.definition.layout == "prototype" and is_other(item)


def is_other(item: Object) -> bool:
    """Whether a face has been chosen other than what the card is everywhere."""
    return item.definition is not item.definition.whole


def place(item: Object) -> int | None:
    """Which face of a card it is, from 0, None for what the card is where no face has been chosen."""
    return item.definition.faces.index(item.definition) if is_other(item) else None


def turned(item: Object, place: int) -> Object:
    """A card as one of its faces."""
    return replace(item, definition=item.definition.faces[place])


def chosen(game: Game, seat: Seat, found: tuple[Object, ...], purpose: str = "game-cast-face") -> Procedure[Object]:
    """The face that the player casts or plays, or both halves of a split card.  (CR 702.102a, 709.3, 712.7, 716.3)"""
    if len(found) == 1:
        return found[0]
    options = tuple(Option(number, sort_of(face), text=face.base.name) for number, face in enumerate(found))
    answer = yield from ask(game, seat, purpose, Choose(options), about=(found[0].id,))
    return found[answer] if isinstance(answer, int) else found[0]


def sort_of(face: Object) -> str:
    """What sort of option a face is, which says more of it than its name."""
    return "fused" if is_fused(face) else PROTOTYPED if is_prototyped(face) else "word"


def like(definition: Definition) -> Definition:
    """A copy of a card, with all its faces, that no card represents.  (CR 707.12, 709.3c)"""
    whole = definition.whole
    copies = tuple(Definition(None, face.traits, is_token=True) for face in whole.faces)
    if not copies:
        return Definition(None, whole.traits, is_token=True)
    first = copies[0] if whole is whole.faces[0] else Definition(None, whole.traits, is_token=True)
    return first.with_faces(copies, whole.layout)
