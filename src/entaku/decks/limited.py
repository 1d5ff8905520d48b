"""May a deck be played that was built from a card pool?  (CR 100.2b, 100.4b, 905.1d)"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from entaku.decks.deck import Deck
from entaku.decks.problems import Problem
from entaku.oracle.card import Card

SMALLEST: Final = 40
SMALLER_DECK: Final = "Advantageous Proclamation"
"""Makes its owner's minimum five smaller, each copy again."""
NO_BASICS: Final = "Sovereign's Realm"
"""Its owner's starting deck can't have basic lands."""

Find = Callable[[str], Card | None]
"""A card by its English name; None for one that nobody knows."""


def smallest_size(deck: Deck) -> int:
    """The fewest cards that the deck may have, given its conspiracies.  (CR 100.2b)"""
    proclaimed = sum(entry.count for entry in deck.conspiracies if entry.name == SMALLER_DECK)
    return max(SMALLEST - 5 * proclaimed, 0)


def problems_of(deck: Deck, pool: Mapping[str, int], find: Find) -> list[Problem]:
    """What is wrong with a deck built from a pool of so many cards of each name; basic lands come on top of it."""
    found = []
    smallest = smallest_size(deck)
    if deck.size < smallest:
        found.append(Problem("CR 100.2b", "deck-too-small", facts={"size": deck.size, "smallest": smallest}))
    found += _beyond_the_pool(deck, pool, find)
    for entry in deck.main:
        card = find(entry.name)
        if card is not None and card.is_conspiracy:
            found.append(Problem("CR 905.4", "deck-conspiracy-in-main", entry.name))
    for entry in deck.conspiracies:
        card = find(entry.name)
        if card is not None and not card.is_conspiracy:
            found.append(Problem("CR 905.4", "deck-not-a-conspiracy", entry.name))
    if any(entry.name == NO_BASICS for entry in deck.conspiracies):
        basics = [entry.name for entry in deck.main if (card := find(entry.name)) and card.is_basic_land]
        if basics:
            found.append(Problem("CR 905.4", "deck-no-basics", NO_BASICS, {"basic": basics[0]}))
    return found


def _beyond_the_pool(deck: Deck, pool: Mapping[str, int], find: Find) -> list[Problem]:
    used: Counter[str] = Counter()
    for entry in (*deck.main, *deck.sideboard, *deck.commanders, *deck.conspiracies):
        used[entry.name] += entry.count
    found = []
    for name, copies in used.items():
        card = find(name)
        if copies > pool.get(name, 0) and not (card is not None and card.is_basic_land):
            found.append(Problem("CR 905.1d", "deck-not-in-pool", name, {"used": copies, "owned": pool.get(name, 0)}))
    return found


def is_legal(deck: Deck, pool: Mapping[str, int], find: Find) -> bool:
    """Whether nothing is wrong with the deck."""
    return not problems_of(deck, pool, find)


def unused(deck: Deck, pool: Mapping[str, int]) -> dict[str, int]:
    """What of the pool is in no part of the deck."""
    left = Counter(pool)
    for entry in (*deck.main, *deck.sideboard, *deck.commanders, *deck.conspiracies):
        left[entry.name] -= entry.count
    return {name: copies for name, copies in left.items() if copies > 0}
