"""`entaku lab report`: what a study says, as a page or as data."""

from pathlib import Path

import click

from entaku.cards.library import Library, data_folder
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json, keep
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def report(folder: Path, html: Path | None, data: Path | None, as_json: bool) -> None:
        try:
            from entaku.lab.study.page import page  # they need an extra, which most do without
            from entaku.lab.study.questions import answers
        except ModuleNotFoundError as problem:
            raise Unlawful("lab-extra-missing") from problem
        if html is None and not as_json:
            raise Refused("lab-report-no-form")
        found = answers(folder)
        if html is not None:
            library = Library(data_folder(data))
            cards = ((card.card, library.get(card.card)) for card in found.cards)
            japanese = {name: card.ja for name, card in cards if card is not None and card.ja}
            keep(html, page(found, japanese if language == "ja" else {}, language).encode())
            if not as_json:
                click.echo(say("lab-report-written", language, file=str(html), nights=found.nights))
        if as_json:
            echo_json(found)

    return SpokenCommand(
        "report",
        language=language,
        callback=report,
        help=say("lab-report", language),
        params=[
            click.Argument(["folder"], type=click.Path(path_type=Path), metavar="DIR"),
            click.Option(
                ["--html"], type=click.Path(path_type=Path), metavar="FILE", help=say("lab-report-html", language)
            ),
            data_option(language),
            json_option(language),
        ],
    )
