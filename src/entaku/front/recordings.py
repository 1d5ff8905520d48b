"""Recordings from Python: a table as it was saved, played again and checked."""

from pathlib import Path
from typing import Any  # Any: a table of any game

import msgspec

from entaku.drafts.rules import DraftRules
from entaku.front.drafts import Draft
from entaku.front.games import Game
from entaku.front.given import path_in
from entaku.games.recorded import rules_named
from entaku.kernel import log
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.kernel.files import bytes_of
from entaku.kernel.table import Entry, Table


def replay(path: str | Path | bytes, *, upto: int | None = None) -> Game | Draft:
    """The table of a recording after all its answers, or the first `upto`; it can be looked at, and played on.

    It lies in a file, or is what `to_bytes` gave.

    Raises Unreadable for what is no recording, Unlawful with the line that doesn't fit or leads elsewhere than it did.

    >>> import tempfile, entaku
    >>> file = Path(tempfile.mkdtemp(), "game.jsonl")
    >>> entaku.duel("60 Forest", "60 Island", seed=1).play().save(file)
    >>> entaku.replay(file).over, entaku.replay(file, upto=2).turn
    (True, 0)
    """
    file = Path("bytes") if isinstance(path, bytes) else path_in(path)
    recording = log.read(path if isinstance(path, bytes) else bytes_of(file), str(file))
    name = recording.header.rules
    played = rules_named(name, str(file))
    table = _played(Table(played.rules, *_begun(recording, played.setup, file)), recording, file, upto)
    return Draft(table) if name == DraftRules.name else Game(table)


def _begun(recording: log.Recording, kind: type[Any], file: Path) -> tuple[Any, bytes]:
    """The setup and the seed of a recording."""
    try:
        return msgspec.json.decode(recording.header.setup, type=kind), bytes.fromhex(recording.header.seed)
    except (msgspec.DecodeError, ValueError) as problem:
        raise Unreadable("log-line-unreadable", file=str(file), line=1, problem=str(problem)) from problem


def _played(table: Table[Any, Any], recording: log.Recording, file: Path, upto: int | None) -> Table[Any, Any]:
    """The table after the recording's lines."""
    lines = recording.lines[:upto]
    entries = [Entry(line.decision, line.seat, line.answer) for line in lines]
    number = 1
    try:
        for number, (line, then) in enumerate(zip(lines, log.played(table, entries), strict=True), start=2):
            table = then
            if log.digest(table) != line.digest:
                raise Unlawful("front-replay-differs", file=str(file), line=number)
    except EntakuError as problem:
        if problem.key == "front-replay-differs":
            raise
        said = str(problem)
        raise Unlawful("log-line-unlawful", file=str(file), line=number + 1, problem=said) from problem
    return table
