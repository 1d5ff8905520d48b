"""Answers to a room's table: taken, stored in groups, and only then told."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from entaku.bots.reasons import Reason
from entaku.kernel.decisions import Decision, DecisionId
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import Done, Give, Lean, Leaned, WentBack
from entaku.server.rooms.here import Here
from entaku.server.rooms.screens import Screens
from entaku.server.rooms.snapshots import Snapshots
from entaku.server.rooms.surroundings import InPlay
from entaku.server.steady import steadily
from entaku.server.storage.leases import Lease
from entaku.server.storage.store import How, StoredAnswer, encode_answer
from entaku.server.storage.writer import Writer
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode


class Answered(InPlay, Protocol):
    """The table that is answered, and who hears what becomes of it."""

    @property
    def lease(self) -> Lease | None: ...

    def check_name(self, asked: Decision | None, answer: object) -> None:
        """Raises Unlawful for the name of a card that may not be chosen."""

    def answered(self, sitting: Sitting) -> None:
        """Somebody answered at the table."""

    def lost(self, problem: BaseException) -> None:
        """What was answered could not be stored: the table is no longer what is in memory."""


class Answers:
    """What is answered in one room, until it is stored; the writer of the store hears from it."""

    def __init__(
        self, room: Answered, here: Here, screens: Screens, outbox: Outbox, snapshots: Snapshots, writer: Writer
    ) -> None:
        self._room = room
        self._here = here
        self._screens = screens
        self._outbox = outbox
        self._snapshots = snapshots
        self._writer = writer
        self.is_stalled = False
        """The store didn't take what was answered, and the table is to be read from it again."""

    def give(self, line: Line, message: Give) -> None:
        """Somebody answers a decision.  Raises EntakuError, changing nothing, if they may not."""
        sitting = self.in_play(message.table)
        seat = line.viewer
        if not isinstance(seat, int):
            raise Unlawful("seat-only")
        self.expect_going_on()
        self._room.check_name(sitting.open.get(message.decision), message.answer)
        self.answer(lambda: sitting.answer(seat, message.decision, message.answer), sitting, "seat")
        self._outbox.say(line, _encode(Done(message.request)), message.request or -1)

    def lean(self, line: Line, message: Lean) -> None:
        """Something is lit on a screen."""
        sitting = self.in_play(message.table)
        seat = line.viewer
        if isinstance(seat, int) and sitting.lean(seat, message.decision, message.answer):
            data = _encode(Leaned(message.table, message.decision, message.answer))
            for other in self._here.of(seat):
                if other is not line:
                    self._outbox.say(other, data)

    def in_play(self, table: int) -> Sitting:
        """The table, if it is the one of this number.  Raises EntakuError if it isn't, or can't be answered."""
        if self.is_stalled:
            raise Unavailable("store-trouble")
        if self._room.sitting is None or self._room.record.is_lobby or self._room.record.table != table:
            raise Unlawful("table-none", table=table)
        return self._room.sitting

    def expect_going_on(self) -> None:
        """Raises Unlawful while nothing may be answered."""
        if self._room.record.paused:
            raise Unlawful("table-paused")
        if self._room.is_still:
            raise Unlawful("table-asked")

    def answer(self, give: Callable[[], object], sitting: Sitting, how: How, why: Reason | None = None) -> None:
        """Give an answer, and let what follows go out once it is stored.  Raises EntakuError, changing nothing.

        Why it was given is kept with it, for those who look at the table again when it is over.
        """
        heard = time.perf_counter()
        give()
        entry, at = sitting.table.log[-1], steadily()
        sitting.progress.times.append(at)
        sitting.progress.hows.append(how)
        if why is not None:
            sitting.progress.reasons[len(sitting.table.log)] = why
        row = StoredAnswer(
            self._room.code,
            sitting.number,
            sitting.progress.stored - 1,
            entry.decision,
            entry.seat,
            encode_answer(entry.answer),
            at,
            how,
            sitting.clocks.taken(entry.decision),
            None if why is None else _encode(why).decode(),
        )
        self._outbox.wait()
        self._writer.append(self, row, heard)
        self._room.answered(sitting)

    def answer_anyhow(self, give: Callable[[], object], sitting: Sitting, how: How, decision: DecisionId) -> None:
        """Give an answer of the server's; if that fails, the decision stays open and nothing hurries it."""
        try:
            self.answer(give, sitting, how)
        except Exception:  # a fault of the rules must not take the clock of the whole table with it
            log.exception("room %s: decision %s could not be answered by the server", self._room.code, decision)
            sitting.clocks.forget(decision)

    def gone_back(self, row: StoredAnswer, undone: WentBack) -> None:
        """The table went back: store it, and show everybody where it is."""
        self._outbox.wait()
        self._writer.append(self, row)
        self._screens.say_to_all(_encode(undone))
        self._screens.show_all()

    def concede_for(self, seat: Seat) -> None:
        """A seat gives up, as the table wants."""
        sitting = self._room.sitting
        game = None if sitting is None else sitting.progress.marks.game
        if sitting is None or game is None:
            return
        for decision in sitting.decisions_of(seat):
            if decision.purpose == game.concession and decision.seat == seat:
                self.answer_anyhow(
                    partial(sitting.answer, seat, decision.id, answer=True), sitting, "table", decision.id
                )
                return

    def seal(self) -> None:
        """The answers so far are about to be written: make ready what those must hear at once who have to act."""
        try:
            if self._room.sitting is not None:
                for viewer in self._room.sitting.viewers.urgent():
                    self._screens.tell(viewer)
        except Exception:  # a view that fails must not keep answers from the store
            log.exception("room %s: what happened could not be told", self._room.code)
        self._outbox.seal()

    def committed(self) -> None:
        """They are stored."""
        self._outbox.committed()
        self._snapshots.look()

    @property
    def lease(self) -> Lease | None:
        return self._room.lease

    def failed(self, problem: BaseException) -> None:
        """They can't be stored: go back to what is, as soon as the store is there again, unless it is elsewhere."""
        log.error("room %s: answers could not be stored: %s", self._room.code, str(problem).splitlines()[0])
        for letter in self._outbox.failed():
            letter.line.refuse(Unavailable("store-trouble"), max(letter.request, 0))
        self.is_stalled = True
        self._room.lost(problem)
