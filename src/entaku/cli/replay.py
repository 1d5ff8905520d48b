"""`entaku replay`: plays a recorded table, or every table of a night, again and checks it step by step."""

from pathlib import Path

import click
import msgspec
from msgspec import Struct

from entaku.cli.bars import bar
from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.drafts.foreign_logs import draftmancer_log, mtgo_log
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.drafts.setup import DraftSetup
from entaku.games.recorded import rules_named
from entaku.kernel import log
from entaku.kernel.errors import EntakuError
from entaku.kernel.files import bytes_of, keep
from entaku.kernel.table import Entry, Table
from entaku.messages import Language, say

FORMS = ("mtgo", "draftmancer")
"""The forms of other tools that a draft is told in."""


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
    def replay(file: Path, as_json: bool, upto: int | None, form: str | None, seat: int, to: Path | None) -> int:
        if form is not None:
            put(drafted(file, form, seat - 1), to)
            return 0
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
            click.Option(["--log", "form"], type=click.Choice(FORMS), help=say("cli-replay-log", language)),
            click.Option(["--seat"], type=click.IntRange(1, 10), default=1, help=say("cli-replay-seat", language)),
            click.Option(
                ["--to"], type=click.Path(path_type=Path), metavar="FILE", help=say("cli-replay-to", language)
            ),
            json_option(language),
        ],
    )


def drafted(file: Path, form: str, seat: int) -> bytes:
    """A recorded draft in the form of another tool, dated by its file.

    Raises Refused for the recording of something else, one whose end was cut off, and a seat that it doesn't have.
    """
    recording = log.read(bytes_of(file), str(file))
    if recording.header.rules != DraftRules.name:
        raise Refused("draft-log-no-draft")
    setup = msgspec.json.decode(recording.header.setup, type=DraftSetup)
    table: DraftTable = Table(DraftRules(), setup, bytes.fromhex(recording.header.seed))
    entries = [Entry(line.decision, line.seat, line.answer) for line in recording.lines]
    for then in log.played(table, entries):
        table = then
    if not table.is_over:
        raise Refused("log-unfinished", file=str(file), line=len(entries) + 1)
    if not 0 <= seat < len(table.setup.seats):
        raise Refused("seat-unknown", seat=seat + 1, seats=len(table.setup.seats))
    began = file.stat().st_mtime
    if form == "mtgo":
        return mtgo_log(table, seat, file.stem, began).encode()
    return draftmancer_log(table, file.stem, began)


def put(data: bytes, to: Path | None) -> None:
    """Write it to a file, or to standard output."""
    if to is None:
        click.echo(data, nl=False)
    else:
        keep(to, data)


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
    """Replay one recording, with a bar that counts steps.

    Raises Refused, naming file and line, for an answer that doesn't fit, and for a recording whose end was cut off.
    """
    recording = log.read(bytes_of(file), str(file))
    played = rules_named(recording.header.rules, str(file))
    count = len(recording.lines) if upto is None else min(upto, len(recording.lines))
    recording = msgspec.structs.replace(recording, lines=recording.lines[:count])
    differs_at = None
    reached, is_over = 0, False
    with bar(silent=silent) as progress:
        task = progress.add_task(say("cli-replay-progress", language), total=count)
        try:
            for step in log.steps(played.rules, played.setup, recording):
                progress.advance(task)
                reached, is_over = step.number, step.is_over
                if not step.agrees:
                    differs_at = step.number
                    break
        except EntakuError as problem:
            said = problem.said(language)
            raise Refused("log-line-unlawful", file=str(file), line=reached + 2, problem=said) from problem
    if upto is None and differs_at is None and not is_over:
        raise Refused("log-unfinished", file=str(file), line=reached + 1)
    return ReplayReport(recording.header.rules, recording.header.version, count, differs_at)
