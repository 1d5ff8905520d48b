"""`entaku cards import`: reads card files into the user's library, all of them or none."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from entaku.cards.library import Library, data_folder
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say


def command(language: Language) -> click.Command:
    def import_cards(files: tuple[Path, ...], data: Path | None, as_json: bool) -> None:
        library = Library(data_folder(data))
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(say("cli-cards-importing", language), total=1.0)
            brought = library.import_files(files, lambda done: progress.update(task, completed=done))
        if as_json:
            echo_json(brought)
            return
        click.echo(say("cli-cards-imported", language, count=brought.cards))
        if brought.drafted:
            click.echo(say("cli-cards-to-draft", language, sets=", ".join(brought.drafted)))
        if brought.left_out:
            click.echo(say("cli-cards-left-out", language, count=brought.left_out))
        for code, count in brought.missing.items():
            click.echo(say("cli-cards-missing", language, code=code, count=count))

    return SpokenCommand(
        "import",
        language=language,
        callback=import_cards,
        help=say("cli-cards-import", language),
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"),
            click.Option(
                ["--data"], type=click.Path(path_type=Path), metavar="DIR", help=say("cli-help-data", language)
            ),
            click.Option(["--json", "as_json"], is_flag=True, help=say("cli-help-json", language)),
        ],
    )
