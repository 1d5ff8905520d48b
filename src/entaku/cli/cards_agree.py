"""`entaku cards agree`: whether what was read from English is what the same cards say in printed Japanese."""

from pathlib import Path

import click

from entaku.cli.cards_coverage import MOST_SHOWN, cards_in
from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say
from entaku.oracle.importers.printed import read_printed
from entaku.oracle.reading.agreement import Agreement, agreement


def command(language: Language) -> click.Command:
    def look(file: Path, japanese: Path, since: str, as_json: bool) -> None:
        found = agreement(cards_in((file,)), read_printed(japanese), since)
        if as_json:
            echo_json(found)
        else:
            show(found, language)

    path = click.Path(path_type=Path)
    return SpokenCommand(
        "agree",
        language=language,
        callback=look,
        help=say("cli-cards-agree", language),
        params=[
            click.Argument(["file"], type=path, metavar="FILE"),
            click.Argument(["japanese"], type=path, metavar="JAPANESE"),
            click.Option(["--since"], default="", metavar="DATE", help=say("cli-cards-agree-since", language)),
            json_option(language),
        ],
    )


def show(found: Agreement, language: Language) -> None:
    click.echo(say("cli-cards-agree-same", language, same=found.same, nearest=found.nearest, cards=found.cards))
    for each in found.differing[:MOST_SHOWN]:
        click.echo(
            say(
                "cli-cards-agree-differs", language, card=each.card, change=each.change,
                apart=each.apart, nearer=each.nearer_apart,
            )
        )  # fmt: skip
    if len(found.differing) > MOST_SHOWN:
        click.echo(say("cli-cards-coverage-more", language, count=len(found.differing) - MOST_SHOWN))
