"""Measures what heavy work leaves to those who play: a table alone, and while a hundred people have decks checked."""

import asyncio
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from threading import Event

from entaku.laboratory.bench_server import Night, play, seat_everybody
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.laboratory.callers import call, running
from entaku.oracle.catalogue import shipped

CHECKS = 100
THOUGHT = 0.05
"""Seconds of thought before each pick, so that the table alone leaves the server idle most of the time."""


def beside_checks() -> dict[str, Figure]:
    """The median time from a pick to the neighbour's new pack, and how many times as long it is beside the checks.

    A hundred people ask, each again as soon as they have an answer, for as long as the table drafts.
    """
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as (port, process, _):
        return asyncio.run(_measured(port, process))


async def _measured(port: int, process: subprocess.Popen[bytes]) -> dict[str, Figure]:
    deck = {"text": "\n".join(f"1 {name}" for name in list(shipped().cards)[:100]), "rules": "commander"}
    await asyncio.to_thread(call, port, "/api/deck-checks", deck)  # the processes for heavy work begin with the first
    await _table(port, process)
    before = await _table(port, process)
    drafted = Event()

    def ask() -> None:
        while not drafted.is_set():
            call(port, "/api/deck-checks", deck)

    with ThreadPoolExecutor(CHECKS) as askers:
        checks = [askers.submit(ask) for _ in range(CHECKS)]
        try:
            beside = await _table(port, process)
        finally:
            drafted.set()
    for check in checks:
        check.result()
    alone = median([before, await _table(port, process)])
    return {
        "server-alone-median": Figure(alone, "ms"),
        "server-beside-checks-median": Figure(beside, "ms"),
        "server-beside-checks-ratio": Figure(beside / alone, "times as long as alone"),
    }


async def _table(port: int, process: subprocess.Popen[bytes]) -> float:
    """A draft of one table: the median time of a pass, in ms."""
    night = Night(THOUGHT)
    await play(port, await asyncio.to_thread(seat_everybody, port, 1, night), process)
    return median(night.latencies) * 1000


BENCHMARKS: dict[str, Benchmark] = {"server-beside-checks": beside_checks}
