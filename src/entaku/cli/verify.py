"""`entaku verify`: what a finished table's recording proves, or that of every table in a folder."""

from pathlib import Path

import click

from entaku import __version__
from entaku.cli.bars import bar
from entaku.cli.options import json_option
from entaku.cli.reading import echo_json
from entaku.cli.spoken import Refused, SpokenCommand
from entaku.games.recorded import rules_of
from entaku.kernel.files import bytes_of
from entaku.kernel.verify import Noted, Verdict, verify
from entaku.messages import Language, say

SIGNS = {"holds": "✓", "broken": "✗", "absent": "·"}


def command(language: Language) -> click.Command:
    def check(file: Path, as_json: bool, commitment: str, nonce: str, head: str) -> int:
        noted = Noted(*(word.strip().lower() for word in (commitment, nonce, head)))
        verdicts = {one: looked_over(one, noted, language, silent=as_json) for one in files_of(file)}
        if as_json:
            found = {one.stem: verdict for one, verdict in verdicts.items()}
            echo_json(found if file.is_dir() else verdicts[file])
        else:
            for one, verdict in verdicts.items():
                if file.is_dir():
                    click.echo(one.name)
                tell(verdict, language)
        return 0 if all(verdict.holds for verdict in verdicts.values()) else 1

    return SpokenCommand(
        "verify",
        language=language,
        callback=check,
        help=say("cli-verify", language),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE"),
            *(
                click.Option([f"--{what}"], default="", metavar="HEX", help=say(f"cli-verify-{what}", language))
                for what in ("commitment", "nonce", "head")
            ),
            json_option(language),
        ],
    )


def files_of(file: Path) -> list[Path]:
    """The recording, or all of a folder."""
    if not file.is_dir():
        return [file]
    found = [one for one in sorted(file.iterdir()) if one.suffix == ".jsonl"]
    if not found:
        raise Refused("lab-replay-folder-empty", folder=str(file))
    return found


def looked_over(file: Path, noted: Noted, language: Language, *, silent: bool) -> Verdict:
    """What a recording proves, with a bar that counts its answers."""
    data = bytes_of(file)
    with bar(silent=silent) as progress:
        task = progress.add_task(say("cli-verify-progress", language), total=max(data.count(b"\n") - 1, 0))
        return verify(data, str(file), rules_of(str(file)), __version__, lambda: progress.advance(task), noted)


def tell(verdict: Verdict, language: Language) -> None:
    """What was found, a sentence each, and what that means."""
    for finding in verdict.findings:
        click.echo(f"{SIGNS[finding.state]} {say(finding.key, language, **finding.facts)}")
    if verdict.version != verdict.checked_by:
        click.echo(f"· {say('proof-other-version', language, version=verdict.version, here=verdict.checked_by)}")
    click.echo()
    key, facts = verdict.headline
    click.echo(say(key, language, **facts))
    if verdict.proved:
        click.echo(say("proof-proves", language))
        click.echo(say("proof-proves-not", language))
