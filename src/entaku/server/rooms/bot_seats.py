"""The seats that the server answers for: bots, stand-ins, and those that are left to defaults."""

import logging
from asyncio import TimerHandle
from collections.abc import Iterable
from typing import TYPE_CHECKING

from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import EntakuError
from entaku.kernel.seats import Seat
from entaku.server.keeping.store import How
from entaku.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

OUTSIDE: Seat = -1
"""Who is asked what no seat answers: whether the time of the round is over."""

log = logging.getLogger("entaku.server")


class BotSeats:
    """The seats of one room that the server answers for; each takes the room's pace for an answer."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timers: dict[Seat, TimerHandle] = {}

    def stop(self) -> None:
        """Whatever they were about to answer, they don't."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers = {}

    def wake(self, seats: Iterable[Seat]) -> None:
        """Something has changed for these seats."""
        room = self._room
        if room.sitting is None or room.is_still or room.record.is_lobby:
            return
        for seat in seats:
            if seat == OUTSIDE or not room.record.chairs[seat].is_played or seat in self._timers:
                continue
            decisions = room.sitting.decisions_of(seat)
            if decisions:
                is_quick = all(one.optional or one.purpose in room.sitting.play.quick for one in decisions)
                pause = 0.0 if is_quick else room.pace
                self._timers[seat] = room.service.call_later(pause, self._answers, seat, is_quick)

    def _sitting(self, seat: Seat) -> Sitting | None:
        """The table, if the server still answers for the seat there."""
        room = self._room
        return None if room.is_still or not room.record.chairs[seat].is_played else room.sitting

    def _answers(self, seat: Seat, is_quick: bool = False) -> None:
        self._timers.pop(seat, None)
        sitting = self._sitting(seat)
        decisions = [] if sitting is None else sitting.decisions_of(seat)
        chosen = None if sitting is None or not decisions else self._choice(sitting, seat, decisions)
        if chosen is None:
            return
        decision, answer = chosen
        pace = self._room.pace
        if is_quick and answer != decision.default and pace:
            self._timers[seat] = self._room.service.call_later(pace, self._gives, seat, decision, answer)
        else:
            self._gives(seat, decision, answer)

    def _gives(self, seat: Seat, decision: Decision, answer: Answer) -> None:
        self._timers.pop(seat, None)
        room, sitting = self._room, self._sitting(seat)
        if sitting is None:
            return
        if decision.id not in sitting.open:
            self.wake((seat,))
            return
        how: How = "clock" if room.record.chairs[seat].left_to == "defaults" else "bot"
        try:
            room.answer(lambda: sitting.answer(seat, decision.id, answer), sitting, how)
        except EntakuError:
            log.exception("room %s: a bot's answer was unlawful", room.code)
            room.answer_anyhow(lambda: sitting.answer(seat, decision.id, decision.default), sitting, how, decision.id)
        self.wake((seat,))  # what may be done stays open under its number, and the pick beside it

    def _choice(self, sitting: Sitting, seat: Seat, decisions: list[Decision]) -> tuple[Decision, Answer] | None:
        """What the bot does next: first what it may do, if it wants to, then what it must."""
        needed = next((decision for decision in decisions if not decision.optional), None)
        if self._room.record.chairs[seat].left_to == "defaults":
            return None if needed is None else (needed, needed.default)
        view = sitting.view(seat)
        try:
            for decision in decisions:
                if decision.optional:
                    answer = sitting.bot.answer(view, decision)
                    if answer != decision.default:
                        return decision, answer
            return None if needed is None else (needed, sitting.bot.answer(view, needed))
        except Exception:  # whatever goes wrong in a bot, its seat goes on
            log.exception("room %s: a bot failed", self._room.code)
            return None if needed is None else (needed, needed.default)
