"""`entaku bench`: runs the project's benchmarks."""

import click
from rich.console import Console
from rich.table import Table

from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unreadable
from entaku.lab.benchmarks import Figure, benchmarks
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def bench(as_json: bool, only: str) -> None:
        figures: dict[str, Figure] = {}
        console = Console(stderr=True)
        wanted = [(name, benchmark) for name, benchmark in benchmarks() if name.startswith(only)]
        if not wanted:
            raise Unreadable("cli-bench-none", only=only, names=", ".join(name for name, _ in benchmarks()))
        for name, benchmark in wanted:
            with console.status(say("cli-bench-progress", language, name=name)):
                figures |= benchmark()
        if as_json:
            echo_json(figures)
            return
        table = Table(box=None, show_header=False)
        for name, figure in figures.items():
            table.add_row(name, f"{figure.value:,.3f}", figure.unit)
        Console().print(table)

    return SpokenCommand(
        "bench",
        language=language,
        callback=bench,
        help=say("cli-bench", language),
        params=[
            click.Option(["--only"], default="", help=say("cli-bench-only", language)),
            json_option(language),
        ],
    )
