"""`entaku cards coverage`: how much of a file's rules text the rules engine understands."""

from pathlib import Path

import click

from entaku.cards.importers.files import read_cards
from entaku.cards.importers.imported import ImportedCard
from entaku.cards.reading.coverage import coverage
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say

MOST_SHOWN = 20
"""So many unknown clauses are shown to a person; `--json` has them all."""


def command(language: Language) -> click.Command:
    def cover(files: tuple[Path, ...], as_json: bool) -> None:
        cards: dict[str, ImportedCard] = {}
        for file in files:
            cards.update((each.card.name, each) for each in read_cards(file).cards)
        found = coverage(cards.values())
        if as_json:
            echo_json(found)
            return
        click.echo(say("cli-cards-coverage-full", language, full=found.full, cards=found.cards))
        if found.manual:
            click.echo(say("cli-cards-coverage-manual", language, manual=found.manual))
        for clause in found.unknown[:MOST_SHOWN]:
            click.echo(f"  {clause.card}: {clause.text}")
        if len(found.unknown) > MOST_SHOWN:
            click.echo(say("cli-cards-coverage-more", language, count=len(found.unknown) - MOST_SHOWN))

    return SpokenCommand(
        "coverage",
        language=language,
        callback=cover,
        help=say("cli-cards-coverage", language),
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"),
            click.Option(["--json", "as_json"], is_flag=True, help=say("cli-help-json", language)),
        ],
    )
