"""Measures games that many look on at: 50 games of four bots on one process, four spectators at each.

The server is a process of its own, which notes beside each update when the first answer was given that it tells of;
both processes read one clock.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

import msgspec
from msgspec import Struct

from entaku.laboratory import watched_server
from entaku.laboratory.bench_server import plain_cube
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.laboratory.callers import Caller, call, megabytes, running

GAMES = 50
WATCHERS = 4
SECONDS = 20.0
PACE = 0.6
STANDSTILL = 300.0
"""Seconds in which every spectator is told something, on however slow a machine, unless something is wrong."""


class Message(Struct):
    """What a spectator's browser would be told; `since` is when the first answer was given that it tells of."""

    type: str
    since: float = 0.0
    plays: str = ""
    over: bool = False


_read_one = msgspec.json.Decoder(Message).decode
_read = msgspec.json.Decoder(list[Message]).decode


class Watching:
    """What all spectators saw."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.bytes = 0
        self.shown = 0
        self.failed = ""
        self.measures = False
        self.seconds = 0.0

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so.  Raises RuntimeError when a spectator can't go on."""
        async with asyncio.timeout(STANDSTILL):
            while not is_so():
                if self.failed:
                    raise RuntimeError(self.failed)
                await asyncio.sleep(0.1)


class Watcher(Caller):
    """One spectator."""

    def __init__(self, watching: Watching, code: str) -> None:
        super().__init__(code, None)
        self.watching = watching
        self.told = 0

    def connection_lost(self, exc: Exception | None) -> None:
        if self.watching.measures:
            self.watching.failed = f"a spectator of {self.code} lost their line: {exc}"

    def take(self, data: bytes) -> None:
        """Note how long ago the answer was given."""
        now = time.monotonic()
        for message in _read(data) if data.startswith(b"[") else (_read_one(data),):
            self.watching.shown += message.plays == "magic"
            if message.since and self.watching.measures:
                self.told += 1
                self.watching.latencies.append(now - message.since)
                self.watching.bytes += len(data)


class Host(Caller):
    """Whoever started a room of bots: they draft a little, then they play."""

    is_drafted = False

    def take(self, data: bytes) -> None:
        """Begin the draft when the room is there, and the game when the draft is over."""
        for message in _read(data) if data.startswith(b"[") else (_read_one(data),):
            if message.type == "welcome":
                self.send({"type": "start", "request": 1})
            if message.over and not self.is_drafted:
                self.is_drafted = True
                self.send({"type": "play-game", "request": 2})


def rooms(port: int, games: int) -> list[tuple[str, str]]:
    """Rooms of four bots, each with its host's token."""
    cube = {"name": "Bench", "text": plain_cube()}
    options = {"type": "draft", "cube": cube, "rounds": 1, "pack_sizes": [15]}
    wanted = {"options": options, "name": "Host", "seats": 4, "play": False, "bots": [0, 1, 2, 3], "pace": PACE}
    found = (call(port, "/api/rooms", wanted) for _ in range(games))
    return [(room["code"], room["token"]) for room in found]


async def watch(port: int, games: int, seconds: float) -> Watching:
    """Begin so many games, let spectators come, and look on for so many seconds, and until all were told something."""
    watching = Watching()
    watchers: list[Watcher] = []
    hosts: list[Host] = []
    for code, token in await asyncio.to_thread(rooms, port, games):
        hosts.append(Host(code, token))
        watchers += [Watcher(watching, code) for _ in range(WATCHERS)]
        for caller in (*watchers[-WATCHERS:], hosts[-1]):
            await caller.connect(port)
    await watching.until(lambda: watching.shown >= len(watchers))
    began = time.monotonic()
    watching.measures = True
    await asyncio.sleep(seconds)
    await watching.until(lambda: all(watcher.told for watcher in watchers))
    watching.measures = False
    watching.seconds = time.monotonic() - began
    for caller in (*watchers, *hosts):
        caller.hang_up()
    return watching


def watched(games: int, seconds: float) -> dict[str, Figure]:
    """From a bot's answer to each spectator's update: the median, and what one in a hundred exceeds."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), watched_server) as (port, process, _):
        watching = asyncio.run(watch(port, games, seconds))
        memory = megabytes(process)
    times = [latency * 1000 for latency in watching.latencies]
    return {
        "watchers-median": Figure(median(times), "ms"),
        "watchers-p99": Figure(quantiles(times, n=100)[98], "ms"),
        "watchers-updates": Figure(len(times) / watching.seconds, "updates/s"),
        "watchers-update": Figure(watching.bytes / len(times) / 1000, "KB"),
        "watchers-memory": Figure(memory, "MB"),
    }


BENCHMARKS: dict[str, Benchmark] = {"watchers": lambda: watched(GAMES, SECONDS)}
