"""`entaku serve`: the web application."""

from pathlib import Path

import click

from entaku.cli.options import data_option, database_option
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def serve(host: str, port: int, database: str | None, data: Path | None, cluster: str | None) -> None:
        from entaku.server.config import config
        from entaku.server.run import serve as run

        run(config(data, database, host, port, cluster), language)

    return SpokenCommand(
        "serve",
        language=language,
        callback=serve,
        help=say("cli-serve", language),
        params=[
            click.Option(["--host"], default="127.0.0.1", help=say("cli-serve-host", language)),
            click.Option(["--port"], default=8000, type=click.IntRange(0, 65535), help=say("cli-serve-port", language)),
            database_option(language),
            data_option(language),
            click.Option(["--cluster"], metavar="NAME", help=say("cli-serve-cluster", language)),
        ],
    )
