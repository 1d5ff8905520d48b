"""`entaku cards coverage`: how much of a file's rules text the rules engine plays, and what keeps a card from it."""

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import click
from msgspec import Struct

from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.magic.by_hand.supported_nodes import runs
from entaku.messages import Language, say
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.library import Library, data_folder
from entaku.oracle.reading.counted import Chosen, Parting, Parts, parts_of, read_ranks
from entaku.oracle.reading.coverage import Coverage, coverage
from entaku.oracle.reading.lacking import Unshown, Wanted, Why, wanted, why

MOST_SHOWN = 20
"""So many of anything are shown to a person; `--json` has them all."""


class WantedList(Struct, frozen=True):
    """The signatures that nothing has shown, the most useful first."""

    wanted: tuple[Wanted, ...]


def command(language: Language) -> click.Command:
    def cover(
        files: tuple[Path, ...],
        name: str | None,
        missing: bool,
        by: Parting | None,
        data: Path | None,
        as_json: bool,
        ranks: Path | None,
        most: int | None,
        **asked: str,
    ) -> None:
        if name is not None:
            found = why(card_of(name, cards_in(files), Library(data_folder(data))))
            echo_json(found) if as_json else show_why(found, language)
            return
        if not files:
            raise Refused("cli-cards-coverage-no-file")
        cards = chosen(ranks, most, **asked).of(cards_in(files).values())
        if missing:
            list_wanted(wanted(cards, runs), language, as_json)
        elif by is not None:
            parts = parts_of(cards, by)
            echo_json(parts) if as_json else show_parts(parts, language)
        elif as_json:
            echo_json(coverage(cards))
        else:
            show_coverage(coverage(cards), language)

    return SpokenCommand(
        "coverage", language=language, callback=cover, help=say("cli-cards-coverage", language),
        params=parameters(language),
    )  # fmt: skip


def parameters(language: Language) -> list[click.Parameter]:
    """What may be said behind the command."""
    return [
        click.Argument(["files"], nargs=-1, type=click.Path(path_type=Path), metavar="[FILE…]"),
        click.Option(["--why", "name"], metavar="NAME", help=say("cli-cards-coverage-why", language)),
        click.Option(["--missing"], is_flag=True, help=say("cli-cards-coverage-missing", language)),
        click.Option(["--by"], type=click.Choice(get_args(Parting)), help=say("cli-cards-coverage-by", language)),
        *chosen_options(language),
        data_option(language),
        json_option(language),
    ]


def chosen(ranks: Path | None, most: int | None, **asked: str) -> Chosen:
    """Which cards are counted.  Raises Refused for ranks without a number, or a number without ranks."""
    if (ranks is None) != (most is None):
        raise Refused("cli-cards-coverage-ranks-and-most")
    return Chosen(**asked, most=most or 0, ranks=read_ranks(ranks) if ranks is not None else {})


def chosen_options(language: Language) -> list[click.Option]:
    """Which cards of the files are counted, where not all."""
    return [
        click.Option(["--since"], default="", metavar="DATE", help=say("cli-cards-coverage-since", language)),
        click.Option(
            ["--ranks"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-cards-coverage-ranks", language)
        ),
        click.Option(["--most"], type=click.IntRange(min=1), help=say("cli-cards-coverage-most", language)),
        click.Option(["--layout"], default="", metavar="NAME", help=say("cli-cards-coverage-layout", language)),
        click.Option(["--type"], default="", metavar="NAME", help=say("cli-cards-coverage-type", language)),
    ]


def cards_in(files: Iterable[Path]) -> dict[str, ImportedCard]:
    """The cards of the files, by their English names."""
    return {each.card.name: each for file in files for each in read_cards(file).cards}


def card_of(name: str, cards: dict[str, ImportedCard], library: Library) -> ImportedCard:
    """A card of the files, or else one that is known here.  Raises Unlawful for a name that nobody knows."""
    if name in cards:
        return cards[name]
    found = next((each for each in cards.values() if each.card.ja == name), None)
    if found is not None:
        return found
    card = library.find(name)
    if card.name in cards:
        return cards[card.name]
    return library.imported(card) or ImportedCard(card)


def show_coverage(found: Coverage, language: Language) -> None:
    click.echo(say("cli-cards-coverage-full", language, full=found.full, cards=found.cards))
    if found.wording:
        click.echo(say("cli-cards-coverage-wording", language, month=found.wording))
    if found.manual:
        click.echo(say("cli-cards-coverage-manual", language, manual=found.manual))
    for clause in found.unknown[:MOST_SHOWN]:
        click.echo(f"  {clause.card}: {clause.text}")
    if len(found.unknown) > MOST_SHOWN:
        click.echo(say("cli-cards-coverage-more", language, count=len(found.unknown) - MOST_SHOWN))


def show_parts(found: Parts, language: Language) -> None:
    click.echo(say("cli-cards-coverage-full", language, full=found.full, cards=found.cards))
    for each in found.parts:
        part = each.part or say("cli-cards-coverage-undated", language)
        click.echo("  " + say("cli-cards-coverage-part", language, part=part, full=each.full, cards=each.cards))


def show_why(found: Why, language: Language) -> None:
    if found.full:
        click.echo(say("cli-cards-coverage-is-full", language, card=found.card))
        return
    click.echo(say("cli-cards-coverage-not-full", language, card=found.card))
    for manual in found.manual:
        click.echo(f"  {manual.text}")
        if not manual.unshown:
            click.echo("    " + say("cli-cards-coverage-unread", language))
        for each in manual.unshown:
            click.echo("    " + unshown_line(each, language))


def unshown_line(found: Unshown, language: Language) -> str:
    if found.nearest is None:
        return say("cli-cards-coverage-unshown", language, signature=found.signature)
    return say(
        "cli-cards-coverage-unshown-near", language, signature=found.signature, nearest=found.nearest,
        scenario=found.scenarios[0],
    )  # fmt: skip


def list_wanted(found: list[Wanted], language: Language, as_json: bool) -> None:
    if as_json:
        echo_json(WantedList(tuple(found)))
        return
    for each in found[:MOST_SHOWN]:
        click.echo(
            say(
                "cli-cards-coverage-wanted", language, signature=each.signature, cards=each.cards,
                completes=each.completes, examples=", ".join(each.examples),
            )
        )  # fmt: skip
