"""What an import brings: cards' facts, the texts that stay with the user, and sets with their boosters."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from entaku.oracle.card import Card
from entaku.oracle.catalogue import CardSet

BETWEEN_FACES = "\n//\n"
"""Stands between the texts of a card's faces."""


class Ruling(Struct, frozen=True, array_like=True):
    """An official ruling and its date."""

    date: str
    text: str


class Texts(Struct, frozen=True, omit_defaults=True):
    """A card's rules text in each language, "" where unknown, and its rulings.

    The texts of several faces follow one another with a line "//" in between; `of_faces` takes them apart.
    """

    en: str = ""
    ja: str = ""
    rulings: tuple[Ruling, ...] = ()


def of_faces(text: str) -> tuple[str, ...]:
    """A text's parts, one a face.

    >>> of_faces("Flying\\n//\\nDraw a card.")
    ('Flying', 'Draw a card.')
    """
    return tuple(text.split(BETWEEN_FACES))


def joined(texts: list[str]) -> str:
    """The texts of faces as one, "" if there is nothing in any."""
    return BETWEEN_FACES.join(texts) if any(texts) else ""


def japanese_of(texts: list[str | None]) -> str:
    """The Japanese texts of faces as one, without the spaces that some have between two sentences."""
    return joined([(text or "").replace("。 ", "。") for text in texts])


class ImportedCard(Struct, frozen=True, omit_defaults=True):
    """A card as a file gave it.

    legalities  by format ("vintage"), in lower case: legal, restricted or banned
    released    the earliest date of a printing that is known from imports, "" if only reprints are
    game_changer  whether it is on the list of cards that change Commander games; None where the file doesn't say
    also        further names under which it was ever printed, in Japanese or beside its own in English
    dated       of which day the file is that tells all this, "" where nothing says it
    layout      the file's own word for a layout that nobody knows here, "" for any other
    uncovered   whether every printing in the file is of a card that the rules don't cover  (CR 2026 100.7)
    """

    card: Card
    texts: Texts = Texts()
    legalities: dict[str, str] = {}
    released: str = ""
    game_changer: bool | None = None
    also: tuple[str, ...] = ()
    dated: str = ""
    layout: str = ""
    uncovered: bool = False


class Remarks(Struct, frozen=True):
    """What is to be said of a file besides what it brings.

    left_out  how many objects are no cards to play with: tokens, emblems, art
    missing   by set, how many cards its boosters may hold that the file doesn't describe: boosters come without them
    layouts   by each word for a layout that nobody knows here, the names of the cards that have it
    fields    fields that nobody knows here; what they say isn't read
    date      of which day the file is ("2026-11-20"), "" where neither it nor its name says so
    released  by a set's code since when there is the set, as far as the file tells it
    """

    left_out: int = 0
    missing: dict[str, int] = {}
    layouts: dict[str, tuple[str, ...]] = {}
    fields: tuple[str, ...] = ()
    date: str = ""
    released: dict[str, str] = {}


class Import(Struct, frozen=True):
    """The contents of a file: its cards, the sets it describes whole, and what is to be said of it."""

    cards: tuple[ImportedCard, ...]
    sets: tuple[CardSet, ...] = ()
    remarks: Remarks = Remarks()


class Contents(Struct, frozen=True):
    """What `Import` holds, of a file that is too long to hold: cards and sets are made of it as they are asked for.

    cards  the cards, so many as `count`, in the order of the file
    sets   the sets that it describes whole

    Either raises Unreadable for what turns out to be none, as a cost.
    """

    count: int
    cards: Callable[[], Iterator[ImportedCard]]
    sets: Callable[[], Iterator[CardSet]] = lambda: iter(())
    remarks: Remarks = Remarks()

    def held(self) -> Import:
        """All of it at once."""
        return Import(tuple(self.cards()), tuple(self.sets()), self.remarks)
