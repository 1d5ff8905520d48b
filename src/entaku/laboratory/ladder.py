"""Bots play each other and are ranked: a rating of games of any number of players, and shares of wins."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, count, islice
from math import ceil, comb, sqrt

from msgspec import Struct

from entaku.bots.levels import LevelBot
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.laboratory.bench_games import setup
from entaku.laboratory.players import BOTS, bot_named
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game
from entaku.magic.views.determinization import imagined
from entaku.tournament.season import OpenSkill, Rating

MOST_PLAYERS = 6
PODS = 12
"""So many pods draft; their decks are played with in turn."""
SURE = 1.96


class Rung(Struct, frozen=True):
    """A bot on the ladder: games and wins, the rating, each with the ends of its interval of 95 %.

    `middle`, `most` and `slowest` are how long a decision took, in seconds of the processor: half of them as long at
    most, 99 of 100, all.  Of a bot that looks ahead only those count at which it did: `thoughts` of them.
    """

    level: str
    games: int
    won: float
    won_low: float
    won_high: float
    rating: float
    rating_low: float
    rating_high: float
    thoughts: int
    middle: float
    most: float
    slowest: float


class Ladder(Struct, frozen=True):
    """What was found, the best first: by this seed with so many players a game, of whom all but one are `against`."""

    seed: str
    players: int
    games: int
    levels: tuple[str, ...]
    against: str
    rungs: tuple[Rung, ...]


class Played(Struct, frozen=True):
    """A game that was played: who sat where, the seats by place, those that won, and how long decisions took each.

    `places` has the best first, those together whom the game didn't tell apart.
    """

    seated: tuple[str, ...]
    places: tuple[tuple[Seat, ...], ...]
    winners: tuple[Seat, ...]
    took: dict[str, list[float]]


def check(levels: Sequence[str], players: int, against: str = "") -> tuple[str, ...]:
    """The bots that take part.  Raises Unlawful for one that isn't, or games that can't be."""
    for name in (*levels, *filter(None, [against])):
        if bot_named(name).has_learned:
            raise Unlawful("lab-bot-unknown", name=name, names=", ".join(one for one in BOTS if one != name))
    known = tuple(name for name in BOTS if name in levels)
    if not 2 <= players <= MOST_PLAYERS or len(known) < (1 if against else 2):
        raise Unlawful("lab-ladder-sizes", most=MOST_PLAYERS)
    return known


def line_ups(levels: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Who sits where, game by game: every set of bots in turn, moved on by a seat each time round.

    >>> list(islice(line_ups(("easy", "normal", "hard"), 2), 4))
    [('easy', 'normal'), ('easy', 'hard'), ('normal', 'hard'), ('normal', 'easy')]
    """
    size = min(players, len(levels))
    sets = list(combinations(levels, size))
    for turn in count():
        for one in sets:
            yield tuple(one[(seat + turn) % size] for seat in range(players))


def alone(levels: Sequence[str], players: int, against: str) -> Iterator[tuple[str, ...]]:
    """Who sits where, if one bot plays against others that are all alike: each in turn, from every seat.

    >>> list(islice(alone(("hard", "expert"), 3, "normal"), 3))
    [('hard', 'normal', 'normal'), ('expert', 'normal', 'normal'), ('normal', 'hard', 'normal')]
    """
    for turn in count():
        for level in levels:
            yield tuple(level if seat == turn % players else against for seat in range(players))


