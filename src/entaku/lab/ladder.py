"""Levels of bots play each other and are ranked: a rating of games of any number of players, and shares of wins."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, count
from math import comb, sqrt

from msgspec import Struct

from entaku.bots.levels import LEVELS, Level, LevelBot
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.lab.bench_games import setup
from entaku.magic.game import Game
from entaku.magic.imagining import imagined
from entaku.magic.play import MAGIC
from entaku.tournament.season import OpenSkill, Rating

MOST_PLAYERS = 6
PODS = 12
"""So many pods draft; their decks are played with in turn."""
SURE = 1.96


class Rung(Struct, frozen=True):
    """A level on the ladder: games and wins, the rating, each with the ends of its interval of 95 %.

    `slowest` is the longest that a decision took, in seconds of the processor.
    """

    level: Level
    games: int
    won: float
    won_low: float
    won_high: float
    rating: float
    rating_low: float
    rating_high: float
    slowest: float


class Ladder(Struct, frozen=True):
    """What was found, the best first: by this seed with so many players a game."""

    seed: str
    players: int
    games: int
    rungs: tuple[Rung, ...]


def check(levels: Sequence[str], players: int) -> tuple[Level, ...]:
    """The levels that take part.  Raises Unlawful for one that isn't, or games that can't be."""
    known = tuple(level for level in LEVELS if level in levels)
    for name in levels:
        if name not in known:
            raise Unlawful("lab-ladder-level-unknown", name=name, names=", ".join(LEVELS))
    if not 2 <= players <= MOST_PLAYERS or len(known) < 2:
        raise Unlawful("lab-ladder-sizes", most=MOST_PLAYERS)
    return known


def line_ups(levels: Sequence[Level], players: int) -> Iterator[tuple[Level, ...]]:
    """Who sits where, game by game: every set of levels in turn, moved on by a seat each time round.

    >>> from itertools import islice
    >>> list(islice(line_ups(("easy", "normal", "hard"), 2), 4))
    [('easy', 'normal'), ('easy', 'hard'), ('normal', 'hard'), ('normal', 'easy')]
    """
    size = min(players, len(levels))
    sets = list(combinations(levels, size))
    for turn in count():
        for one in sets:
            yield tuple(one[(seat + turn) % size] for seat in range(players))


def climb(
    levels: Sequence[Level], players: int, games: int, seed: str, tell: Callable[[int], None] = lambda played: None
) -> Ladder:
    """Play so many games and rank the levels.  The same seed gives the same ladder, but for `slowest`."""
    ratings = dict.fromkeys(levels, Rating())
    played, won = dict.fromkeys(levels, 0), dict.fromkeys(levels, 0.0)
    slowest = dict.fromkeys(levels, 0.0)
    size = min(players, len(levels))
    rounds = comb(len(levels), size) * size  # so long everybody plays the same decks, from every seat
    for number, seated in zip(range(games), line_ups(levels, players), strict=False):
        game = play(seated, number // rounds, seed, slowest)
        order = ranking(game)
        for level in seated:
            played[level] += 1
        for seat in game.winners:
            won[seated[seat]] += 1 / len(game.winners)
        rated = OpenSkill().rated([ratings[seated[seat]] for seat in order])
        for level in set(seated):
            own = [one for seat, one in zip(order, rated, strict=True) if seated[seat] == level]
            ratings[level] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
        tell(number + 1)
    rungs = [rung(level, played[level], won[level], ratings[level], slowest[level]) for level in levels]
    return Ladder(seed, players, games, tuple(sorted(rungs, key=lambda one: -one.rating)))


def play(seated: Sequence[Level], number: int, seed: str, slowest: dict[Level, float]) -> Game:
    """One game to its end."""
    here = setup(number % PODS, len(seated))
    table = Table(MAGIC, here, seed_from(f"ladder {seed} {number}"))
    bots = [LevelBot(here, seat, level, timed=False) for seat, level in enumerate(seated)]
    while (decision := table.state.decision) is not None:
        seat = decision.actor
        begun = time.process_time()
        view = MAGIC.view(table.state, seat)
        answer = bots[seat].answer(view, decision, partial(imagined, table.state, seat))
        slowest[seated[seat]] = max(slowest[seated[seat]], time.process_time() - begun)
        table.answer(seat, decision.id, answer)
    return table.state.game


def ranking(game: Game) -> list[Seat]:
    """The seats, best place first: winners, those still in, then those who left, the last to leave first."""
    rest = [seat for seat in range(len(game.players)) if seat not in game.winners]
    left = {seat: place for place, gone in enumerate(game.eliminated) for seat in gone}
    return [*game.winners, *sorted(rest, key=lambda seat: -left.get(seat, len(game.eliminated)))]


def rung(level: Level, games: int, won: float, rating: Rating, slowest: float) -> Rung:
    low, high = interval(won, games)
    half = SURE * rating.sigma
    share = won / games if games else 0.0
    return Rung(
        level, games, round(share, 3), round(low, 3), round(high, 3),
        round(rating.mu, 1), round(rating.mu - half, 1), round(rating.mu + half, 1), round(slowest, 2),
    )  # fmt: skip


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 %.

    >>> [round(end, 2) for end in interval(5, 10)]
    [0.24, 0.76]
    """
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - half, middle + half
