"""How much of cards' rules text the rules engine understands."""

from collections.abc import Iterable

from msgspec import Struct

from entaku.cards.importers.imported import ImportedCard, of_faces
from entaku.cards.mana import Cost
from entaku.cards.reading.reader import Paragraph, read_text
from entaku.cards.reading.supported import is_playable, is_supported, knows_x
from entaku.cards.trees import shipped


class UnknownClause(Struct, frozen=True):
    """A paragraph that has to be played by hand, and its card."""

    card: str
    text: str


class Coverage(Struct, frozen=True):
    """How many cards there are, how many the engine plays in full, how many in part by hand; and what is unknown.

    `round_trip` counts the cards every word of whose text was read and said again, whether or not the engine runs it.
    """

    cards: int
    full: int
    manual: int
    unknown: tuple[UnknownClause, ...]
    round_trip: int = 0


def coverage(cards: Iterable[ImportedCard]) -> Coverage:
    """How much of these cards' texts is understood; shipped cards count as what they are, played in full."""
    total = full = read = 0
    unknown: list[UnknownClause] = []
    for imported in cards:
        total += 1
        lacking, understood = missing(imported)
        read += understood
        full += not lacking
        unknown += lacking
    return Coverage(total, full, total - full, tuple(unknown), read)


def missing(imported: ImportedCard) -> tuple[list[UnknownClause], bool]:
    """What of a card has to be played by hand; and whether all its text was read."""
    card = imported.card
    faces = read_faces(imported)
    paragraphs = [each for face in faces for each in face]
    understood = all(each.understood for each in paragraphs)
    if card.name in shipped():
        return [], understood
    costs = [face.cost for face, read in zip(card.faces, faces, strict=True) for _ in read]
    lacking = [each for each, cost in zip(paragraphs, costs, strict=True) if not is_played(each, cost)]
    if not lacking and not is_playable(card):
        lacking = paragraphs or [Paragraph(card.front.type_line, (), False)]
    return [UnknownClause(card.name, each.text) for each in lacking], understood


def is_played(paragraph: Paragraph, cost: Cost | None) -> bool:
    """Whether the engine plays a paragraph of a card of this cost as it stands."""
    return paragraph.understood and all(is_supported(each) and knows_x(each, cost) for each in paragraph.abilities)


def read_faces(imported: ImportedCard) -> list[list[Paragraph]]:
    """The paragraphs of each face."""
    texts = of_faces(imported.texts.en)
    return [
        read_text(text, face.name, face.types, "Legendary" in face.supertypes)
        for face, text in zip(imported.card.faces, (*texts, *("" for _ in imported.card.faces)), strict=False)
    ]
