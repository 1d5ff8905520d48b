"""`entaku backup`: everything that is kept, in one file."""

from pathlib import Path

import click

from entaku.cli.options import data_option, database_option
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def back_up(file: Path, database: str | None, data: Path | None) -> None:
        from entaku.server.config import config
        from entaku.server.storage.backup import back_up as write

        where = config(data, database)
        held = write(where.url, where.data, file)
        click.echo(say("cli-backup-done", language, file=str(file), **held.facts))

    return SpokenCommand(
        "backup",
        language=language,
        callback=back_up,
        help=say("cli-backup", language),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            database_option(language),
            data_option(language),
        ],
    )
