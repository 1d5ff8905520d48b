"""A table as a file: its setup, its seed and its answers, one a line, each with a digest of what it led to.

The digests let a later replay prove, step by step, that it saw the same table; the chain, that no line was changed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from entaku.kernel.chain import Chain
from entaku.kernel.decisions import Answer
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.proof import Proof
from entaku.kernel.randomness import Seed
from entaku.kernel.table import Entry, Rules, Table

Setup = TypeVar("Setup")
State = TypeVar("State")

BACK = -1
"""The decision of a line by which the table goes back to as many answers as its answer says."""

_encode = msgspec.json.Encoder().encode


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line: what is played, and the setup and seed that everything follows from.

    `version` is that of the program with which the table began.  Recordings of older versions have no chain, and
    those of tables that were not a server's have no proof.
    """

    rules: str
    version: str
    seed: str
    proof: Proof | None = None
    setup: Raw
    chain: str = ""


class LogLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer, or how the table went back; the chain's link with it, and the digest of the table after it."""

    decision: int
    seat: int
    answer: Answer
    chain: str = ""
    digest: str


class Recording(Struct, frozen=True):
    """A recorded table."""

    header: Header
    lines: tuple[LogLine, ...]


class Step(Struct, frozen=True):
    """One replayed answer: its number from 1, whether it led to the table that was recorded, and whether to its end."""

    number: int
    line: LogLine
    found: str
    is_over: bool = False

    @property
    def agrees(self) -> bool:
        return self.found == self.line.digest


def digest(table: Table[Setup, State]) -> str:
    """The first 16 hex digits of SHA-256 over everything there is to see at the table, and its open decisions."""
    seen = msgspec.json.encode((table.view("open"), tuple(table.decisions.values())))
    return hashlib.sha256(seen).hexdigest()[:16]


def header(rules: str, version: str, seed: Seed, setup: bytes, proof: Proof | None = None) -> tuple[Header, Chain]:
    """The first line of a table's recording, and the chain that begins with it; `setup` is JSON."""
    unlinked = Header(rules=rules, version=version, seed=seed.hex(), proof=proof, setup=Raw(setup))
    chain = Chain(seed, _encode(unlinked))
    return replace(unlinked, chain=chain.head), chain


def played(table: Table[Setup, State], entries: Sequence[Entry]) -> Iterator[Table[Setup, State]]:
    """The table after each line, from one that begins.  Raises Unlawful at a line that doesn't fit."""
    returns = {entry.answer for entry in entries if entry.decision == BACK and type(entry.answer) is int}
    kept: dict[int, Table[Setup, State]] = {}
    for entry in entries:
        count = len(table.log)
        if count in returns:
            kept[count] = table.fork()
        if entry.decision != BACK:
            table.answer(entry.seat, entry.decision, entry.answer)
        elif type(entry.answer) is int and 0 <= entry.answer <= count:
            table = kept[entry.answer].fork()
        else:
            raise Unlawful("log-back-too-far", count=count)
        yield table


def record(rules: Rules[Setup, State], setup: Setup, seed: Seed, log: Sequence[Entry], version: str) -> Recording:
    """The recording of a table's log."""
    first, chain = header(rules.name, version, seed, _encode(setup))
    return Recording(first, tuple(lines(Table(rules, setup, seed), log, chain)))


def lines(table: Table[Setup, State], log: Sequence[Entry], chain: Chain) -> Iterator[LogLine]:
    """The lines that the answers make at a table that begins."""
    for entry, then in zip(log, played(table, log), strict=True):
        yield LogLine(
            decision=entry.decision, seat=entry.seat, answer=entry.answer, chain=chain.add(entry), digest=digest(then)
        )


def steps(rules: Rules[Setup, State], setup_type: type[Setup], recording: Recording) -> Iterator[Step]:
    """Replay the recording, one answer after the other.  Raises Unlawful at an answer that the rules refuse."""
    setup = msgspec.json.decode(recording.header.setup, type=setup_type)
    table = Table(rules, setup, bytes.fromhex(recording.header.seed))
    entries = [Entry(line.decision, line.seat, line.answer) for line in recording.lines]
    for number, (line, then) in enumerate(zip(recording.lines, played(table, entries), strict=True), start=1):
        yield Step(number, line, digest(then), then.is_over)


def write(recording: Recording) -> bytes:
    """The recording as JSON Lines."""
    return msgspec.json.Encoder().encode_lines((recording.header, *recording.lines))


def read(data: bytes, file: str) -> Recording:
    """The recording in `data`.  Raises Unreadable, naming `file`, the line and the reason."""
    numbered = [(number, line) for number, line in enumerate(data.splitlines(), start=1) if line.strip()]
    if not numbered:
        raise Unreadable("log-empty", file=file)
    if not data.endswith(b"\n"):
        raise Unreadable("log-cut-off", file=file, line=numbered[-1][0])
    first = _decoded(numbered[0], Header, file)
    return Recording(first, tuple(_decoded(row, LogLine, file) for row in numbered[1:]))


Record = TypeVar("Record", Header, LogLine)


def _decoded(row: tuple[int, bytes], kind: type[Record], file: str) -> Record:
    number, line = row
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("log-line-unreadable", file=file, line=number, problem=str(problem)) from problem
