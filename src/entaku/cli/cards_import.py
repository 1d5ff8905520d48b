"""`entaku cards import`: reads card files into the user's library, all of them or none."""

from pathlib import Path

import click

from entaku.cards.library import Imported, Library, data_folder
from entaku.cli.bars import bar
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import beginning_of, echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.files import bytes_of
from entaku.messages import Language, say
from entaku.riftbound.collection import Collection, is_riftbound, read


def command(language: Language) -> click.Command:
    def import_cards(files: tuple[Path, ...], data: Path | None, as_json: bool) -> None:
        folder = data_folder(data)
        riftbound = [file for file in files if is_riftbound(beginning_of(file))]
        if riftbound:
            kept = [card for file in riftbound for card in read(bytes_of(file), str(file))]
            count = Collection(folder).add(kept)
            files = tuple(file for file in files if file not in riftbound)
            if not as_json:
                click.echo(say("riftbound-imported", language, count=count))
            elif not files:
                echo_json(Imported(count, (), (), 0, {}))
            if not files:
                return
        library = Library(folder)
        with bar(silent=as_json) as progress:
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
            data_option(language),
            json_option(language),
        ],
    )
