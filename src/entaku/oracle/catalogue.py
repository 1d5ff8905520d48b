"""The catalogue: the cards we ship, by name in either language, and the sets they come in."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Ambiguous, Unlawful
from entaku.messages import Language
from entaku.oracle.boosters import BoosterConfig
from entaku.oracle.card import Card
from entaku.oracle.naming.bilingual import meant
from entaku.oracle.naming.nearest import Nearest, near
from entaku.oracle.naming.spelling import folded, hiragana

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
        self._named: dict[tuple[str, bool], list[str]] = {}
        for name, card in self._cards.items():
            for spelling, whole in spellings(card).items():
                self._named.setdefault((spelling, whole), []).append(name)

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

    def named(self, name: str) -> tuple[Card, ...]:
        """Every card that a name may mean, in English, Japanese or both, however it is spelt.

        A card that bears the whole name comes before, and instead of, cards of which it names a face.
        """
        return tuple(meant(name, self.called))

    def called(self, name: str) -> tuple[Card, ...]:
        """Every card with just this name, in either language."""
        key = folded(name)
        found = self._named.get((key, True)) or self._named.get((key, False)) or ()
        return tuple(self._cards[each] for each in found)

    def get(self, name: str) -> Card | None:
        """The card of this name; None where there is none, or several."""
        exact = self._cards.get(name)
        if exact is not None:
            return exact
        found = self.named(name)
        return found[0] if len(found) == 1 else None

    def find(self, name: str) -> Card:
        """The card of this name.

        Raises Unlawful, with the nearest names, if there is none, and Ambiguous if several cards have it.
        """
        exact = self._cards.get(name)
        return exact if exact is not None else only(name, self.named(name), lambda name: near(name, self.names()))

    def names(self) -> Iterator[str]:
        """Every name in either language."""
        for card in self._cards.values():
            yield from names_of(card)

    def complete(self, letters: str, language: Language, limit: int = 10) -> list[Card]:
        """The cards that somebody who typed these letters may mean, the likeliest first.

        Names that begin so come first, then those with a word that does, then those that hold the letters, in the
        language or else in the other; if there is none, names like it.  Hiragana finds katakana.
        """
        found = completed(letters, self._cards.values(), language, limit)
        return found or misspelt(letters, Nearest(self.names()), self.get, limit)


def only(name: str, found: Sequence[Card], nearest: Callable[[str], list[str]]) -> Card:
    """The one card found under a name.  Raises Unlawful if there is none, Ambiguous if there are several."""
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("card-ambiguous", name=name, cards=", ".join(card.name for card in found))
    suggestions = nearest(name)
    if suggestions:
        raise Unlawful("card-unknown-near", name=name, near=", ".join(suggestions))
    raise Unlawful("card-unknown", name=name)


def completed(letters: str, cards: Iterable[Card], language: Language, limit: int) -> list[Card]:
    """The cards whose name these letters may begin, or be part of, the likeliest first."""
    key = hiragana(folded(letters))
    ranked = [row for card in cards if key and (row := _rank(key, card, language)) is not None]
    ranked.sort(key=lambda row: row[:3])
    return [row[3] for row in ranked[:limit]]


def misspelt(letters: str, nearest: Nearest, get: Callable[[str], Card | None], limit: int) -> list[Card]:
    """The cards that misspelt letters may be meant for."""
    found = (get(name) for name in nearest.to(letters, limit))
    return list(dict.fromkeys(card for card in found if card is not None))


def _rank(key: str, card: Card, language: Language) -> tuple[int, str, str, Card] | None:
    for name in (card.ja, card.name) if language == "ja" else (card.name, card.ja):
        text = hiragana(folded(name))
        place = text.find(key)
        if place >= 0:
            begins_word = f" {key}" in text or f"/{key}" in text
            return (0 if place == 0 else 1 if begins_word else 2, name, card.name, card)
    return None


def names_of(card: Card) -> Iterator[str]:
    """The card's whole name and its faces' names, in both languages, as they are printed."""
    yield card.name
    if card.ja:
        yield card.ja
    if len(card.faces) > 1:
        for face in card.faces:
            yield face.name
            if face.ja:
                yield face.ja


def spellings(card: Card) -> dict[str, bool]:
    """What a name that means this card is folded to, and whether it is the whole name."""
    found = {folded(name): False for name in names_of(card)}
    return found | {folded(name): True for name in (card.name, card.ja) if name}


def with_printings_of(card: Card, other: Card) -> Card:
    """The card with the other's printings after its own; one of which only the set is known gives way to one known
    better."""
    both = tuple(dict.fromkeys((*card.printings, *other.printings)))
    numbered = {printing.set_code for printing in both if printing.number}
    kept = tuple(printing for printing in both if printing.number or printing.set_code not in numbered)
    return card if kept == card.printings else msgspec.structs.replace(card, printings=kept)


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
    entaku.kernel.errors.Unlawful: No card named “アゴナスの雄牛” has been imported.
    >>> shipped().find("coGwork  librarian").ja
    '歯車式司書'
    """
    folder = resources.files("entaku.sets")
    return Catalogue(read_set(folder.joinpath(f"{name}.json").read_bytes()) for name in SHIPPED)
