"""Measures games with drafted decks: how many a second, one answer, one copy, a replay, what a game holds in memory.

Time is the processor's, so that whatever else runs does not count.
"""

import gc
import time
import tracemalloc
from collections.abc import Iterator
from functools import cache
from itertools import count, cycle, islice

from entaku.bots.building import build
from entaku.bots.drafting import DraftBot
from entaku.bots.playing.player import PlayBot
from entaku.bots.random_play import RandomPlayer
from entaku.decks.building import deck_of, pool_counts
from entaku.decks.lands import BASIC_OF
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.play import play_out
from entaku.drafts.report import pools
from entaku.drafts.rules import open_table
from entaku.games.own_decks import Builders, seat_with, setup_of
from entaku.games.seating import seated
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table, replay
from entaku.laboratory import workers
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.views.game_view import GameView
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library
from entaku.oracle.trees import shipped as shipped_trees

GAMES = {2: 40, 4: 20}
"""How many games are played of each number of players: always the same, so that two runs can be compared."""
COMMANDER_GAMES = 8
COMMANDER = "commander-2010"
GameTable = Table[GameSetup, Play]


class Mind:
    """A random or a sensible player of one seat."""

    def __init__(self, table: GameTable, seat: int, kind: str) -> None:
        self.table = table
        self.sensible = PlayBot.of(table.setup, seat) if kind == "sensible" else None
        self.random = RandomPlayer(table.seed, f"seat {seat}")

    def answer(self, decision: Decision) -> Answer:
        if self.sensible is None:
            return self.random.answer(decision)
        view = self.table.view(decision.actor)
        assert isinstance(view, GameView)
        return self.sensible.answer(view, decision)


@cache
def pod(seed: int) -> tuple[PlayerSetup, ...]:
    """Eight players with decks that bots drafted and built."""
    setup = conspiracy_setup(["CNS", "CN2"], [f"Bot {seat + 1}" for seat in range(8)])
    table = open_table(setup, seed_from(seed))
    play_out(table, [DraftBot.of(setup)] * 8)
    players = []
    for pool in pools(table.state):
        counts = pool_counts([card.name for card in pool.cards])
        players.append(seated(pool.player, pool, deck_of(build(counts, shipped().get), counts)))
    return tuple(players)


@cache
def setup(seed: int, size: int) -> GameSetup:
    """A game of the first players of a pod."""
    players = pod(seed)[:size]
    names = {card.name for player in players for card in (*player.deck, *player.sideboard)} | set(BASIC_OF.values())
    cards, trees = needed(names, shipped().cards, shipped_trees())
    return GameSetup(players=players, cards=cards, trees=trees)


def opened(size: int) -> Iterator[GameTable]:
    """Tables of so many players, each with other decks and another seed."""
    for seed, number in zip(cycle(range(4)), count(), strict=False):
        yield Table(MAGIC, setup(seed, size), seed_from(f"bench {number}"))


def minds(table: GameTable, kind: str) -> list[Mind]:
    return [Mind(table, seat, kind) for seat in range(len(table.setup.players))]


def play(table: GameTable, kind: str) -> None:
    """Play a game to its end."""
    players = minds(table, kind)
    while (decision := table.state.decision) is not None:
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))


def whole_games() -> dict[str, Figure]:
    """Games and decisions a second, with two and four players, all random or all sensible."""
    found: dict[str, Figure] = {}
    for size, games in GAMES.items():
        for kind in ("random", "sensible"):
            tables = list(islice(opened(size), games))
            begun = time.process_time()
            for table in tables:
                play(table, kind)
            seconds = time.process_time() - begun
            decisions = sum(len(table.log) for table in tables)
            found[f"games-{size}-{kind}"] = Figure(games / seconds, "games/s")
            found[f"games-{size}-{kind}-cpu"] = Figure(seconds / games, "s/game")
            found[f"games-{size}-{kind}-decisions"] = Figure(decisions / seconds, "decisions/s")
    return found


