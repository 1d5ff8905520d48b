"""`entaku cards update`: fetches a file of all cards from those who make one each day, once it has said which."""

import sys
from pathlib import Path

import click

from entaku.cli.bars import bar
from entaku.cli.cards_import import import_cards, tell
from entaku.cli.options import data_option, json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.messages import Language, say
from entaku.oracle.brought import Imported
from entaku.oracle.library import data_folder
from entaku.oracle.updating.fetching import megabytes
from entaku.oracle.updating.sources import SOURCES, base_of, host_of, source_named
from entaku.oracle.updating.update import Update, asked


def command(language: Language) -> click.Command:
    def update(source: str, file: Path | None, again: bool, yes: bool, data: Path | None, as_json: bool) -> None:
        if file is not None:
            import_cards((file,), data, as_json, language)
            return
        wanted = source_named(source)
        folder = data_folder(data)
        click.echo(say("cli-cards-update-asking", language, site=host_of(base_of(wanted.site))), err=True)
        with asked(wanted, folder) as found:
            click.echo("\n".join(plan(found, language)), err=True)
            if not found.is_news and not again:
                click.echo(say("update-current", language, date=found.before), err=True)
                return
            if not yes and sys.stdin.isatty() and not click.confirm(say("cli-cards-update-sure", language), err=True):
                return
            brought = bring(found, language, silent=as_json)
        if as_json:
            echo_json(brought)
        else:
            tell(brought, language)

    return SpokenCommand(
        "update", language=language, callback=update, help=say("cli-cards-update", language),
        params=parameters(language),
    )  # fmt: skip


def parameters(language: Language) -> list[click.Parameter]:
    """From where, and whether that is to be asked about."""
    keys = [source.key for source in SOURCES]
    about = "  ".join(f"{key}: {say(f'web-update-source-{key}', language)}." for key in keys)
    return [
        click.Option(
            ["--source"], type=click.Choice(keys), default=keys[0],
            help=f"{say('cli-cards-update-source', language)} {about}",
        ),
        click.Option(
            ["--from", "file"], type=click.Path(path_type=Path), metavar="FILE",
            help=say("cli-cards-update-from", language),
        ),
        click.Option(["--again"], is_flag=True, help=say("cli-cards-update-again", language)),
        click.Option(["--yes"], is_flag=True, help=say("cli-cards-update-yes", language)),
        data_option(language),
        json_option(language),
    ]  # fmt: skip


def plan(found: Update, language: Language) -> list[str]:
    """What would be fetched and from where, what has come of it, and what is here."""
    offer = found.offer
    site, size = host_of(offer.url), megabytes(offer.size)
    lines = [say("cli-cards-update-plan", language, file=offer.name, site=site, date=offer.date, size=size)]
    if found.come:
        lines.append(say("cli-cards-update-come", language, come=megabytes(found.come)))
    if found.before:
        lines.append(say("cli-cards-update-before", language, date=found.before))
    return lines


def bring(found: Update, language: Language, *, silent: bool) -> Imported:
    """Fetch and import it, with a bar for each."""
    with bar(silent=silent) as progress:
        fetching = progress.add_task(say("cli-cards-update-fetching", language), total=found.offer.size or None)
        importing = progress.add_task(say("cli-cards-importing", language), total=1.0, start=False)

        def told(come: int, size: int) -> None:
            progress.update(fetching, completed=come, total=size or None)

        def imported(done: float) -> None:
            progress.start_task(importing)
            progress.update(importing, completed=done)

        return found.bring(told, imported)
