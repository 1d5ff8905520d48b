"""`entaku cards import`: reads card files into the user's library, all of them or none."""

from pathlib import Path

import click

from entaku.cli.bars import bar
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import beginning_of, echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel.files import bytes_of
from entaku.messages import Language, say
from entaku.oracle.brought import Imported, remarks
from entaku.oracle.library import Library, data_folder
from entaku.riftbound.collection import Collection, is_riftbound, read


def command(language: Language) -> click.Command:
    def run(files: tuple[Path, ...], data: Path | None, as_json: bool) -> None:
        import_cards(files, data, as_json, language)

    return SpokenCommand(
        "import",
        language=language,
        callback=run,
        help=say("cli-cards-import", language),
        params=[
            click.Argument(["files"], nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"),
            data_option(language),
            json_option(language),
        ],
    )


def import_cards(files: tuple[Path, ...], data: Path | None, as_json: bool, language: Language) -> None:
    """Import files, Riftbound's into their collection and all others into the library."""
    folder = data_folder(data)
    riftbound = [file for file in files if is_riftbound(beginning_of(file))]
    if riftbound:
        kept = [card for file in riftbound for card in read(bytes_of(file), str(file))]
        count = Collection(folder).add(kept)
        files = tuple(file for file in files if file not in riftbound)
        if not as_json:
            click.echo(say("riftbound-imported", language, count=count))
        elif not files:
            echo_json(Imported(count))
        if not files:
            return
    library = Library(folder)
    with bar(silent=as_json) as progress:
        task = progress.add_task(say("cli-cards-importing", language), total=1.0)
        brought = library.import_files(files, lambda done: progress.update(task, completed=done))
    if as_json:
        echo_json(brought)
    else:
        tell(brought, language)


def tell(brought: Imported, language: Language) -> None:
    """Say what an import brought."""
    click.echo(say("cli-cards-imported", language, count=brought.cards))
    if brought.drafted:
        click.echo(say("cli-cards-to-draft", language, sets=", ".join(brought.drafted)))
    if brought.left_out:
        click.echo(say("cli-cards-left-out", language, count=brought.left_out))
    for code, count in brought.missing.items():
        click.echo(say("cli-cards-missing", language, code=code, count=count))
    for remark in remarks(brought, language):
        click.echo(remark)
