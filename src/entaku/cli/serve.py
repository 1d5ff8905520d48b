"""`entaku serve`: the web application."""

from pathlib import Path

import click

from entaku.cli.options import data_option, database_option
from entaku.cli.spoken import SpokenCommand, importing
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def serve(
        host: str,
        port: int,
        database: str | None,
        data: Path | None,
        cluster: str | None,
        share: str | None,
        share_with: str | None,
    ) -> None:
        with importing():
            from entaku.server.config import config
            from entaku.server.run import serve as run
            from entaku.server.sharing.tools import way

        shared = None if share is None and share_with is None else way(share or "", share_with or "")
        run(config(data, database, host, port, cluster), language, shared)

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
            click.Option(
                ["--share"], is_flag=False, flag_value="", metavar="[TOOL]", help=say("cli-serve-share", language)
            ),
            click.Option(["--share-with"], metavar="COMMAND", help=say("cli-serve-share-with", language)),
        ],
    )
