"""`entaku cards try`: makes all cards act that are played in full; exit status 1 if anything is wrong, or silent."""

import os
from collections import Counter
from pathlib import Path

import click

from entaku.cli.bars import bar
from entaku.cli.cards_coverage import MOST_SHOWN, cards_in
from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.laboratory.trying.report import Report, try_all
from entaku.laboratory.trying.trial import GAMES
from entaku.messages import Language, say
from entaku.oracle.importers.imported import ImportedCard


def command(language: Language) -> click.Command:
    def attempt(
        files: tuple[Path, ...], games: int, seed: str, only: tuple[str, ...], processes: int, as_json: bool
    ) -> int:
        cards = cards_in(files)
        if only:
            unknown = [name for name in only if name not in cards]
            if unknown:
                raise Refused("cli-cards-try-unknown", name=unknown[0])
            cards = {name: cards[name] for name in only}
        report = watched(list(cards.values()), seed, games, processes, language, silent=as_json)
        if as_json:
            echo_json(report)
        else:
            tell(report, language)
        return 0 if report.holds else 1

    return SpokenCommand(
        "try",
        language=language,
        callback=attempt,
        help=say("cli-cards-try", language),
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"),
            click.Option(["--games"], type=click.IntRange(1), default=GAMES, help=say("cli-cards-try-games", language)),
            click.Option(["--seed"], default="1", help=say("cli-cards-try-seed", language)),
            click.Option(["--only"], multiple=True, metavar="NAME", help=say("cli-cards-try-only", language)),
            click.Option(
                ["--processes"],
                type=click.IntRange(1),
                default=os.cpu_count() or 1,
                help=say("cli-cards-try-processes", language),
            ),
            json_option(language),
        ],
    )


def watched(
    cards: list[ImportedCard], seed: str, games: int, processes: int, language: Language, *, silent: bool
) -> Report:
    """Try the cards, with a bar that counts them."""
    with bar(silent=silent) as progress:
        task = progress.add_task(say("cli-cards-try-progress", language), total=len(cards))
        return try_all(cards, seed, games, processes, lambda count: progress.advance(task, count))


def tell(report: Report, language: Language) -> None:
    """What came of it, in a few lines."""
    click.echo(say("cli-cards-try-tried", language, tried=report.tried, cards=report.cards, games=report.games))
    if report.faults:
        click.echo(say("cli-cards-try-faults", language, count=len(report.faults)))
        for fault in report.faults[:MOST_SHOWN]:
            click.echo(f"  {fault.card}: {fault.fault}")
    if report.silent:
        click.echo(say("cli-cards-try-silent", language, count=len(report.silent)))
        for one in report.silent[:MOST_SHOWN]:
            click.echo(f"  {one.card} ({one.ability}): {one.instruction}")
    more = max(0, len(report.faults) - MOST_SHOWN) + max(0, len(report.silent) - MOST_SHOWN)
    if more:
        click.echo(say("cli-cards-coverage-more", language, count=more))
    for reason, count in Counter(one.reason for one in report.known).most_common():
        click.echo(say("cli-cards-try-known", language, count=count, reason=reason))
    if report.holds:
        click.echo(say("cli-cards-try-holds" if report.tried else "cli-cards-try-none", language))
