"""`entaku deck convert`: writes a deck list in the format of another program."""

from pathlib import Path

import click

from entaku.cli.options import data_option
from entaku.cli.spoken import SpokenCommand
from entaku.decks.formats.files import FORMATS, read, remarks_on, unknown_in, with_known_names, write
from entaku.kernel.files import keep
from entaku.messages import Language, say
from entaku.oracle.library import Library, data_folder
from entaku.oracle.lists.files import list_of
from entaku.oracle.lists.report import said


def command(language: Language) -> click.Command:
    def convert(file: Path, to: str, out: Path | None, data: Path | None) -> None:
        library = Library(data_folder(data))
        deck, unknown = with_known_names(read(list_of(file, library), str(file)), library.find)
        text = write(deck, to, library.get)
        for problem in unknown:  # the name is written as it was read
            click.echo(f"entaku: {problem.said(language)}", err=True)
        for line in said(remarks_on(deck, unknown_in(deck, library.get)), language):
            click.echo(f"entaku: {line}", err=True)
        if out is None:
            click.echo(text, nl=False)
        else:
            keep(out, text.encode())

    return SpokenCommand(
        "convert",
        language=language,
        callback=convert,
        help=say("cli-deck-convert", language),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            click.Option(["--to"], type=click.Choice(FORMATS), required=True, help=say("cli-deck-to", language)),
            click.Option(["--out"], type=click.Path(path_type=Path), help=say("cli-deck-out", language)),
            data_option(language),
        ],
    )
