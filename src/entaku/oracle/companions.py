"""Whether a starting deck is as a companion asks, and what stands against it.  (CR 702.139)

Decks are looked at here before there is a game and as one begins: by what is printed on cards, and by their trees.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import eq, ge, gt, le, lt
from typing import Any, Final, NamedTuple  # Any: each row takes a node of its own kind

from msgspec import Struct

from entaku.oracle.card import HALVED, Card
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Activated, Companion, Keyword, NotUnderstood, Tree
from entaku.oracle.ir.starting_deck import (
    CanBeActivated,
    CardQuality,
    DistinctSymbols,
    EachCard,
    MoreThanLeast,
    StartingDeck,
    Together,
)
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.meanings import meaning
from entaku.oracle.subtypes import CREATURE_TYPES

PERMANENTS: Final = frozenset({"Artifact", "Creature", "Enchantment", "Land", "Planeswalker", "Battle"})
ACTIVATED: Final = frozenset({
    "aura swap", "cycling", "encore", "equip", "forecast", "fortify", "landcycling", "outlast", "reconfigure",
    "transfigure",
})  # fmt: skip
"""Keywords that are activated abilities, beside those whose meaning in other words is one.  (CR 702)"""
QUOTED: Final = re.compile(r'"[^"]*"')
COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {"<=": le, ">=": ge, "=": eq, "<": lt, ">": gt}


class DeckCard(NamedTuple):
    """A card of a starting deck, with its abilities there: both halves' of a split card, else the front's.  (CR 709.4)

    None where nobody knows what it does.
    """

    card: Card
    abilities: tuple[Ability, ...] | None


class Unmet(Struct, frozen=True):
    """Why a deck isn't as a companion asks: a message, the card that is to blame, and how many more are.

    `is_sure`: whether it is so; otherwise too little is known of that card.
    """

    key: str
    card: str | None = None
    facts: dict[str, str | int] = {}
    is_sure: bool = True


def deck_card(card: Card, tree: Tree | None) -> DeckCard:
    """A card with what its tree says of it."""
    if tree is None:
        return DeckCard(card, () if card.is_basic_land else None)
    rows = (tree.abilities, *tree.others)
    return DeckCard(card, tuple(one for place in parts(card) if place < len(rows) for one in rows[place]))


def condition_of(abilities: Iterable[Ability]) -> StartingDeck | None:
    """What a card asks of the deck whose companion it would be; None for a card without companion."""
    return next((each.condition for each in abilities if isinstance(each, Companion)), None)


def unmet(condition: StartingDeck, deck: Sequence[DeckCard], least: int) -> Unmet | None:
    """What stands against a companion that asks this, in a format whose decks have at least so many cards."""
    if isinstance(condition, MoreThanLeast):
        wanted = least + condition.cards
        size: dict[str, str | int] = {"number": len(deck), "wanted": wanted}
        return None if len(deck) >= wanted else Unmet("check-companion-too-few", None, size)
    unknown = next((one.card.name for one in deck if one.card.layout == "bare"), None)
    if unknown is not None:
        return Unmet("check-companion-card-unknown", unknown, is_sure=False)
    concerned = [one for one in deck if all(fits(one, each) for each in condition.where)]
    if isinstance(condition, EachCard):
        return _each(condition, concerned)
    return _named_alike(concerned) if condition.have == "different names" else _of_no_one_type(concerned)


def _each(condition: EachCard, concerned: Sequence[DeckCard]) -> Unmet | None:
    """Of cards that each must be like this, the first that isn't, or that may not be."""
    wrong: dict[str, DeckCard] = {}
    for one in concerned:
        held = [fits(one, each) for each in condition.so]
        if False in held:
            wrong.setdefault(one.card.name, one)
        elif None in held:
            return Unmet("check-companion-card-unknown", one.card.name, is_sure=False)
    if not wrong:
        return None
    first = next(iter(wrong.values())).card
    key, facts = _reason(condition.so, first)
    return Unmet(key, first.name, {**facts, "more": len(wrong) - 1})


def _reason(asked: Sequence[CardQuality], card: Card) -> tuple[str, dict[str, str | int]]:
    """What is wrong with a card that isn't like this."""
    kinds = {type(node) for each in asked for node in nodes(each)}
    if DistinctSymbols in kinds:
        twice = next(symbol for symbol, count in Counter(symbols(card)).items() if count > 1)
        return "check-companion-symbol-twice", {"symbol": f"{{{twice}}}"}
    if CanBeActivated in kinds:
        return "check-companion-not-activated", {}
    if kinds & {t.Stat, t.Parity}:
        return "check-companion-mana-value", {"number": card.mana_value}
    return "check-companion-other-type", {}


