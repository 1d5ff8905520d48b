"""`entaku restore`: what a backup holds, brought back."""

from pathlib import Path

import click

from entaku.cli.options import data_option, database_option
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def bring_back(file: Path, replace: bool, database: str | None, data: Path | None) -> None:
        from entaku.server.config import config
        from entaku.server.storage.restore import restore

        where = config(data, database)
        header = restore(file, where.url, where.data, replacing=replace)
        click.echo(say("cli-restore-done", language, file=str(file), made=header.made, version=header.version))

    return SpokenCommand(
        "restore",
        language=language,
        callback=bring_back,
        help=say("cli-restore", language),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            click.Option(["--replace"], is_flag=True, help=say("cli-restore-replace", language)),
            database_option(language),
            data_option(language),
        ],
    )
