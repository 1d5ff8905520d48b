"""The project's benchmarks: each measures one thing and says it with its unit.

What is only calculated is counted in processor time, so that whatever else runs on the machine counts less; what
people wait for is counted by the clock.
"""

import os
import platform
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import product
from pathlib import Path
from statistics import median

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One measured value and its unit ("drafts/s", "ms", "MB")."""

    value: float
    unit: str


Benchmark = Callable[[], dict[str, Figure]]
"""Measures, and gives one or several figures by name."""

MODULES = (
    "entaku.laboratory.bench_cards",
    "entaku.laboratory.bench_draft",
    "entaku.laboratory.bench_games",
    "entaku.laboratory.bench_tokens",
    "entaku.laboratory.bench_heavy",
    "entaku.laboratory.bench_reading",
    "entaku.laboratory.bench_rooms",
    "entaku.laboratory.bench_server",
    "entaku.laboratory.bench_table",
    "entaku.laboratory.bench_targets",
    "entaku.laboratory.bench_tournament",
    "entaku.laboratory.bench_watchers",
    "entaku.front.bench_environment",
)


def benchmarks() -> Iterator[tuple[str, Benchmark]]:
    """Every benchmark with its name, from each module's `BENCHMARKS`."""
    for module in MODULES:
        yield from import_module(module).BENCHMARKS.items()


class Machine(Struct, frozen=True):
    """Where it was measured."""

    processor: str
    cores: int
    python: str

    def __str__(self) -> str:
        return f"{self.processor}, {self.cores} cores, {self.python}"


class Measured(Struct, frozen=True):
    """What one benchmark found in each of several runs."""

    unit: str
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """The middle of the runs."""
        return median(self.values)


class Run(Struct, frozen=True):
    """Figures by name, where they were measured, and how many processes wanted to run as it began and as it ended."""

    machine: Machine
    load: tuple[float, float]
    figures: dict[str, Measured]


class Ratio(Struct, frozen=True):
    """How many times as much one run found as another, and the least and most that any two of their runs say."""

    value: float
    least: float
    most: float


def machine() -> Machine:
    """This machine."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Machine(names[0] if names else platform.machine(), os.cpu_count() or 1, python)


def load() -> float:
    """How many processes have wanted to run in the last minute, in the mean; 0 where the system doesn't tell."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def gathered(runs: list[Mapping[str, Figure]]) -> dict[str, Measured]:
    """The same figures of several runs, together."""
    return {name: Measured(figure.unit, tuple(run[name].value for run in runs)) for name, figure in runs[0].items()}


def ratio(now: Measured, before: Measured) -> Ratio:
    """How what is measured now compares with what was measured before.

    >>> ratio(Measured("s", (1.0, 1.5, 1.25)), Measured("s", (2.0, 2.5)))
    Ratio(value=0.5555555555555556, least=0.4, most=0.75)
    """
    pairs = [one / other for one, other in product(now.values, before.values) if other]
    return Ratio(now.value / before.value, min(pairs), max(pairs)) if before.value else Ratio(1.0, 1.0, 1.0)
