"""The catalogue: the cards we ship, by name in either language, and the sets they come in."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from entaku.cards.boosters import BoosterConfig
from entaku.cards.card import Card
from entaku.cards.names import folded, hiragana, near
from entaku.kernel.errors import Unlawful
from entaku.messages import Language

SHIPPED = ("cns", "cn2", "basics")


class CardSet(Struct, frozen=True):
    """A set: its cards in the order of their numbers, and how its boosters are made."""

    code: str
    name: str
    ja: str
    released: str
    cards: tuple[Card, ...]
    boosters: BoosterConfig | None = None


class Catalogue:
    """Cards by name, whatever the spelling; later sets add printings to the cards of earlier ones."""

    def __init__(self, sets: Iterable[CardSet]) -> None:
        self._sets = {card_set.code: card_set for card_set in sets}
        self._cards: dict[str, Card] = {}
        for card_set in self._sets.values():
            for card in card_set.cards:
                known = self._cards.get(card.name)
                self._cards[card.name] = card if known is None else with_printings_of(known, card)
        self._by_folded: dict[str, str] = {}
        for name, card in self._cards.items():
            for spelling in spellings(card):
                self._by_folded.setdefault(folded(spelling), name)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the sets that boosters can be opened of."""
        return tuple(code for code, card_set in self._sets.items() if card_set.boosters is not None)

    @property
    def cards(self) -> Mapping[str, Card]:
        """The cards by their English name."""
        return self._cards

    def set(self, code: str) -> CardSet:
        """The set of this code, in upper or lower case.  Raises Unlawful if there is none."""
        found = self._sets.get(code.upper())
        if found is None:
            raise Unlawful("set-unknown", code=code, known=", ".join(self.codes))
        return found

    def get(self, name: str) -> Card | None:
        """The card of this name in English or Japanese, or of this front face, however it is spelt; None if unknown."""
        exact = self._cards.get(name)
        if exact is not None:
            return exact
        known = self._by_folded.get(folded(name))
        return None if known is None else self._cards[known]

    def find(self, name: str) -> Card:
        """The card of this name.  Raises Unlawful, with the nearest names, if there is none."""
        card = self.get(name)
        if card is None:
            raise unknown(name, self.names())
        return card

    def names(self) -> Iterator[str]:
        """Every name in either language."""
        for card in self._cards.values():
            yield from spellings(card)

    def complete(self, beginning: str, language: Language, limit: int = 10) -> list[Card]:
        """The cards whose name, in the language or else in English, starts with or holds these letters."""
        return completed(beginning, self._cards.values(), language, limit)


def unknown(name: str, names: Iterable[str]) -> Unlawful:
    """The error for a name that nothing has, naming what it may have meant."""
    suggestions = near(name, names)
    if suggestions:
        return Unlawful("card-unknown-near", name=name, near=", ".join(suggestions))
    return Unlawful("card-unknown", name=name)


def completed(beginning: str, cards: Iterable[Card], language: Language, limit: int) -> list[Card]:
    """The cards that these letters may begin the name of: whole beginnings first, then beginnings of words."""
    letters = hiragana(folded(beginning))
    if not letters:
        return []
    ranked = []
    for card in cards:
        for name in (card.ja, card.name) if language == "ja" else (card.name, card.ja):
            place = hiragana(folded(name)).find(letters) if name else -1
            if place >= 0:
                ranked.append((place > 0, name, card.name, card))
                break
    ranked.sort(key=lambda row: row[:3])
    return [row[3] for row in ranked[:limit]]


def spellings(card: Card) -> Iterator[str]:
    """Every name that means this card: whole and by faces, in both languages."""
    yield card.name
    if card.ja:
        yield card.ja
    for face in card.faces:
        yield face.name
        if face.ja:
            yield face.ja


def with_printings_of(card: Card, other: Card) -> Card:
    """The card with the other's printings after its own."""
    new = tuple(printing for printing in other.printings if printing not in card.printings)
    return msgspec.structs.replace(card, printings=card.printings + new) if new else card


def read_set(data: bytes) -> CardSet:
    """A set from its file."""
    return msgspec.json.decode(data, type=CardSet)


def write_set(card_set: CardSet) -> bytes:
    """The set's file: JSON with a card a line, so that a change of one card is a change of one line."""
    encoder = msgspec.json.Encoder()
    head = encoder.encode(
        {"code": card_set.code, "name": card_set.name, "ja": card_set.ja, "released": card_set.released}
    )
    cards = b",\n".join(encoder.encode(card) for card in card_set.cards)
    boosters = encoder.encode(card_set.boosters)
    return head[:-1] + b',\n"boosters":' + boosters + b',\n"cards":[\n' + cards + b"\n]}\n"


@cache
def shipped() -> Catalogue:
    """The catalogue that comes with the program: all cards of CNS and CN2, and the basic lands.

    >>> shipped().find("アゴナスの雄牛").name
    Traceback (most recent call last):
    ...
    entaku.kernel.errors.Unlawful: Nobody knows a card named “アゴナスの雄牛”.
    >>> shipped().find("coGwork  librarian").ja
    '歯車式司書'
    """
    folder = resources.files("entaku.sets")
    return Catalogue(read_set(folder.joinpath(f"{name}.json").read_bytes()) for name in SHIPPED)
