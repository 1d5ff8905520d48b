"""A season: several nights, points for places, and a rating by the finishing orders of their games."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from entaku.tournament.finishing import PlayerId
from entaku.tournament.standings import standings
from entaku.tournament.state import Group, State
from entaku.tournament.who_is_who import Who, known_as, who_is_who


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

    def rated(self, ratings: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
        """The new ratings of the players of one game, in the order given; equal ranks for whoever is equal."""


class OpenSkill:
    """Plackett–Luce ratings for games of any number of players."""

    def rated(self, ratings: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
        """The new ratings, a lower rank being better; a game of one changes nothing."""
        from openskill.models import PlackettLuce

        if len(ratings) < 2:
            return tuple(ratings)
        model = PlackettLuce()
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
        rated = model.rate(teams, ranks=list(ranks))
        return tuple(Rating(team[0].mu, team[0].sigma) for team in rated)


def winner(state: State, group: Group) -> PlayerId | None:
    """Who won a game that is over: whoever its order puts first, where it was played for a first place.

    That is so for the last one standing, after everybody lost (EV-7), and when life totals decide (EV-9); a game of
    round 1 that several survive, and a draw by points, have no winner, and where everybody had dropped nobody played.
    A match has been won by whoever has won more of its games.
    """
    if group.match is not None:
        first = state.finish(group)[0]
        return None if first.outcome == "drawn" else first.player
    stayed = len(group.game.alive)
    if stayed > 1 and (not group.game.timed_out or group.half == "round-1" or state.is_drawn(group)):
        return None
    if not stayed and group.half == "round-1":
        return None
    return next((place.player for place in state.finish(group) if place.player in group.game.order), None)


class SeasonLine(Struct, frozen=True):
    """A player of a season: the nights and games that they played in, not those that they missed.

    `apart` tells them from others of the same name, by reading or number; `carded`: known by a player card.
    """

    rank: int
    name: str
    rating: Rating
    nights: int
    games: int
    wins: int
    points: int
    apart: str = ""
    carded: bool = False


class Tally(Struct):
    """What somebody has played so far."""

    rating: Rating = Rating()
    nights: int = 0
    games: int = 0
    wins: int = 0
    points: int = 0


def season(
    nights: Sequence[State], rater: Rater, places: Sequence[int] = (10, 7, 5, 4, 3, 2, 1)
) -> tuple[SeasonLine, ...]:
    """Everybody over the nights, in the order of their shown strength; `places` gives points for ranks of a night.

    Who is who says `who_is_who`; a group of round 1 counts as a game in the order it ended.  Who played no game of a
    night has no part in it, whatever its ranking says of those who left before.
    """
    people = who_is_who(nights)
    tallies: dict[Who, Tally] = {}
    for state, who in zip(nights, people, strict=True):
        over = [group for group in state.groups.values() if group.is_over]
        came = {player for group in over for player in group.game.order}
        for player in sorted(came):
            tallies.setdefault(who[player], Tally()).nights += 1
        for group in over:
            levels = state.levels(group)
            played = [tallies[who[player]] for level in levels for player in level]
            ranks = [rank for rank, level in enumerate(levels) for _ in level]
            for tally, rating in zip(played, rater.rated([one.rating for one in played], ranks), strict=True):
                tally.rating = rating
                tally.games += 1
            won = winner(state, group)
            if won is not None:
                tallies[who[won]].wins += 1
        for line in standings(state):
            if line.player in came and line.final and line.rank <= len(places):
                tallies[who[line.player]].points += places[line.rank - 1]
    named = known_as(nights, people)
    ranked = sorted(tallies.items(), key=lambda row: (-row[1].rating.shown, named[row[0]].name, named[row[0]].apart))
    return tuple(
        SeasonLine(
            rank, named[who].name, one.rating, one.nights, one.games, one.wins, one.points,
            named[who].apart, named[who].carded,
        )
        for rank, (who, one) in enumerate(ranked, start=1)
    )  # fmt: skip
