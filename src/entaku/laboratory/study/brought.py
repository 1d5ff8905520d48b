"""Nights of a study whose format drafts nothing: everybody draws a deck from those that bots built before it began."""

from collections.abc import Sequence

from entaku.decks.deck import Deck
from entaku.games.own_decks import seat_with
from entaku.kernel.randomness import Stream, seed_from
from entaku.laboratory.evening import Evening, Hear, Plan, Seat
from entaku.magic.game.setup import PlayerSetup
from entaku.oracle.pool import Pool


class BroughtEvening(Evening):
    """A night with decks that are there already; of one night's decks no two are the same."""

    def __init__(self, plan: Plan, decks: Sequence[Deck], hear: Hear) -> None:
        super().__init__(plan, hear=hear)
        self.decks = decks

    def make_decks(self, pod: int, players: Sequence[int]) -> None:
        """Everybody draws a deck."""
        order = list(range(len(self.decks)))
        Stream(seed_from(self.plan.seed), "lab", "decks").shuffle(order)
        for place, player in enumerate(players):
            pool = Pool(place, self.night.state.names[player], ())
            self.seats[player] = Seat(place, pool, self.decks[order[place]])

    def player_setup(self, player: int) -> PlayerSetup:
        """A player with their list, and whoever leads it."""
        return seat_with(self.night.state.names[player], self.seats[player].deck, self.plan.format)
