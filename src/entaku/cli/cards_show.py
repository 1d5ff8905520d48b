"""`entaku cards show`: everything that is known of a card."""

from pathlib import Path

import click

from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say
from entaku.oracle.library import Library, data_folder
from entaku.oracle.showing import FIRST, as_printed, lines, show_card


def command(language: Language) -> click.Command:
    def show(name: tuple[str, ...], month: str, data: Path | None, as_json: bool) -> None:
        library = Library(data_folder(data))
        card = show_card(" ".join(name), library)
        if month:
            card = as_printed(card, library, month)
        if as_json:
            echo_json(card)
        else:
            click.echo("\n".join(lines(card, language)))

    return SpokenCommand(
        "show",
        language=language,
        callback=show,
        help=say("cli-cards-show", language),
        params=[
            click.Argument(["name"], nargs=-1, required=True, metavar="NAME"),
            click.Option(
                ["--as-printed", "month"],
                is_flag=False,
                flag_value=FIRST,
                default="",
                metavar="[YYYY-MM]",
                help=say("cli-cards-show-as-printed", language),
            ),
            data_option(language),
            json_option(language),
        ],
    )
