"""Cards as browsers draw them: facts from the catalogue or the table's setup, texts from the user's library."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import Raw, Struct

from entaku.cards.card import Card, Face
from entaku.cards.cubes.cube import CustomCard, Related
from entaku.cards.cubes.typed import custom, parts_of
from entaku.cards.library import Library
from entaku.cards.reading.tree import tree_told
from entaku.cards.rendered import rendered, told
from entaku.cards.typelines import type_line
from entaku.magic.setup import GameSetup
from entaku.magic.wording import wording
from entaku.server.cards.bodies import CardFacts, FaceFacts, PrintingFacts, RelatedFacts

MOST_TABLES = 64
MOST_CARDS = 50_000


class Facts:
    """Card facts, each made and encoded once.  `own` are the cards, by name, that a cube's list describes itself."""

    def __init__(self, library: Library, own: Mapping[str, CustomCard] | None = None) -> None:
        self.library = library
        self._own = own or {}
        self._encoded: dict[Card, Raw] = {}
        self._playable: dict[Card, Raw] = {}
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
            printings=tuple(PrintingFacts(p.set_code, p.number, p.rarity, p.scryfall) for p in card.printings),
            pictures=() if custom is None else custom.pictures,
            related=() if custom is None else tuple(_related(each) for each in custom.related),
        )

    def encoded(self, cards: Mapping[str, Card]) -> dict[str, Raw]:
        """The facts of cards as JSON, by the names they are given with."""
        return self._all(cards, self._encoded, self.of)

    def playable(self, cards: Mapping[str, Card]) -> dict[str, Raw]:
        """The same with the words of what a player chooses of each card in a game."""
        return self._all(cards, self._playable, self._with_choices)

    def of_line(self, line: str) -> Raw:
        """The same for a card that a player has described by a line in a game."""
        parts = parts_of(line)
        assert parts is not None, "such lines alone are asked for"
        one = custom(*parts)
        library = self.library.beside([one])
        own = CustomCard(one.card, told(one.card, tree_told(one.card, one.texts)))
        return Raw(msgspec.json.encode(Facts(library, {one.card.name: own})._with_choices(one.card)))

    def _all(
        self, cards: Mapping[str, Card], encoded: dict[Card, Raw], facts: Callable[[Card], CardFacts]
    ) -> dict[str, Raw]:
        if cards:  # once for all of them: this asks the file system
            self._notice_imports()
        return {name: _kept(encoded, card, facts) for name, card in cards.items()}

    def _notice_imports(self) -> None:
        """Say cards anew if some were imported since: their texts may be among them."""
        if (version := self.library.version) != self._version:
            self._encoded.clear()
            self._playable.clear()
            self._version = version

    def _with_choices(self, card: Card) -> CardFacts:
        tree = self.library.known_tree(card)
        facts = self.of(card)
        return facts if tree is None else msgspec.structs.replace(facts, choices=wording(tree, card.front))

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


def _kept(encoded: dict[Card, Raw], card: Card, facts: Callable[[Card], CardFacts]) -> Raw:
    raw = encoded.get(card)
    if raw is None:
        if len(encoded) >= MOST_CARDS:
            encoded.clear()
        raw = encoded[card] = Raw(msgspec.json.encode(facts(card)))
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
