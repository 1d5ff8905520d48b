"""`entaku lab report`: what a study says, as a page, as data, or for the pages of a server."""

from collections.abc import Callable, Iterable
from pathlib import Path

import click

from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.kernel.errors import Unlawful
from entaku.kernel.files import keep, reason_of
from entaku.messages import Language, say
from entaku.oracle.cubes.published import Published, publish
from entaku.oracle.library import Library, data_folder


def command(language: Language) -> click.Command:
    def report(folder: Path, html: Path | None, publishing: bool, data: Path | None, as_json: bool) -> None:
        try:
            from entaku.laboratory.study.page import page, published  # they need an extra, which most do without
            from entaku.laboratory.study.questions import answers
        except ModuleNotFoundError as problem:
            raise Unlawful("lab-extra-missing") from problem
        if html is None and not publishing and not as_json:
            raise Refused("lab-report-no-form")
        found = answers(folder)
        japanese = japanese_names((card.card for card in found.cards), data)
        done: list[str] = []
        if html is not None:
            keep(html, page(found, japanese if language == "ja" else {}, language).encode())
            done.append(say("lab-report-written", language, file=str(html), nights=found.nights))
        if publishing:
            about = Published(found.study.cube, found.nights, found.games)
            into, pages = data_folder(data), published(found, japanese)
            put(about.key, into, lambda: publish(into, about, pages))
            done.append(say("lab-report-published", language, name=found.study.name, nights=found.nights))
        if as_json:
            echo_json(found)
        elif done:
            click.echo("\n".join(done))

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
            click.Option(["--publish", "publishing"], is_flag=True, help=say("lab-report-publish", language)),
            data_option(language),
            json_option(language),
        ],
    )


def japanese_names(names: Iterable[str], data: Path | None) -> dict[str, str]:
    """The cards' Japanese names, where they have one, by their English ones."""
    library = Library(data_folder(data))
    cards = ((name, library.get(name)) for name in names)
    return {name: card.ja for name, card in cards if card is not None and card.ja}


def put(key: str, data: Path, publishing: Callable[[], None]) -> None:
    """Publish something on a list.  Raises Refused where it is on no cube's, and where the folder can't be written."""
    if not key:
        raise Refused("lab-report-no-cube")
    try:
        publishing()
    except OSError as problem:
        raise Refused("cli-file-unwritable", file=str(data), problem=reason_of(problem)) from problem
