"""`entaku bench`: runs the project's benchmarks, and compares them with an earlier run."""

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unreadable
from entaku.kernel.files import bytes_of
from entaku.laboratory.benchmarks import Benchmark, Measured, Run, benchmarks, gathered, load, machine, ratio
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def bench(as_json: bool, only: tuple[str, ...], runs: int, against: Path | None) -> None:
        before = None if against is None else stored(against)
        run = measured(wanted(only), runs, language)
        if as_json:
            echo_json(run)
            return
        console = Console()
        console.print(table(run, before, language))
        load_before, load_after = (f"{each:.1f}" for each in run.load)
        console.print(say("cli-bench-where", language, machine=str(run.machine), before=load_before, after=load_after))
        if before is not None and before.machine != run.machine:
            console.print(say("cli-bench-elsewhere", language, machine=str(before.machine)))

    return SpokenCommand(
        "bench",
        language=language,
        callback=bench,
        help=say("cli-bench", language),
        params=[
            click.Option(["--only"], multiple=True, help=say("cli-bench-only", language)),
            click.Option(["--runs"], type=click.IntRange(1), default=1, help=say("cli-bench-runs", language)),
            click.Option(["--against"], type=click.Path(path_type=Path), help=say("cli-bench-against", language)),
            json_option(language),
        ],
    )


def wanted(only: tuple[str, ...]) -> list[tuple[str, Benchmark]]:
    """The benchmarks whose name begins so, or all.  Raises Unreadable for a beginning that no name has."""
    known = list(benchmarks())
    for beginning in only:
        if not any(name.startswith(beginning) for name, _ in known):
            raise Unreadable("cli-bench-none", only=beginning, names=", ".join(name for name, _ in known))
    return [(name, benchmark) for name, benchmark in known if not only or name.startswith(only)]


def stored(file: Path) -> Run:
    """A run as `--json` wrote it.  Raises Unreadable if the file holds none."""
    try:
        return msgspec.json.decode(bytes_of(file), type=Run)
    except msgspec.DecodeError as problem:
        raise Unreadable("cli-bench-no-run", file=str(file), problem=str(problem)) from problem


def measured(chosen: list[tuple[str, Benchmark]], runs: int, language: Language) -> Run:
    """So many runs of each benchmark."""
    figures: dict[str, Measured] = {}
    before = load()
    with Console(stderr=True).status("") as status:
        for name, benchmark in chosen:
            status.update(say("cli-bench-progress", language, name=name))
            figures |= gathered([benchmark() for _ in range(runs)])
    return Run(machine(), (before, load()), figures)


def table(run: Run, before: Run | None, language: Language) -> Table:
    """Each figure, and beside it how many times as much it is as it was."""
    shown = Table(box=None, show_header=before is not None)
    heads = ("cli-bench-figure", "cli-bench-now", "cli-bench-unit", "cli-bench-before", "cli-bench-ratio")
    for head in heads if before is not None else heads[:3]:
        shown.add_column(say(head, language))
    for name, figure in run.figures.items():
        row = [name, f"{figure.value:,.3f}", figure.unit]
        if before is not None and (old := before.figures.get(name)) is not None:
            found = ratio(figure, old)
            row += [f"{old.value:,.3f}", f"{found.value:.2f} ({found.least:.2f}–{found.most:.2f})"]
        shown.add_row(*row)
    return shown
