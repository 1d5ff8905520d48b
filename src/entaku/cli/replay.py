"""`entaku replay`: plays a recorded table, or every table of a night, again and checks it step by step."""

from pathlib import Path

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from entaku.cli.reading import bytes_of, echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.kernel import log
from entaku.messages import Language, say
from entaku.server.tables.played import rules_named


class ReplayReport(Struct, frozen=True, omit_defaults=True):
    """What replaying found: `differs_at` is the first step that led elsewhere than recorded, None if none did.

    For the folder of a night, the steps of all tables are counted on, and `tables` has what was found at each.
    """

    rules: str
    version: str
    steps: int
    differs_at: int | None
    tables: dict[str, "ReplayReport"] = {}


def command(language: Language) -> click.Command:
    def replay(file: Path, as_json: bool, upto: int | None) -> int:
        report = whole(file, upto, language, silent=as_json)
        if as_json:
            echo_json(report)
        elif report.differs_at is None:
            click.echo(say("cli-replay-agrees", language, steps=report.steps))
        else:
            click.echo(say("cli-replay-differs", language, step=report.differs_at))
        return 0 if report.differs_at is None else 1

    return SpokenCommand(
        "replay",
        language=language,
        callback=replay,
        help=say("cli-replay", language),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            click.Option(["--upto"], type=click.IntRange(min=0), help=say("cli-replay-upto", language)),
            click.Option(["--json", "as_json"], is_flag=True, help=say("cli-help-json", language)),
        ],
    )


def whole(file: Path, upto: int | None, language: Language, *, silent: bool) -> ReplayReport:
    """Replay a recording, or all of a folder one after the other, each up to so many answers."""
    if not file.is_dir():
        return replayed(file, upto, language, silent=silent)
    found = {
        one.stem: replayed(one, upto, language, silent=silent)
        for one in sorted(file.iterdir())
        if one.suffix == ".jsonl"
    }
    if not found:
        raise Refused("lab-replay-folder-empty", folder=str(file))
    steps, differs_at = 0, None
    for report in found.values():
        if report.differs_at is not None and differs_at is None:
            differs_at = steps + report.differs_at
        steps += report.steps
    return ReplayReport("night", next(iter(found.values())).version, steps, differs_at, found)


def replayed(file: Path, upto: int | None, language: Language, *, silent: bool) -> ReplayReport:
    """Replay one recording, with a bar that counts steps."""
    recording = log.read(bytes_of(file), str(file))
    played = rules_named(recording.header.rules, str(file))
    count = len(recording.lines) if upto is None else min(upto, len(recording.lines))
    recording = msgspec.structs.replace(recording, lines=recording.lines[:count])
    differs_at = None
    with Progress(console=Console(stderr=True), transient=True, disable=silent) as progress:
        task = progress.add_task(say("cli-replay-progress", language), total=count)
        for step in log.steps(played.rules, played.setup, recording):
            progress.advance(task)
            if not step.agrees:
                differs_at = step.number
                break
    return ReplayReport(recording.header.rules, recording.header.version, count, differs_at)
