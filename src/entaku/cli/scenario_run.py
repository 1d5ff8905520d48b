"""`entaku scenario run`: plays scenarios and says which hold; exit status 1 if one doesn't."""

from pathlib import Path

import click
from msgspec import Struct

from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.files import text_of
from entaku.magic.by_hand.supported_nodes import runs
from entaku.messages import Language, say
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.library import Library, data_folder
from entaku.oracle.reading.tree import tree_of
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import Outcome, run


class Result(Struct, frozen=True):
    """One scenario: whether it holds, and what doesn't."""

    name: str
    passed: bool
    failures: tuple[str, ...]


class Report(Struct, frozen=True):
    """All of them."""

    passed: int
    failed: int
    results: tuple[Result, ...]


def command(language: Language) -> click.Command:
    def run_files(files: tuple[Path, ...], as_json: bool) -> int:
        library = Library(data_folder())

        def imports(name: str) -> tuple[Card, Tree] | None:
            card = library.get(name)
            return None if card is None else (card, tree_of(card, library.texts(card).en, runs))

        read = [(file, scenario) for file in files for scenario in read_scenarios(text_of(file), str(file), imports)]
        outcomes = [(file, run(scenario, str(file))) for file, scenario in read]
        if as_json:
            echo_json(report_of([outcome for _, outcome in outcomes]))
        else:
            for file, outcome in outcomes:
                _print(file, outcome, language)
            passed = sum(outcome.passed for _, outcome in outcomes)
            click.echo(say("cli-scenario-sum", language, passed=passed, failed=len(outcomes) - passed))
        return 0 if all(outcome.passed for _, outcome in outcomes) else 1

    return SpokenCommand(
        "run",
        language=language,
        callback=run_files,
        help=say("cli-scenario-run", language),
        params=[
            click.Argument(
                ["files"],
                nargs=-1,
                required=True,
                type=click.Path(path_type=Path),
                metavar=say("cli-scenario-files", language),
            ),
            json_option(language),
        ],
    )


def report_of(outcomes: list[Outcome]) -> Report:
    """The document: in English, whoever asks for it."""
    results = tuple(
        Result(outcome.scenario.name, outcome.passed, tuple(failure.text("en") for failure in outcome.failures))
        for outcome in outcomes
    )
    passed = sum(result.passed for result in results)
    return Report(passed, len(results) - passed, results)


def _print(file: Path, outcome: Outcome, language: Language) -> None:
    scenario = outcome.scenario
    if outcome.passed:
        click.echo(say("cli-scenario-passed", language, name=scenario.name))
        return
    click.echo(say("cli-scenario-failed", language, name=scenario.name, file=str(file), line=scenario.line))
    for failure in outcome.failures:
        click.echo(f"    {failure.text(language)}")
    click.echo("    " + say("cli-scenario-log", language))
    for line in outcome.log:
        click.echo(f"      {line.text(language)}")
