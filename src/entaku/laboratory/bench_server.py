"""Measures the server: a hundred drafts at once over real WebSockets, its memory, and how fast it starts.

The server is a process of its own; the players are lean, so that they don't slow down what is measured.
"""

import asyncio
import contextlib
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple  # Any: JSON as it came

import msgspec
from msgspec import Struct

from entaku.laboratory.benchmarks import Benchmark, Figure, load
from entaku.laboratory.callers import Caller, call, free_port, megabytes, processor_seconds, running, served
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS

TABLES = 100
FEW = 20
SEATS = 8
STANDSTILL = 60.0
"""Seconds in which somebody picks, on however slow a machine, unless something is wrong."""


class Question(Struct):
    """What a player needs of a decision."""

    id: int
    default: Any
    about: tuple[Any, ...] = ()
    optional: bool = False


class Asked(Struct):
    """A decision for the player."""

    decision: Question


class Happened(Struct):
    """What a player needs of an event."""

    type: str
    seat: int = -1
    to: int = -1


class Trouble(Struct):
    """What the server says of what it didn't do."""

    text: str


class Message(Struct):
    """What a player needs of a message."""

    type: str
    table: int = 0
    asked: list[Asked | int] | None = None
    events: list[Happened] = []
    over: bool = False
    trouble: Trouble | None = None


_read_one = msgspec.json.Decoder(Message).decode
_read = msgspec.json.Decoder(list[Message]).decode


class Pod:
    """One table: when each seat passed its packs on."""

    def __init__(self, night: "Night") -> None:
        self.night = night
        self.passed: list[deque[float]] = [deque() for _ in range(SEATS)]


class Night:
    """All tables of a run, and what was measured at them."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[float] = []
        self.picks = 0
        self.playing = 0
        self.welcomed = 0
        self.dealt = 0
        self.has_begun = False
        self.failed = ""
        self.done = asyncio.Event()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so.  Raises RuntimeError when a player can't go on."""
        while not is_so():
            if self.failed:
                raise RuntimeError(self.failed)
            await asyncio.sleep(0.01)

    async def over(self) -> None:
        """Wait until every table is over.  Raises RuntimeError when a player can't go on, or nobody has for a while."""
        while not self.done.is_set():
            before = self.picks
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.done.wait(), STANDSTILL)
            if self.picks == before and not self.done.is_set():
                raise RuntimeError(f"{self.playing} players wait for something")
        if self.failed:
            raise RuntimeError(self.failed)


class Player(Caller):
    """One seat's browser, as little of it as will do: it takes the server's default, at once or after a thought."""

    def __init__(self, pod: Pod, seat: int, code: str, token: str) -> None:
        super().__init__(code, token)
        self.pod, self.seat = pod, seat
        self.is_over = False
        self.answered = 0
        self.told = ""
        self.first: tuple[int, Question] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_over:
            self.pod.night.failed = f"seat {self.seat} lost its line: {self.told or exc}"
            self.pod.night.done.set()

    def take(self, data: bytes) -> None:
        """Read one message or several."""
        for message in _read(data) if data.startswith(b"[") else (_read_one(data),):
            self.hear(message)

    def hear(self, message: Message) -> None:
        """Packs that arrived, and what is to be picked."""
        night = self.pod.night
        for event in message.events:
            if event.type == "passed" and event.to == self.seat and self.pod.passed[event.seat]:
                night.latencies.append(time.perf_counter() - self.pod.passed[event.seat].popleft())
        if message.trouble is not None:
            self.told = message.trouble.text
        if message.type == "welcome":
            night.welcomed += 1
        if message.type == "table":
            night.dealt += 1
        if message.over and not self.is_over:
            self.is_over = True
            night.playing -= 1
            if night.playing == 0:
                night.done.set()
        for asked in message.asked or ():
            if not isinstance(asked, int):  # it was told before
                self.consider(message.table, asked.decision)

    def consider(self, table: int, question: Question) -> None:
        """Answer what is new and has to be answered: at once, after a thought, or when everybody begins."""
        night = self.pod.night
        if question.optional or question.id <= self.answered:
            return
        self.answered = question.id
        if not night.has_begun:
            self.first = (table, question)
        elif night.think:
            asyncio.get_running_loop().call_later(night.think, self.pick, table, question)
        else:
            self.pick(table, question)

    def pick(self, table: int, question: Question) -> None:
        """Take the default."""
        if question.about and question.about[0] != 1:
            self.pod.passed[self.seat].append(time.perf_counter())
        self.pod.night.picks += 1
        self.send({"type": "give", "table": table, "decision": question.id, "answer": question.default, "request": 1})


def plain_cube() -> str:
    """A cube of shipped cards that do nothing in the draft, so that every pick is a pick and a pass."""
    names = [card.name for card in shipped().cards.values() if card.name not in DRAFT_MATTERS]
    return "\n".join((names * 2)[: SEATS * 45])


def seat_everybody(port: int, tables: int, night: Night, rounds: int = 3) -> list[Player]:
    """Rooms with a guest on each seat, for a draft of so many packs each."""
    cube = {"name": "Bench", "text": plain_cube()}
    players = []
    for _ in range(tables):
        pod = Pod(night)
        options = {"type": "draft", "cube": cube, "rounds": rounds}
        host = call(port, "/api/rooms", {"options": options, "name": "Seat 1", "seats": SEATS})
        guests = [call(port, f"/api/rooms/{host['code']}/guests", {"name": f"Seat {n}"}) for n in range(2, SEATS + 1)]
        players += [Player(pod, one["seat"], host["code"], one["token"]) for one in (host, *guests)]
    return players