def games_of(
    levels: Sequence[str], players: int, games: int, seed: str, against: str = "", first: int = 0
) -> Iterator[Played]:
    """The games of a ladder, those before the first left out; the same decks are played from every seat."""
    if against:
        rounds, seats = len(levels) * players, alone(levels, players, against)
    else:
        size = min(players, len(levels))
        rounds, seats = comb(len(levels), size) * size, line_ups(levels, players)
    for number, seated in enumerate(islice(seats, games)):
        if number >= first:
            yield play(seated, number // rounds, seed)


def climb(
    levels: Sequence[str],
    players: int,
    games: int,
    seed: str,
    against: str = "",
    tell: Callable[[int], None] = lambda played: None,
) -> Ladder:
    """Play so many games and rank the bots.  The same seed gives the same ladder, but for how long decisions took."""
    played: list[Played] = []
    for game in games_of(levels, players, games, seed, against):
        played.append(game)
        tell(len(played))
    return ranked(played, levels, players, seed, against)


def ranked(played: Sequence[Played], levels: Sequence[str], players: int, seed: str, against: str = "") -> Ladder:
    """The ladder of games that were played."""
    names = tuple(dict.fromkeys((*levels, *filter(None, [against]))))
    ratings = dict.fromkeys(names, Rating())
    games, won = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    took: dict[str, list[float]] = {name: [] for name in names}
    for game in played:
        for name in game.seated:
            games[name] += 1
        for seat in game.winners:
            won[game.seated[seat]] += 1 / len(game.winners)
        for name, times in game.took.items():
            took[name] += times
        ranks = {seat: rank for rank, level in enumerate(game.places) for seat in level}
        rated = OpenSkill().rated([ratings[game.seated[seat]] for seat in ranks], list(ranks.values()))
        for name in set(game.seated):
            own = [one for seat, one in zip(ranks, rated, strict=True) if game.seated[seat] == name]
            ratings[name] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    rungs = [rung(name, games[name], won[name], ratings[name], took[name]) for name in names]
    best_first = tuple(sorted(rungs, key=lambda one: -one.rating))
    return Ladder(seed, players, len(played), tuple(levels), against, best_first)


def play(seated: Sequence[str], number: int, seed: str) -> Played:
    """One game to its end."""
    here = setup(number % PODS, len(seated))
    table = Table(MAGIC, here, seed_from(f"ladder {seed} {number}"))
    bots = [bot_named(name).plays(here, table.seed, seat) for seat, name in enumerate(seated)]
    took: dict[str, list[float]] = {name: [] for name in seated}
    while (decision := table.state.decision) is not None:
        seat = decision.actor
        begun = time.process_time()
        view = MAGIC.view(table.state, seat)
        answer = bots[seat].answer(view, decision, partial(imagined, table.state, seat))
        bot = bots[seat]
        if not isinstance(bot, LevelBot) or bot.search is None or bot.search.weighed:
            took[seated[seat]].append(time.process_time() - begun)
        table.answer(seat, decision.id, answer)
    game = table.state.game
    return Played(tuple(seated), ranking(game), tuple(game.winners), took)


def ranking(game: Game) -> tuple[tuple[Seat, ...], ...]:
    """The seats, best place first: winners, those still in, then those who left, the last to leave first.

    Who left together, or stayed to the end together, did equally well: turn order makes places of that for prizes
    (EV-7), and says nothing of how they played.
    """
    gone = [seat for seats in game.eliminated for seat in seats]
    still_in = tuple(seat for seat in range(len(game.players)) if seat not in game.winners and seat not in gone)
    return tuple(level for level in (tuple(game.winners), still_in, *reversed(game.eliminated)) if level)


def rung(level: str, games: int, won: float, rating: Rating, took: Sequence[float]) -> Rung:
    low, high = interval(won, games)
    half = SURE * rating.sigma
    share = won / games if games else 0.0
    times = sorted(took)
    return Rung(
        level, games, round(share, 3), round(low, 3), round(high, 3),
        round(rating.mu, 1), round(rating.mu - half, 1), round(rating.mu + half, 1),
        len(times), round(within(times, 0.5), 3), round(within(times, 0.99), 3), round(within(times, 1), 3),
    )  # fmt: skip


def within(times: Sequence[float], share: float) -> float:
    """How long such a share of the times is at most; they are sorted.

    >>> within([1, 2, 3, 4], 0.5), within([1, 2, 3, 4], 0.99), within([], 0.5)
    (2, 4, 0.0)
    """
    return times[ceil(share * len(times)) - 1] if times else 0.0


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
