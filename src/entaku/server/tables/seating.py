"""Sitting down to a game with a deck built from a drafted pool."""

from entaku.cards.pool import Pool
from entaku.cards.printed import PrintedCard
from entaku.decks.deck import Deck
from entaku.magic.setup import PlayerSetup


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
    return PlayerSetup(name, tuple(main), tuple(left), pool)