def answers() -> dict[str, Figure]:
    """One answer of a random player applied, in games of four: the median, and what one in a hundred exceeds."""
    taken: list[float] = []
    for table, _ in zip(opened(4), range(8), strict=False):
        players = minds(table, "random")
        while (decision := table.state.decision) is not None:
            answer = players[decision.actor].answer(decision)
            begun = time.process_time()
            table.answer(decision.actor, decision.id, answer)
            taken.append(time.process_time() - begun)
    taken.sort()
    return {
        "games-answer-median": Figure(taken[len(taken) // 2] * 1000, "ms"),
        "games-answer-p99": Figure(taken[len(taken) * 99 // 100] * 1000, "ms"),
    }


def middle(number: int) -> GameTable:
    """A game of four random players in its middle."""
    table = next(table for table, place in zip(opened(4), count(), strict=False) if place == number)
    other = Table(MAGIC, table.setup, table.seed)
    play(table, "random")
    for entry in table.log[: len(table.log) // 2]:
        other.answer(entry.seat, entry.decision, entry.answer)
    return other


def copies() -> dict[str, Figure]:
    """Copying a game in its middle."""
    tables = [middle(number) for number in range(4)]
    repeats = 1000
    begun = time.process_time()
    for _ in range(repeats):
        for table in tables:
            MAGIC.copy(table.state)
    return {"games-copy": Figure((time.process_time() - begun) / repeats / len(tables) * 1000, "ms")}


def replays() -> dict[str, Figure]:
    """How much faster games of four sensible players are replayed than they were played, and random ones."""
    found: dict[str, Figure] = {}
    for kind in ("random", "sensible"):
        played = again = 0.0
        for table, _ in zip(opened(4), range(4), strict=False):
            begun = time.process_time()
            play(table, kind)
            played += time.process_time() - begun
            begun = time.process_time()
            replay(MAGIC, table.setup, table.seed, table.log)
            again += time.process_time() - begun
        found[f"games-replay-{kind}"] = Figure(played / again, "times as fast")
    return found


def memory() -> dict[str, Figure]:
    """What a game of four holds, in a process of its own: elsewhere it would hang on what was measured before."""
    with workers.pool(1) as alone:
        return alone.submit(memory_of_games).result()


def memory_of_games() -> dict[str, Figure]:
    """What a game of four holds in its middle, what its cards share with other games apart."""
    pods = [setup(seed, 4) for seed in range(4)]
    for number in range(len(pods)):
        middle(number)
    gc.collect()
    tracemalloc.start()
    tables = [middle(number) for number in range(len(pods))]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"games-memory": Figure(size / len(tables) / 1024, "KB")}


@cache
def commander_builders() -> Builders:
    """Builders of decks of a hundred shipped cards, by the rules of 2010."""
    return Builders(COMMANDER, Library(None))


def commander_setup(number: int) -> GameSetup:
    """A game of Commander of four."""
    builders, library = commander_builders(), Library(None)
    decks = [builders.build(seed_from(f"bench {number}"), seat) for seat in range(4)]
    return setup_of(
        [seat_with(f"Bot {seat + 1}", deck, COMMANDER) for seat, deck in enumerate(decks)], COMMANDER, library
    )


def commander_games() -> dict[str, Figure]:
    """Commander games of four sensible players, by the rules of 2010, with decks of a hundred shipped cards."""
    decisions = turns = 0
    seconds = 0.0
    for number in range(COMMANDER_GAMES):
        table: GameTable = Table(MAGIC, commander_setup(number), seed_from(f"bench {number}"))
        begun = time.process_time()
        play(table, "sensible")
        seconds += time.process_time() - begun
        decisions, turns = decisions + len(table.log), turns + table.state.game.turn
    games = COMMANDER_GAMES
    return {
        "games-commander": Figure(games / seconds, "games/s"),
        "games-commander-cpu": Figure(seconds / games, "s/game"),
        "games-commander-decisions": Figure(decisions / seconds, "decisions/s"),
        "games-commander-turns": Figure(turns / games, "turns"),
    }


BENCHMARKS: dict[str, Benchmark] = {
    "games": whole_games,
    "games-commander": commander_games,
    "games-answer": answers,
    "games-copy": copies,
    "games-replay": replays,
    "games-memory": memory,
}
