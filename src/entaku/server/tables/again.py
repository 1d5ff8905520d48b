"""A table played again from what the store has of it: its answers, and how it went back."""

from collections import deque
from collections.abc import Sequence
from typing import Any  # Any: a table of any game

import msgspec
from msgspec import Struct

from entaku.bots.reasons import Reason
from entaku.kernel.decisions import DecisionId
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event, Table
from entaku.server.protocol import WentBack
from entaku.server.storage.store import BACK, How, StoredAnswer, StoredTable, decode_answer, lasting
from entaku.server.tables.clocks import Budget, left_after_restart
from entaku.server.tables.marks import Marks
from entaku.server.tables.options import GameOptions
from entaku.server.tables.plays import Play
from entaku.server.tables.progress import Progress

Again = tuple[Table[Any, Any], Progress, dict[DecisionId, float]]


def played_again(
    play: Play, setup: Struct, stored: StoredTable, rows: Sequence[StoredAnswer], options: GameOptions | None
) -> Again:
    """The table, how it came to be there, and what each decision has left.  Raises Unlawful if a row doesn't fit."""
    table = Table(play.rules, setup, stored.seed)
    marks = Marks(play.marked if options is not None else None)
    recent: deque[tuple[int, Event | WentBack]] = deque(maxlen=play.retold)
    opened = dict.fromkeys(table.decisions, stored.began)
    times: list[float] = []
    hows: list[How] = []
    reasons = {}
    for row in _lasting(rows):
        if row.how == "undo" or row.how == "takeback" or row.how == "objected":
            recent.append((len(table.log), WentBack(stored.number, row.seat, row.how)))
            continue
        decision = table.decisions[row.decision]
        times.append(row.at)
        hows.append(row.how)
        events = table.answer(row.seat, row.decision, decode_answer(row.answer))
        marks.note(table, decision, events)
        if row.why is not None:
            reasons[len(table.log)] = msgspec.json.decode(row.why, type=Reason)
        recent.extend((len(table.log), event) for event in play.told_again(events))
        for number in table.decisions:
            opened.setdefault(number, row.at)
    last = rows[-1].at if rows else stored.began
    undos = options.undos if options is not None else 0
    progress = Progress(
        marks,
        len(rows),
        _undone(rows),
        undos,
        _budget(rows, play, table, options),
        recent,
        stored.began,
        times,
        hows,
        reasons,
    )
    return table, progress, left_after_restart(table.decisions.values(), opened, last)


def _lasting(rows: Sequence[StoredAnswer]) -> list[StoredAnswer]:
    """The answers that last, and between them how the table went back."""
    standing = {row.n for row in lasting(rows)}
    return [row for row in rows if row.how in BACK or row.n in standing]


def _undone(rows: Sequence[StoredAnswer]) -> dict[Seat, int]:
    found: dict[Seat, int] = {}
    for row in rows:
        if row.how == "undo":
            found[row.seat] = found.get(row.seat, 0) + 1
    return found


def _budget(
    rows: Sequence[StoredAnswer], play: Play, table: Table[Any, Any], options: GameOptions | None
) -> Budget | None:
    """The clock of a game with clocks: what was taken from a reserve stays taken, of undone answers too."""
    if options is None or options.clock is None or play.marked is None:
        return None
    reserve = dict.fromkeys(play.marked.in_play(table.state), options.clock.reserve * 60)
    for row in rows:
        if row.seat in reserve:
            reserve[row.seat] = max(reserve[row.seat] - row.reserve, 0.0)
    return Budget(options.clock.seconds, reserve)
