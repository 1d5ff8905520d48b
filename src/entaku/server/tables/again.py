"""A table played again from what the store has of it: its answers, how it went back, and a snapshot on the way."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple  # Any: a table of any game

import msgspec
from msgspec import Struct

from entaku.bots.reasons import Reason
from entaku.kernel.decisions import DecisionId
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.server.cards.facts import Facts
from entaku.server.protocol import WentBack
from entaku.server.storage.recordings import chained, take_in
from entaku.server.storage.snapshots import kept
from entaku.server.storage.store import BACK, How, Store, StoredAnswer, StoredTable, decode_answer, lasting
from entaku.server.tables.clocks import Budget, left_after_restart
from entaku.server.tables.marks import Marks
from entaku.server.tables.options import GameOptions
from entaku.server.tables.past import Past
from entaku.server.tables.plays import Play
from entaku.server.tables.progress import Progress
from entaku.server.tables.sitting import Sitting
from entaku.server.tables.snapshots import Resumed, fitting, resume


class Again(NamedTuple):
    """The table, how it came to be there, what each decision has left, and a copy of it on the way if there is one."""

    table: Table[Any, Any]
    progress: Progress
    left: dict[DecisionId, float]
    past: Past


def sitting_again(
    store: Store,
    play: Play,
    setup: Struct,
    stored: StoredTable,
    options: GameOptions | None,
    facts: Facts,
    now: Callable[[], float],
) -> tuple[Sitting, dict[DecisionId, float]]:
    """A table in play, and what each decision has left: from a snapshot that fits, or from its first answer."""
    rows = store.answers(stored.code, stored.number)
    snapshot = fitting(kept(store, stored.code, stored.number))
    first = len(rows) if snapshot is None else snapshot.rows
    proof, chain = chained(play.rules.name, stored, rows[:first])
    since = None if snapshot is None else resume(snapshot, play, setup, stored.seed, chain, rows)
    take_in(chain, rows[first:])
    table, progress, left, past = played_again(play, setup, stored, rows, options, since)
    return Sitting(stored.number, play, table, facts, now, proof, chain, progress, past), left


def played_again(
    play: Play,
    setup: Struct,
    stored: StoredTable,
    rows: Sequence[StoredAnswer],
    options: GameOptions | None,
    since: Resumed | None = None,
) -> Again:
    """A table from its stored rows, or from those since its snapshot.  Raises Unlawful if a row doesn't fit."""
    table = Table(play.rules, setup, stored.seed) if since is None else since.table
    opened, past, known = dict.fromkeys(table.decisions, stored.began), Past(), 0
    progress = Progress(
        Marks(play.marked if options is not None else None),
        len(rows),
        _undone(rows),
        options.undos if options is not None else 0,
        None,
        deque(maxlen=play.retold),
        stored.began,
        *_given(rows),
    )
    if since is not None:
        progress.marks.begin_with(since.snapshot.marks)
        progress.recent.extend(since.recent)
        progress.kept = known = since.snapshot.rows
        opened |= since.snapshot.opened
        past.kept[len(table.log)] = table.fork()
    for row in [row for row in _lasting(rows) if row.n >= known]:
        if row.how == "undo" or row.how == "takeback" or row.how == "objected":
            progress.recent.append((len(table.log), WentBack(stored.number, row.seat, row.how)))
            continue
        decision = table.decisions[row.decision]
        events = table.answer(row.seat, row.decision, decode_answer(row.answer))
        progress.marks.note(table, decision, events)
        progress.recent.extend((len(table.log), event) for event in play.told_again(events))
        for number in table.decisions:
            opened.setdefault(number, row.at)
    progress.budget = _budget(rows, play, table, options)
    last = rows[-1].at if rows else stored.began
    return Again(table, progress, left_after_restart(table.decisions.values(), opened, last), past)


def _given(rows: Sequence[StoredAnswer]) -> tuple[list[float], list[How], dict[int, Reason]]:
    """When each answer that stands was given, by whom, and why bots gave theirs."""
    standing = lasting(rows)
    reasons = {
        count: msgspec.json.decode(row.why, type=Reason) for count, row in enumerate(standing, 1) if row.why is not None
    }
    return [row.at for row in standing], [row.how for row in standing], reasons


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
