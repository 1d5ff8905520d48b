"""`entaku cards gap`: what keeps the cards of a file from being played in full, and what to add first."""

from pathlib import Path

import click

from entaku.cli.cards_coverage import MOST_SHOWN, cards_in
from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.magic.by_hand.supported_nodes import known
from entaku.messages import Language, say
from entaku.oracle.reading.counted import read_ranks
from entaku.oracle.reading.gap import Construct, Gap, gap


def command(language: Language) -> click.Command:
    def look(files: tuple[Path, ...], ranks: Path | None, as_json: bool) -> None:
        found = gap(cards_in(files).values(), known(), read_ranks(ranks) if ranks is not None else None)
        if as_json:
            echo_json(found)
        else:
            show(found, language)

    return SpokenCommand(
        "gap",
        language=language,
        callback=look,
        help=say("cli-cards-gap", language),
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"),
            click.Option(
                ["--ranks"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-cards-gap-ranks", language)
            ),
            json_option(language),
        ],
    )


def show(found: Gap, language: Language) -> None:
    click.echo(say("cli-cards-coverage-full", language, full=found.full, cards=found.cards))
    for each in found.constructs[:MOST_SHOWN]:
        click.echo(line(each, language))
        if each.shape:
            click.echo("    " + say("cli-cards-gap-shape", language, readings=each.readings, shape=each.shape))
        if each.nearest:
            click.echo("    " + say("cli-cards-gap-nearest", language, phrase=each.nearest))
    if len(found.constructs) > MOST_SHOWN:
        click.echo(say("cli-cards-coverage-more", language, count=len(found.constructs) - MOST_SHOWN))


def line(found: Construct, language: Language) -> str:
    kind, _, what = found.construct.partition(": ")
    return say(
        "cli-cards-gap-construct", language, kind=say(f"cli-cards-gap-{kind}", language), what=what,
        needed=found.needed, completes=found.completes, alone=found.alone, together=found.together,
        examples=", ".join(found.examples),
    )  # fmt: skip
