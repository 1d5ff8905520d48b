"""`entaku cards show`: everything that is known of a card."""

from pathlib import Path

import click

from entaku.cards.library import Library, data_folder
from entaku.cards.showing import lines, show_card
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def show(name: tuple[str, ...], data: Path | None, as_json: bool) -> None:
        card = show_card(" ".join(name), Library(data_folder(data)))
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
            data_option(language),
            json_option(language),
        ],
    )
