"""What an import brings: a card's facts, and the texts that stay with the user."""

from msgspec import Struct

from entaku.cards.card import Card


class Ruling(Struct, frozen=True, array_like=True):
    """An official ruling and its date."""

    date: str
    text: str


class Texts(Struct, frozen=True, omit_defaults=True):
    """A card's rules text in each language, "" where unknown, and its rulings."""

    en: str = ""
    ja: str = ""
    rulings: tuple[Ruling, ...] = ()


class ImportedCard(Struct, frozen=True):
    """A card as a file gave it.  `legalities` is by format ("vintage"), in lower case: legal, restricted, banned."""

    card: Card
    texts: Texts
    legalities: dict[str, str]
