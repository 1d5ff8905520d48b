"""What an import brings: cards' facts, the texts that stay with the user, and sets with their boosters."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from entaku.cards.card import Card
from entaku.cards.catalogue import CardSet

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

    `legalities` is by format ("vintage"), in lower case: legal, restricted or banned.  `released` is the earliest
    date of a printing that is known from imports, "" if only reprints are.  `game_changer`: whether it is on the list
    of cards that change Commander games; None where the file doesn't say.
    """

    card: Card
    texts: Texts = Texts()
    legalities: dict[str, str] = {}
    released: str = ""
    game_changer: bool | None = None


class Import(Struct, frozen=True):
    """The contents of a file: its cards, and the sets it describes whole.

    `left_out` counts the objects that are no cards to play with: tokens, emblems, art.  `missing` counts, by set, the
    cards that its boosters may hold and that the file doesn't describe: their boosters come without them.
    """

    cards: tuple[ImportedCard, ...]
    sets: tuple[CardSet, ...] = ()
    left_out: int = 0
    missing: dict[str, int] = {}


class Contents(Struct, frozen=True):
    """What `Import` holds, of a file that is too long to hold: cards and sets are made of it as they are asked for.

    cards  the cards, so many as `count`, in the order of the file
    sets   the sets that it describes whole

    Either raises Unreadable for what turns out to be none, as a cost.
    """

    count: int
    cards: Callable[[], Iterator[ImportedCard]]
    sets: Callable[[], Iterator[CardSet]] = lambda: iter(())
    left_out: int = 0
    missing: dict[str, int] = {}

    def held(self) -> Import:
        """All of it at once."""
        return Import(tuple(self.cards()), tuple(self.sets()), self.left_out, self.missing)
