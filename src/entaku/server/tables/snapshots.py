"""A table in play as it is at a quiet moment, so that its room is opened again without replaying all its answers.

It counts only for the answers that led to it, as the head of their chain tells, and only for the very program that
wrote it; otherwise the answers are replayed, which is what proves a table.
"""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any  # Any: a table of any game

import msgspec
from msgspec import Struct

import entaku
from entaku.kernel.chain import Chain
from entaku.kernel.decisions import DecisionId
from entaku.kernel.randomness import Seed
from entaku.kernel.table import Event, Table, resumed
from entaku.server.protocol import WentBack
from entaku.server.storage.recordings import entry_of
from entaku.server.storage.store import StoredAnswer, lasting
from entaku.server.tables.marks import Mark
from entaku.server.tables.plays import Play
from entaku.server.tables.sitting import Sitting

RULES = ("kernel", "magic", "oracle")
"""The rooms of the code by which a table's answers lead to what it is."""


class Snapshot(Struct, frozen=True, array_like=True):
    """A table after so many stored `rows` of answers, at which the chain had this `head`.

    opened  when each decision was opened that waits for an answer
    marks, recent  of its progress
    """

    program: str
    rows: int
    head: str
    state: bytes
    opened: dict[DecisionId, float]
    marks: list[Mark]
    recent: bytes


def taken(sitting: Sitting) -> Callable[[], bytes] | None:
    """What makes a snapshot of a table as it is now, in whatever thread; None where it isn't quiet."""
    saving, table, progress = sitting.play.saving, sitting.table, sitting.progress
    needed = [one.id for one in sitting.open.values() if not one.optional]
    opened = {number: progress.since(sitting.opened[number]) for number in needed if number in sitting.opened}
    if saving is None or not saving.is_quiet(table.state) or len(opened) < len(needed):
        return None
    state, rows, head = table.rules.copy(table.state), progress.stored, sitting.chain.head
    marks, recent = progress.marks.of_answers.copy(), tuple(progress.recent)

    def make() -> bytes:
        told = [
            (count, None, event) if isinstance(event, WentBack) else (count, event, None) for count, event in recent
        ]
        written = saving.write(state)
        return _encode(Snapshot(program(), rows, head, written, opened, marks, _encode(told)))

    return make


class Resumed(Struct, frozen=True):
    """A table from its snapshot, which the first of its stored rows led to."""

    table: Table[Any, Any]
    snapshot: Snapshot
    recent: Sequence[tuple[int, Event | WentBack]]


def fitting(data: bytes | None) -> Snapshot | None:
    """The snapshot in these bytes, if this very program wrote it."""
    if data is None:
        return None
    try:
        found = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    return found if found.program == program() else None


def resume(
    snapshot: Snapshot, play: Play, setup: Struct, seed: Seed, chain: Chain, rows: Sequence[StoredAnswer]
) -> Resumed | None:
    """The table of a snapshot.

    None where the stored rows aren't those that led to it (`chain` has taken in as many of them as it says), or the
    table has gone back since to before it, or where it can't be read.
    """
    before = lasting(rows[: snapshot.rows])
    gone_back = lasting(rows)[: len(before)] != before
    if play.saving is None or len(rows) < snapshot.rows or chain.head != snapshot.head or gone_back:
        return None
    kind: Any = list[tuple[int, play.events | None, WentBack | None]]  # type: ignore[name-defined]  # as it is for this kind of table
    try:
        recent = msgspec.msgpack.decode(snapshot.recent, type=kind)
        state = play.saving.read(setup, seed, snapshot.state)
    except (msgspec.MsgspecError, ValueError):
        return None
    table = resumed(play.rules, setup, seed, state, [entry_of(row) for row in before])
    return Resumed(table, snapshot, [(count, event or back) for count, event, back in recent])


_encode = msgspec.msgpack.Encoder().encode


@cache
def program() -> str:
    """What tells this program from any other: its version, and a digest of what decides how tables go on."""
    root = Path(entaku.__file__).parent
    whole = blake2b(digest_size=16)
    for room in RULES:
        for file in sorted((root / room).rglob("*.py")):
            whole.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return f"{entaku.__version__} {whole.hexdigest()}"
