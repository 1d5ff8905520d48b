"""`entaku replay`: plays a recorded table again and checks it step by step."""

from pathlib import Path

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from entaku.cli.played import rules_named
from entaku.cli.reading import bytes_of, echo_json
from entaku.cli.spoken import SpokenCommand
from entaku.kernel import log
from entaku.messages import Language, say


class ReplayReport(Struct, frozen=True):
    """What replaying found: `differs_at` is the first step that led elsewhere than recorded, None if none did."""

    rules: str
    version: str
    steps: int
    differs_at: int | None


def command(language: Language) -> click.Command:
    def replay(file: Path, as_json: bool, upto: int | None) -> int:
        recording = log.read(bytes_of(file), str(file))
        played = rules_named(recording.header.rules, str(file))
        count = len(recording.lines) if upto is None else min(upto, len(recording.lines))
        recording = msgspec.structs.replace(recording, lines=recording.lines[:count])
        differs_at = None
        with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(say("cli-replay-progress", language), total=count)
            for step in log.steps(played.rules, played.setup, recording):
                progress.advance(task)
                if not step.agrees:
                    differs_at = step.number
                    break
        report = ReplayReport(recording.header.rules, recording.header.version, count, differs_at)
        if as_json:
            echo_json(report)
        elif differs_at is None:
            click.echo(say("cli-replay-agrees", language, steps=count))
        else:
            click.echo(say("cli-replay-differs", language, step=differs_at))
        return 0 if differs_at is None else 1

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
