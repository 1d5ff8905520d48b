"""A table as a file: its setup, its seed and its answers, one a line, each with a digest of what it led to.

The digests let a later replay prove, step by step, that it saw the same table.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from entaku.kernel.decisions import Answer
from entaku.kernel.errors import Unreadable
from entaku.kernel.table import Entry, Rules, Table

Setup = TypeVar("Setup")
State = TypeVar("State")


class Header(Struct, frozen=True):
    """The first line: what is played, and the setup and seed that everything follows from."""

    rules: str
    version: str
    seed: str
    setup: msgspec.Raw


class Line(Struct, frozen=True):
    """One answer, and the digest of the table after it."""

    decision: int
    seat: int
    answer: Answer
    digest: str


class Recording(Struct, frozen=True):
    """A recorded table."""

    header: Header
    lines: tuple[Line, ...]


class Step(Struct, frozen=True):
    """One replayed answer: its number from 1, and whether it led to the table that was recorded."""

    number: int
    line: Line
    found: str

    @property
    def agrees(self) -> bool:
        return self.found == self.line.digest


def digest(table: Table[Setup, State]) -> str:
    """The first 16 hex digits of SHA-256 over everything there is to see at the table, and its open decisions."""
    seen = msgspec.json.encode((table.view("open"), tuple(table.decisions.values())))
    return hashlib.sha256(seen).hexdigest()[:16]


def record(rules: Rules[Setup, State], setup: Setup, seed: bytes, log: Sequence[Entry], version: str) -> Recording:
    """The recording of a table's log."""
    table = Table(rules, setup, seed)
    lines = []
    for entry in log:
        table.answer(entry.seat, entry.decision, entry.answer)
        lines.append(Line(entry.decision, entry.seat, entry.answer, digest(table)))
    header = Header(rules.name, version, seed.hex(), msgspec.Raw(msgspec.json.encode(setup)))
    return Recording(header, tuple(lines))


def steps(rules: Rules[Setup, State], setup_type: type[Setup], recording: Recording) -> Iterator[Step]:
    """Replay the recording, one answer after the other.  Raises Unlawful at an answer that the rules refuse."""
    setup = msgspec.json.decode(recording.header.setup, type=setup_type)
    table = Table(rules, setup, bytes.fromhex(recording.header.seed))
    for number, line in enumerate(recording.lines, start=1):
        table.answer(line.seat, line.decision, line.answer)
        yield Step(number, line, digest(table))


def write(recording: Recording) -> bytes:
    """The recording as JSON Lines."""
    return msgspec.json.Encoder().encode_lines((recording.header, *recording.lines))


def read(data: bytes, file: str) -> Recording:
    """The recording in `data`.  Raises Unreadable, naming `file`, the line and the reason."""
    numbered = [(number, line) for number, line in enumerate(data.splitlines(), start=1) if line.strip()]
    if not numbered:
        raise Unreadable("log-empty", file=file)
    header = _decoded(numbered[0], Header, file)
    return Recording(header, tuple(_decoded(row, Line, file) for row in numbered[1:]))


Record = TypeVar("Record", Header, Line)


def _decoded(row: tuple[int, bytes], kind: type[Record], file: str) -> Record:
    number, line = row
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as problem:
        raise Unreadable("log-line-unreadable", file=file, line=number, problem=str(problem)) from problem