class Played(NamedTuple):
    """What a run took: seconds, the server's seconds of processor time, and its memory with all tables in play."""

    seconds: float
    processor: float
    memory: float


async def play(port: int, players: list[Player], process: subprocess.Popen[bytes]) -> Played:
    """Draft at every table.  Raises RuntimeError when a player can't go on."""
    for player in players:
        await player.connect(port)
    night = players[0].pod.night
    night.playing = len(players)
    await night.until(lambda: night.welcomed == len(players))
    for player in players:
        if player.seat == 0:
            player.send({"type": "start", "request": 1})
    await night.until(lambda: night.dealt == len(players) and all(player.first is not None for player in players))
    await asyncio.sleep(0.5)
    most = asyncio.create_task(_most(process, night))
    night.has_begun = True
    gc.collect()
    gc.disable()
    began, taken = time.perf_counter(), processor_seconds(process)
    for number, player in enumerate(players):
        assert player.first is not None
        phase = number * 0.618 % 1  # people don't think in step
        asyncio.get_running_loop().call_later(night.think * phase, player.pick, *player.first)
    await night.over()
    seconds, processor = time.perf_counter() - began, processor_seconds(process) - taken
    gc.enable()
    for player in players:
        player.hang_up()
    return Played(seconds, processor, await most)


async def _most(process: subprocess.Popen[bytes], night: Night) -> float:
    most = 0.0
    while not night.done.is_set():
        most = max(most, megabytes(process))
        await asyncio.sleep(0.25)
    return most


def measure(tables: int, think: float, rounds: int = 3) -> dict[str, float]:
    """One run: so many tables, whose players think so many seconds about each pick of so many packs."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (port, process, _):
        return asyncio.run(_measured(port, process, tables, think, rounds))


async def _measured(
    port: int, process: subprocess.Popen[bytes], tables: int, think: float, rounds: int
) -> dict[str, float]:
    warm = Night(0.0)
    await play(port, await asyncio.to_thread(seat_everybody, port, 1, warm), process)
    night = Night(think)
    empty = megabytes(process)
    players = await asyncio.to_thread(seat_everybody, port, tables, night, rounds)
    played = await play(port, players, process)
    times = [latency * 1000 for latency in night.latencies]
    return {
        "median": median(times),
        "p99": quantiles(times, n=100)[98],
        "picks": night.picks / played.seconds,
        "processor": played.processor * 1e6 / night.picks,
        "memory": (played.memory - empty) / tables,
    }


def at_full_speed() -> dict[str, Figure]:
    """A hundred tables of eight, every seat picking the moment it gets a pack."""
    found = measure(TABLES, 0.0)
    return {
        "server-full-speed-median": Figure(found["median"], "ms"),
        "server-full-speed-p99": Figure(found["p99"], "ms"),
        "server-full-speed-picks": Figure(found["picks"], "picks/s"),
        "server-full-speed-processor": Figure(found["processor"], "µs of processor time/pick"),
        "server-memory": Figure(found["memory"], "MB/table"),
    }


def with_a_thought() -> dict[str, Figure]:
    """The same with half a second of thought before each pick, faster than people are."""
    found = measure(TABLES, 0.5)
    return {
        "server-half-second-median": Figure(found["median"], "ms"),
        "server-half-second-p99": Figure(found["p99"], "ms"),
        "server-half-second-picks": Figure(found["picks"], "picks/s"),
        "server-half-second-processor": Figure(found["processor"], "µs of processor time/pick"),
    }


def at_peoples_pace() -> dict[str, Figure]:
    """The same with four and eight seconds of thought, as people take, for one pack each."""
    figures = {}
    for think in (4, 8):
        found = measure(TABLES, think, rounds=1)
        figures[f"server-{think}-seconds-median"] = Figure(found["median"], "ms")
        figures[f"server-{think}-seconds-processor"] = Figure(found["processor"], "µs of processor time/pick")
    return figures


def few_tables() -> dict[str, Figure]:
    """The processor time of 1,000 picks at twenty tables of eight, at once and after half a second of thought."""
    return {
        f"server-20-tables{name}": Figure(measure(FEW, think)["processor"] / 1000, "s of processor time/1,000 picks")
        for name, think in (("", 0.0), ("-half-second", 0.5))
    }


@contextlib.contextmanager
def started(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """`entaku serve` as people start it: what Python has compiled once is kept, here in a folder of its own."""
    port = free_port()
    command = [sys.executable, "-m", "entaku.cli.main", "serve", "--data", str(folder / "data"), "--port", str(port)]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with served(command, port, environment) as found:
        yield found


def cold_start() -> dict[str, Figure]:
    """From starting the process to the first page: where nothing was compiled or stored yet, and from then on."""
    figures: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(3):
            for start in ("first-start", "start"):
                with started(Path(folder) / str(number)) as (process, seconds):
                    figures[f"server-{start}"].append(seconds)
                    figures[f"server-{start}-processor"].append(processor_seconds(process))
    units = {name: "s of processor time" if name.endswith("processor") else "s" for name in figures}
    return {name: Figure(median(values), units[name]) for name, values in figures.items()}


BENCHMARKS: dict[str, Benchmark] = {
    "server-start": cold_start,
    "server-20-tables": few_tables,
    "server-full-speed": at_full_speed,
    "server-half-second": with_a_thought,
    "server-peoples-pace": at_peoples_pace,
}

if __name__ == "__main__":
    tables, think = int(os.environ.get("TABLES", TABLES)), float(os.environ.get("THINK", "0"))
    before = load()
    print(measure(tables, think), f"load {before:.1f} before, {load():.1f} after", sep="\n")
