"""Answers to a room's table: taken, stored in groups, and only then told."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from entaku.bots.reasons import Reason
from entaku.kernel.decisions import DecisionId
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat, Viewer
from entaku.magic.game.events import GameEvent
from entaku.magic.game.play import Play
from entaku.magic.views.why.why_happened import WhyHappened, why_happened
from entaku.magic.views.why.why_not import why_not, why_not_player
from entaku.magic.views.why.why_so import why_so
from entaku.server.lines.line import Line
from entaku.server.protocol import (
    AskWhy,
    AskWhyHappened,
    AskWhyPlayer,
    AskWhySo,
    Done,
    Give,
    Lean,
    Leaned,
    ToldWhy,
    ToldWhyHappened,
    ToldWhySo,
    WentBack,
)
from entaku.server.rooms.naming import check_name
from entaku.server.steady import steadily
from entaku.server.storage.leases import Fenced, Lease
from entaku.server.storage.store import How, StoredAnswer, encode_answer
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room


log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode
_decode_event = msgspec.json.Decoder(GameEvent).decode


class Answers:
    """What is answered in one room, until it is stored; the writer of the store hears from it."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.is_stalled = False
        """The store didn't take what was answered, and the table is to be read from it again."""

    def give(self, line: Line, message: Give) -> None:
        """Somebody answers a decision.  Raises EntakuError, changing nothing, if they may not."""
        sitting = self._in_play(message.table)
        seat = line.viewer
        if not isinstance(seat, int):
            raise Unlawful("seat-only")
        self.expect_going_on()
        check_name(sitting.open.get(message.decision), message.answer, self._room.service.library, self._room.drafted)
        self.answer(lambda: sitting.answer(seat, message.decision, message.answer), sitting, "seat")
        self._room.outbox.say(line, _encode(Done(message.request)), message.request or -1)

    def lean(self, line: Line, message: Lean) -> None:
        """Something is lit on a screen."""
        sitting = self._in_play(message.table)
        seat = line.viewer
        if isinstance(seat, int) and sitting.lean(seat, message.decision, message.answer):
            data = _encode(Leaned(message.table, message.decision, message.answer))
            for other in self._room.here.of(seat):
                if other is not line:
                    self._room.outbox.say(other, data)

    async def wonder(self, line: Line, message: AskWhy | AskWhyPlayer | AskWhySo | AskWhyHappened) -> None:
        """Tell whoever is there why, as far as they may know it.  Raises EntakuError if there is nothing to tell."""
        told: ToldWhy | ToldWhySo | ToldWhyHappened
        play, request = self._game(message.table), message.request
        if isinstance(message, AskWhySo):
            told = ToldWhySo(why_so(play.game, line.viewer, message.card), request)
        elif isinstance(message, AskWhyHappened):
            told = ToldWhyHappened(await self._why_happened(message, line.viewer), request)
        else:
            if not isinstance(line.viewer, int):
                raise Unlawful("seat-only")
            if isinstance(message, AskWhyPlayer):
                told = ToldWhy(0, why_not_player(play, line.viewer, message.seat), request)
            else:
                told = ToldWhy(message.card, why_not(play, line.viewer, message.card), request)
        self._room.outbox.say(line, _encode(told))

    async def _why_happened(self, message: AskWhyHappened, viewer: Viewer) -> WhyHappened:
        """Why something happened not long ago: it is played again beside the table, which may go on meanwhile."""
        sitting = self._in_play(message.table)
        try:
            event = _decode_event(message.event)
        except msgspec.MsgspecError as problem:
            raise Unlawful("why-unknown-event") from problem
        count = sitting.viewers.happened(event, viewer)
        if count is None:
            raise Unlawful("why-unknown-event")
        over, entry = sitting.table, sitting.table.log[count - 1]

        def found() -> WhyHappened:
            return why_happened(sitting.past.after(over, count - 1), (entry,), event, viewer)

        return await asyncio.to_thread(found)

    def _game(self, table: int) -> Play:
        state = self._in_play(table).table.state
        if not isinstance(state, Play):
            raise Unlawful("why-unknown-card")
        return state

    def _in_play(self, table: int) -> Sitting:
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
        self._room.outbox.wait()
        self._room.service.writer.append(self, row, heard)
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
        self._room.bots.stop()
        self._room.outbox.wait()
        self._room.service.writer.append(self, row)
        self._room.screens.say_to_all(_encode(undone))
        self._room.screens.show_all()

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
                    self._room.screens.tell(viewer)
        except Exception:  # a view that fails must not keep answers from the store
            log.exception("room %s: what happened could not be told", self._room.code)
        self._room.outbox.seal()

    def committed(self) -> None:
        """They are stored."""
        self._room.outbox.committed()
        self._room.snapshots.look()

    @property
    def lease(self) -> Lease | None:
        return self._room.lease

    def failed(self, problem: BaseException) -> None:
        """They can't be stored: go back to what is, as soon as the store is there again, unless it is elsewhere."""
        log.error("room %s: answers could not be stored: %s", self._room.code, str(problem).splitlines()[0])
        for letter in self._room.outbox.failed():
            letter.line.refuse(Unavailable("store-trouble"), max(letter.request, 0))
        self._room.stop()
        self._room.sitting, self.is_stalled = None, True
        if isinstance(problem, Fenced):
            self._room.service.overtaken(problem)
            return
        self._room.service.spawn(self._come_back())

    async def _come_back(self) -> None:
        while self.is_stalled:
            try:
                sitting = await self._room.service.sitting(
                    self._room.code, self._room.record.table, self._room.options, self._room.record.game
                )
                asked = await self._room.service.asked(self._room.code)
            except (SQLAlchemyError, Unavailable):
                await asyncio.sleep(1)
            else:
                self.is_stalled = False
                self._room.service.sit_down_again(self._room, sitting, asked)