def _named_alike(concerned: Sequence[DeckCard]) -> Unmet | None:
    counts = Counter(one.card.name for one in concerned)
    several = [name for name, count in counts.items() if count > 1]
    if not several:
        return None
    return Unmet("check-companion-same-name", several[0], {"number": counts[several[0]], "more": len(several) - 1})


def _of_no_one_type(concerned: Sequence[DeckCard]) -> Unmet | None:
    shared = [set(card_types(one.card)) for one in concerned]
    return None if not shared or set.intersection(*shared) else Unmet("check-companion-no-shared-type")


# What a card is like.


def fits(one: DeckCard, quality: CardQuality) -> bool | None:
    """Whether a card is like this; None if nobody knows.  Raises KeyError for what no deck is asked about."""
    return QUALITIES[type(quality)](one, quality)


def parts(card: Card) -> Iterator[int]:
    """The faces whose characteristics a card has in a deck: both halves of a split card, else the front.  (CR 709.4)"""
    yield from range(len(card.faces)) if card.layout in HALVED else (0,)


def card_types(card: Card) -> Iterator[str]:
    for place in parts(card):
        yield from card.faces[place].types


def symbols(card: Card) -> Iterator[str]:
    """The symbols of a card's mana cost: of both halves together for a split card.  (CR 709.4b)"""
    for place in parts(card):
        cost = card.faces[place].cost
        yield from () if cost is None else cost.symbols


def _is(one: DeckCard, node: t.Is) -> bool:
    """Whether it is of a type; a changeling is of every creature type, in a deck too.  (CR 604.3, 702.73a)"""
    faces = [one.card.faces[place] for place in parts(one.card)]
    if any(node.what in (*face.supertypes, *face.types, *face.subtypes) for face in faces):
        return True
    return node.what in CREATURE_TYPES and Keyword("changeling") in (one.abilities or ())


def _can_be_activated(one: DeckCard, _: CanBeActivated) -> bool | None:
    """Whether it has an activated ability, a keyword or a basic land type's mana ability too.  (CR 305.6, 602.1)"""
    if one.card.is_type("Land") and any(one.card.is_type(each) for each in LAND_MANA):
        return True
    if one.abilities is None or NotUnderstood(one.card.name) in one.abilities:
        return None
    return any(map(_is_activated, one.abilities))


def _is_activated(ability: Ability) -> bool:
    if isinstance(ability, Keyword):
        return ability.name in ACTIVATED or any(isinstance(each, Activated) for each in meaning(ability))
    if isinstance(ability, NotUnderstood):
        return ": " in QUOTED.sub("", ability.text)
    return isinstance(ability, Activated)


def _all(values: Iterator[bool | None]) -> bool | None:
    found = set(values)
    return False if False in found else None if None in found else True


def _not(value: bool | None) -> bool | None:
    return None if value is None else not value


def _stat(one: DeckCard, node: t.Stat) -> bool:
    if node.of != "mana value" or not isinstance(node.amount, int):
        raise KeyError(node)
    return COMPARISONS[node.how](one.card.mana_value, node.amount)


QUALITIES: Final[dict[type, Callable[[DeckCard, Any], bool | None]]] = {
    t.Is: _is,
    t.Permanent: lambda one, _: bool(PERMANENTS.intersection(card_types(one.card))),
    t.Not: lambda one, node: _not(fits(one, node.of)),
    t.AllOf: lambda one, node: _all(fits(one, each) for each in node.of),
    t.AnyOf: lambda one, node: _not(_all(_not(fits(one, each)) for each in node.of)),
    t.Stat: _stat,
    t.Parity: lambda one, node: (
        one.card.mana_value % 2 == (node.of == "odd") if node.of != "chosen" and node.stat == "mana value" else None
    ),
    DistinctSymbols: lambda one, _: max(Counter(symbols(one.card)).values(), default=0) <= 1,
    CanBeActivated: _can_be_activated,
}
LOOKED_AT: Final = frozenset({Companion, EachCard, Together, MoreThanLeast, DistinctSymbols, CanBeActivated})
"""The nodes that are asked about here alone."""
