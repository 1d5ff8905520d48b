"""A season: several nights, points for places, and a rating by the finishing orders of their games."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from entaku.tournament.standings import standings
from entaku.tournament.state import State


class Rating(Struct, frozen=True):
    """How strong a player seems (`mu`), and how unsure that is (`sigma`)."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> float:
        """The strength that the player has shown for almost sure: what a season is ranked by."""
        return self.mu - 3 * self.sigma


class Rater(Protocol):
    """Something that rates players by the order in which a game ended."""

    def rated(self, ratings: Sequence[Rating]) -> tuple[Rating, ...]:
        """The new ratings of the players of one game, given and returned best place first."""


class OpenSkill:
    """Plackett–Luce ratings for games of any number of players."""

    def rated(self, ratings: Sequence[Rating]) -> tuple[Rating, ...]:
        """The new ratings, best place first; a game of one changes nothing."""
        from openskill.models import PlackettLuce

        if len(ratings) < 2:
            return tuple(ratings)
        model = PlackettLuce()
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
        rated = model.rate(teams, ranks=list(range(len(teams))))
        return tuple(Rating(team[0].mu, team[0].sigma) for team in rated)


class SeasonLine(Struct, frozen=True):
    """A player of a season, known by name."""

    rank: int
    name: str
    rating: Rating
    nights: int
    games: int
    wins: int
    points: int


def season(
    nights: Sequence[State], rater: Rater, places: Sequence[int] = (10, 7, 5, 4, 3, 2, 1)
) -> tuple[SeasonLine, ...]:
    """Everybody over the nights, in the order of their shown strength; `places` gives points for ranks of a night.

    A player is the same in two nights if the name is; a group of round 1 counts as a game in the order it ended.
    """
    ratings: dict[str, Rating] = {}
    tallies: dict[str, list[int]] = {}
    for state in nights:
        for name in state.names.values():
            tallies.setdefault(name, [0, 0, 0, 0])[0] += 1
            ratings.setdefault(name, Rating())
        for group in state.groups.values():
            if not group.is_over:
                continue
            played = set(group.game.order)
            names = [state.names[place.player] for place in state.finish(group) if place.player in played]
            for name, rating in zip(names, rater.rated([ratings[name] for name in names]), strict=True):
                ratings[name] = rating
                tallies[name][1] += 1
            if names and len(group.game.alive) == 1:
                tallies[names[0]][2] += 1
        for line in standings(state):
            if line.final and line.rank <= len(places):
                tallies[line.name][3] += places[line.rank - 1]
    order = sorted(ratings, key=lambda name: (-ratings[name].shown, name))
    return tuple(SeasonLine(rank, name, ratings[name], *tallies[name]) for rank, name in enumerate(order, start=1))
