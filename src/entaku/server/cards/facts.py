"""Cards as browsers draw them: facts from the catalogue or the table's setup, texts from the user's library."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from entaku.magic.game.setup import GameSetup
from entaku.magic.views.wording import of_card
from entaku.oracle.card import Card, Face
from entaku.oracle.cubes.cube import CustomCard, Related
from entaku.oracle.cubes.typed import custom, parts_of
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.library import Library
from entaku.oracle.reading.tree import tree_told
from entaku.oracle.rendered import rendered, told
from entaku.oracle.typelines import type_line
from entaku.server.cards.bodies import CardFacts, FaceFacts, PrintingFacts, RelatedFacts

MOST_TABLES = 64
MOST_CARDS = 50_000
Key = TypeVar("Key")


def _printings(card: Card, imported: ImportedCard | None) -> tuple[PrintingFacts, ...]:
    """Where a card was printed; of a shipped card an import alone knows the ids in Japanese."""
    known = () if imported is None else imported.card.printings
    in_japanese = {(row.set_code, row.number): row.scryfall_ja for row in known}
    return tuple(
        PrintingFacts(
            row.set_code,
            row.number,
            row.rarity,
            row.scryfall,
            row.scryfall_ja or in_japanese.get((row.set_code, row.number), ""),
        )
        for row in card.printings
    )


class Facts:
    """Card facts, each made and encoded once.  `own` are the cards, by name, that a cube's list describes itself."""

    def __init__(self, library: Library, own: Mapping[str, CustomCard] | None = None) -> None:
        self.library = library
        self._own = own or {}
        self._encoded: dict[Card, Raw] = {}
        self._playable: dict[tuple[Card, str], Raw] = {}
        self._version = library.version
        self._by_name: OrderedDict[int, tuple[Iterable[Card], Mapping[str, Card]]] = OrderedDict()

    def of(self, card: Card) -> CardFacts:
        """A card's facts, with its text if the user imported it or our renderer makes it."""
        custom = self._own.get(card.name)
        texts = custom.texts if custom is not None else self.library.texts(card)
        own = rendered(card)
        return CardFacts(
            name=card.name,
            faces=tuple(_face(face) for face in card.faces),
            layout=card.layout,
            ja=card.ja,
            colours=card.colours,
            identity=card.identity,
            mana_value=card.mana_value,
            types=card.types,
            rarity=card.rarity,
            text=texts.en or ("" if texts.ja else own.en),
            text_ja=texts.ja or ("" if texts.en else own.ja),
            text_from="import" if texts.en or texts.ja else "rendered" if own.en else "none",
            bare=card.layout == "bare",
            conspiracy=card.is_conspiracy,
            printings=_printings(card, self.library.imported(card)),
            pictures=() if custom is None else custom.pictures,
            related=() if custom is None else tuple(_related(each) for each in custom.related),
        )

    def encoded(self, cards: Mapping[str, Card]) -> dict[str, Raw]:
        """The facts of cards as JSON, by the names they are given with."""
        self._notice_imports()
        return {name: _kept(self._encoded, card, partial(self.of, card)) for name, card in cards.items()}

    def playable(self, cards: Mapping[str, Card]) -> dict[str, Raw]:
        """The same with the words of what a player chooses of each card in a game, as the face that it is given by."""
        self._notice_imports()
        return {
            name: _kept(self._playable, (card, name), partial(self._with_choices, card, name))
            for name, card in cards.items()
        }

    def of_line(self, line: str) -> Raw:
        """The same for a card that a player has described by a line in a game."""
        parts = parts_of(line)
        assert parts is not None, "such lines alone are asked for"
        one = custom(*parts)
        library = self.library.beside([one])
        own = CustomCard(one.card, told(one.card, tree_told(one.card, one.texts)))
        return Raw(msgspec.json.encode(Facts(library, {one.card.name: own})._with_choices(one.card, one.card.name)))

    def _notice_imports(self) -> None:
        """Say cards anew if some were imported since: their texts may be among them."""
        if (version := self.library.version) != self._version:
            self._encoded.clear()
            self._playable.clear()
            self._version = version

    def _with_choices(self, card: Card, name: str) -> CardFacts:
        tree = self.library.known_tree(card)
        facts = self.of(card)
        return facts if tree is None else msgspec.structs.replace(facts, choices=of_card(tree, card, name))

    def by_name(self, cards: Iterable[Card]) -> Mapping[str, Card]:
        """The cards of a setup by their names and those of their faces; one mapping for all tables that share them."""
        known = self._by_name.get(id(cards))
        if known is None or known[0] is not cards:
            known = self._by_name[id(cards)] = (cards, _named(cards))
            if len(self._by_name) > MOST_TABLES:
                self._by_name.popitem(last=False)
        return known[1]


def is_line(word: str) -> bool:
    """Whether a word describes a card: "Name | cost | type | size | text"."""
    return "|" in word and parts_of(word) is not None


def described_in(setup: Struct, library: Library) -> Mapping[str, CustomCard]:
    """The cards of a game that the library doesn't know: what lists said of them is in the game itself."""
    if not isinstance(setup, GameSetup):
        return {}
    trees = {tree.name: tree for tree in setup.trees}
    return {
        card.name: CustomCard(card, told(card, trees[card.name]))
        for card in setup.cards
        if card.name in trees and library.more_than_name(card.name) is None
    }


def _named(cards: Iterable[Card]) -> Mapping[str, Card]:
    """Cards by their names, and by those of their faces where no card is called so.  (CR 201.3, 712.7)"""
    own = {card.name: card for card in cards}
    return {face.name: card for card in own.values() for face in card.faces} | own


def _related(related: Related) -> RelatedFacts:
    line = "" if related.face is None else related.face.type_line
    return RelatedFacts(related.name, line, related.text, related.pictures)


def _kept(encoded: dict[Key, Raw], key: Key, facts: Callable[[], CardFacts]) -> Raw:
    raw = encoded.get(key)
    if raw is None:
        if len(encoded) >= MOST_CARDS:
            encoded.clear()
        raw = encoded[key] = Raw(msgspec.json.encode(facts()))
    return raw


def _face(face: Face) -> FaceFacts:
    return FaceFacts(
        name=face.name,
        ja=face.ja,
        cost="" if face.cost is None else str(face.cost),
        colours=face.colours,
        type_line=type_line(face, "en"),
        type_line_ja=type_line(face, "ja"),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
    )
