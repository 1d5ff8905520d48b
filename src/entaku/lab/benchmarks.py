"""The project's benchmarks: each measures one thing and says it with its unit."""

from collections.abc import Callable, Iterator
from importlib import import_module

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One measured value and its unit ("drafts/s", "ms", "MB")."""

    value: float
    unit: str


Benchmark = Callable[[], dict[str, Figure]]
"""Measures, and gives one or several figures by name."""

MODULES = (
    "entaku.lab.bench_cards",
    "entaku.lab.bench_draft",
    "entaku.lab.bench_games",
    "entaku.lab.bench_heavy",
    "entaku.lab.bench_reading",
    "entaku.lab.bench_server",
    "entaku.lab.bench_table",
    "entaku.lab.bench_targets",
    "entaku.lab.bench_tournament",
    "entaku.lab.bench_watchers",
)


def benchmarks() -> Iterator[tuple[str, Benchmark]]:
    """Every benchmark with its name, from each module's `BENCHMARKS`."""
    for module in MODULES:
        yield from import_module(module).BENCHMARKS.items()
