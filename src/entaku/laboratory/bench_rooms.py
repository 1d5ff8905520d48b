"""Measures rooms opened again from their store in mid-game: replayed, from their snapshots, and many of them."""

import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from entaku.kernel.randomness import seed_from
from entaku.laboratory.bench_games import commander_setup, minds
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from entaku.server.storage import snapshots as stored
from entaku.server.storage.setups import Setups
from entaku.server.storage.store import Store, StoredAnswer, StoredTable, encode_answer
from entaku.server.tables import snapshots
from entaku.server.tables.again import sitting_again
from entaku.server.tables.games import GAME
from entaku.server.tables.options import GameOptions
from entaku.server.tables.sitting import Sitting

ANSWERS = 450
"""About the middle of a game of Commander."""
SINCE = 5
"""So many answers came after the snapshot, as when a server ends that makes one before."""
GAMES = 4
ROOMS = 300


class Stored:
    """A store with games of Commander in their middle."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder / 'entaku.db'}")
        self.setups = Setups()
        self.facts = Facts(Library(None))

    def open(self, table: StoredTable) -> Sitting:
        """A room's table, as a server reads it."""
        setup = self.setups.read(table.setup, GAME.setup)
        return sitting_again(self.store, GAME, setup, table, GameOptions(), self.facts, time.monotonic)[0]

    def play(self, number: int) -> tuple[StoredTable, list[StoredAnswer], bytes]:
        """A game, its answers, and its last snapshot."""
        setup = replace(commander_setup(number), patient=True)
        table = StoredTable("", 1, "magic", "", self.setups.write(setup), seed_from(f"bench {number}"), 0.0)
        sitting = self.open(table)
        players, rows, found = minds(sitting.table, "sensible"), list[StoredAnswer](), b""
        since = 0
        while len(rows) < ANSWERS or len(rows) < since + SINCE:
            decision = sitting.table.state.decision
            assert decision is not None
            entry = sitting.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
            sitting.progress.times.append(0.0)
            sitting.progress.hows.append("bot")
            answer = encode_answer(entry.answer)
            rows.append(StoredAnswer("", 1, len(rows), entry.decision, entry.seat, answer, 0.0, "bot"))
            if len(rows) < ANSWERS and (make := snapshots.taken(sitting)) is not None:
                since, found = len(rows), make()
        return table, rows, found

    def put(self, code: str, table: StoredTable, rows: list[StoredAnswer], snapshot: bytes | None) -> StoredTable:
        """Keep a game in a room of this code."""
        table = replace(table, code=code)
        self.store.begin(table, b"")
        self.store.append([replace(row, code=code) for row in rows])
        if snapshot is not None:
            stored.keep(self.store, code, 1, snapshot)
        return table


def taken(tables: list[StoredTable], among: Stored) -> float:
    """Milliseconds of processor time that opening takes, each."""
    began = time.process_time()
    for table in tables:
        among.open(table)
    return (time.process_time() - began) / len(tables) * 1000


def rooms() -> dict[str, Figure]:
    """One room of Commander after another is opened again, as by the first who comes after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        among = Stored(Path(folder))
        games = [among.play(number) for number in range(GAMES)]
        replayed = [among.put(f"R{place}", *game[:2], None) for place, game in enumerate(games)]
        kept = [among.put(f"S{place}", *games[place % GAMES]) for place in range(ROOMS)]
        among.setups = Setups()
        figures = {
            "rooms-replayed": Figure(taken(replayed, among), "ms of processor time"),
            "rooms-again": Figure(taken(kept[: GAMES * 4], among), "ms of processor time"),
            "rooms-again-300": Figure(taken(kept, among) * ROOMS / 1000, "s of processor time"),
        }
        among.store.close()
    return figures


BENCHMARKS: dict[str, Benchmark] = {"rooms": rooms}
