"""`entaku puzzle`: looks for a win in puzzles, our own and Forge's; exit status 1 if one isn't found."""

from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.errors import Unreadable
from entaku.kernel.files import text_of
from entaku.messages import Language, say
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.library import Library, data_folder
from entaku.scenarios.reading import Imports
from entaku.scenarios.sandbox import Read, played, read, solved_log, written
from entaku.scenarios.solving import USUAL_POSITIONS, Solution, solve


class Result(Struct, frozen=True):
    """One puzzle: whether a win was found, in how many positions, and as a scenario; `trouble` if it can't be set up.

    `exhausted`: all was looked at, so that there is none.
    """

    file: str
    name: str
    found: bool = False
    positions: int = 0
    exhausted: bool = False
    scenario: str = ""
    trouble: str = ""


def command(language: Language) -> click.Command:
    def solve_files(
        files: tuple[Path, ...], turns: int | None, positions: int, out: Path | None, data: Path | None, as_json: bool
    ) -> int:
        library = Library(data_folder(data))

        def imports(name: str) -> tuple[Card, Tree] | None:
            card = library.get(name)
            return None if card is None else (card, library.tree(card))

        results = []
        for file in files:
            for result in looked_at(file, imports, turns, positions, None if as_json else language):
                results.append(result)
                if out is not None and result.scenario:
                    out.mkdir(parents=True, exist_ok=True)
                    name = f"{file.stem}-{len(results)}.yaml"
                    (out / name).write_text(result.scenario, encoding="utf-8")
        if as_json:
            echo_json(results)
        return 0 if all(result.found for result in results) else 1

    return SpokenCommand(
        "puzzle", language=language, callback=solve_files, help=say("cli-puzzle", language), params=params(language)
    )


def params(language: Language) -> list[click.Parameter]:
    """What is given to the command."""
    folder = click.Path(path_type=Path)
    return [
        click.Argument(["files"], nargs=-1, required=True, type=folder, metavar=say("cli-puzzle-files", language)),
        click.Option(["--turns"], type=click.IntRange(1, 20), help=say("cli-puzzle-turns", language)),
        click.Option(
            ["--positions"],
            type=click.IntRange(1),
            default=USUAL_POSITIONS,
            help=say("cli-puzzle-positions", language),
        ),
        click.Option(["--out"], type=folder, metavar="DIR", help=say("cli-puzzle-out", language)),
        data_option(language),
        json_option(language),
    ]


def looked_at(
    file: Path, imports: Imports, turns: int | None, positions: int, language: Language | None
) -> list[Result]:
    """The puzzles of a file, searched, and told in a language if there is one."""
    try:
        found = read(text_of(file), imports)
    except Unreadable as problem:
        trouble = say(problem.key, language or "en", **{**problem.facts, "file": str(file)})
        if language is not None:
            click.echo(trouble)
        return [Result(str(file), "", trouble=trouble)]
    return [searched(str(file), one, imports, turns, positions, language) for one in found]


def searched(
    file: str, puzzle: Read, imports: Imports, turns: int | None, positions: int, language: Language | None
) -> Result:
    """One puzzle."""
    table = played(puzzle.sandbox, imports)
    asks = puzzle.asks
    seat = table.state.game.active if asks is None else asks.seat
    within = turns or (1 if asks is None else asks.turns)
    solution = solve(table.state, seat, within, positions)
    result = Result(file, puzzle.name, solution.line is not None, solution.positions, solution.exhausted)
    if solution.line is None:
        if language is not None:
            click.echo(untold(puzzle, solution, language))
        return result
    done = replace(puzzle.sandbox, answers=(*puzzle.sandbox.answers, *solution.line))
    if language is not None:
        click.echo(say("cli-puzzle-found", language, name=puzzle.name or file, positions=solution.positions))
        for line in solved_log(done, imports):
            click.echo(f"    {line.text(language)}")
    return replace(result, scenario=written(done, puzzle.name or file, imports=imports))


def untold(puzzle: Read, solution: Solution, language: Language) -> str:
    key = "cli-puzzle-none" if solution.exhausted else "cli-puzzle-not-found"
    return say(key, language, name=puzzle.name, positions=solution.positions)
