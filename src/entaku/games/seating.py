"""Sitting down to a game: a player with the deck of their pool, and what the game must know of all cards."""

from collections.abc import Mapping, Sequence

from entaku.decks.deck import Deck
from entaku.decks.limited import Find
from entaku.magic.game.setup import PlayerSetup, needed
from entaku.oracle import trees
from entaku.oracle.card import Card
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard


def seated(name: str, pool: Pool, deck: Deck) -> PlayerSetup:
    """A player with their deck; the rest of the pool is the sideboard, conspiracies among it.  (CR 100.4b, 905.1d)"""
    left = list(pool.cards)
    main: list[PrintedCard] = []
    for entry in deck.main:
        for _ in range(entry.count):
            drafted = next((card for card in left if card.name == entry.name), None)
            if drafted is not None:
                left.remove(drafted)
            main.append(drafted or PrintedCard(entry.name))
    return PlayerSetup(name, tuple(main), tuple(left), pool, set_aside=set_aside(deck))


def set_aside(deck: Deck) -> tuple[str, ...]:
    """The names of the conspiracies that the deck begins with, each as often as it does."""
    return tuple(entry.name for entry in deck.conspiracies for _ in range(entry.count))


def known_of(
    players: Sequence[PlayerSetup], find: Find, library: Library, own: Mapping[str, CustomCard] = {}
) -> tuple[tuple[Card, ...], tuple[Tree, ...]]:
    """The facts and the trees of every card that these players bring, and of the basic lands.

    `own` are cards, by name, that a list describes itself: what they do is what it says, as far as that is understood.
    """
    wanted = {card.name for player in players for card in (*player.deck, *player.sideboard, *player.commanders)}
    from entaku.oracle.reading.tree import tree_told  # slow to load, and seldom needed

    wanted |= LAND_MANA.keys()
    found = {name: card for name in wanted if (card := find(name)) is not None}
    read = {name: library.tree(card) for name, card in found.items() if library.imported(card) is not None}
    described = {name: tree_told(card, own[name].texts) for name, card in found.items() if name in own}
    return needed(wanted, found, {**read, **described, **trees.shipped()})
