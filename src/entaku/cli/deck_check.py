"""`entaku deck check`: every problem of a deck, with its rule, its card and what would be legal instead."""

from pathlib import Path

import click
import msgspec

from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.decks.check.commander import check, with_commander
from entaku.decks.check.report import CheckReport, SaidBracket, report_of
from entaku.decks.check.rules import VERSIONS, rules_named, with_changes
from entaku.decks.deck import sets_named
from entaku.decks.formats.files import deck_of, remarks_on
from entaku.messages import Language, say
from entaku.oracle.age import newer_sets, said
from entaku.oracle.library import Library, data_folder
from entaku.oracle.lists.files import list_of
from entaku.oracle.lists.reading import read_list
from entaku.oracle.lists.report import said as told
from entaku.oracle.typelines import type_word

LEGAL, NOT_LEGAL, NOT_SURE = 0, 1, 3
"""The command's exit status; 2 is bad input, as everywhere."""


def command(language: Language) -> click.Command:
    def checked(
        file: Path, format: str, on: str, leader: str, ban: tuple[str, ...], allow: tuple[str, ...],
        no_commander: tuple[str, ...], as_json: bool, data: Path | None,
    ) -> int:  # fmt: skip
        library = Library(data_folder(data))
        ban, allow, no_commander = (tuple(map(library.english, names)) for names in (ban, allow, no_commander))
        rules = with_changes(rules_named(format, on), ban, allow, no_commander)
        listed = read_list(list_of(file, library), str(file), "deck")
        deck = deck_of(listed)
        if leader:
            deck = with_commander(deck, leader, library)
        verdict = check(deck, rules, library, is_headed=listed.headed)
        report = report_of(verdict, rules, language, library)
        newer = said(newer_sets(sets_named(deck, verdict.by_name), library), language)
        if as_json:
            echo_json(msgspec.structs.replace(report, newer=newer))
        else:
            _print(report, language)
            for line in told(remarks_on(verdict.deck, verdict.by_name), language):
                click.echo(line)
            for line in newer:
                click.echo(line)
        return LEGAL if report.legal else NOT_LEGAL if report.problems else NOT_SURE

    return SpokenCommand(
        "check",
        language=language,
        callback=checked,
        help=say("cli-deck-check", language),
        params=parameters(language),
    )


def parameters(language: Language) -> list[click.Parameter]:
    """The list that is checked, and by which rules, with what the users' own group changes of them."""
    return [
        click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
        click.Option(
            ["--format"],
            type=click.Choice(VERSIONS),
            required=True,
            help=say("cli-deck-check-format", language),
        ),
        click.Option(
            ["--as-of", "--on", "on"], default="", metavar="YYYY-MM-DD", help=say("cli-deck-check-as-of", language)
        ),
        click.Option(
            ["--commander", "leader"], default="", metavar="NAME", help=say("cli-deck-check-commander", language)
        ),
        click.Option(["--ban"], multiple=True, metavar="NAME", help=say("cli-deck-check-ban", language)),
        click.Option(["--allow"], multiple=True, metavar="NAME", help=say("cli-deck-check-allow", language)),
        click.Option(
            ["--no-commander"], multiple=True, metavar="NAME", help=say("cli-deck-check-no-commander", language)
        ),
        json_option(language),
        data_option(language),
    ]


def _print(report: CheckReport, language: Language) -> None:
    for problem in (*report.problems, *report.unknown):
        click.echo(f"{problem.rule}  {problem.message}")
    for companion in report.companions:
        click.echo(f"{companion.rule}  {companion.message}")
    for remark in report.remarks:
        click.echo(f"{remark.rule}  {remark.message}")
    if report.legal:
        click.echo(say("cli-deck-legal", language, format=report.format))
    elif report.problems:
        click.echo(say("cli-deck-not-legal", language, format=report.format, problems=len(report.problems)))
    else:
        click.echo(say("cli-deck-not-sure", language, format=report.format))
    key = "check-lists" if report.on else "check-lists-today" if report.listed else "check-lists-data"
    click.echo(say(key, language, as_of=report.as_of, listed=report.listed, edition=report.edition))
    if report.bracket is not None:
        _print_bracket(report.bracket, language)
    numbers = report.statistics
    click.echo(
        say(
            "cli-deck-numbers",
            language,
            size=numbers.size,
            lands=numbers.lands,
            creatures=numbers.creatures,
            curve=" ".join(f"{value}{'+' if value == 7 else ''}:{cards}" for value, cards in enumerate(numbers.curve)),
            colours=" ".join(f"{colour}:{cards}" for colour, cards in numbers.colours.items()),
            sources=" ".join(f"{colour}:{cards}" for colour, cards in numbers.sources.items()),
            types=" ".join(f"{type_word(name, language)}:{cards}" for name, cards in numbers.types.items()),
        )
    )


def _print_bracket(bracket: SaidBracket, language: Language) -> None:
    click.echo(say("check-bracket", language, bracket=bracket.at_least, listed=bracket.listed))
    for message in (*(reason.message for reason in bracket.because), *bracket.remarks):
        click.echo(f"  {message}")
    if bracket.unread:
        click.echo(f"  {say('check-bracket-unread', language, count=len(bracket.unread))}")
