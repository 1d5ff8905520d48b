"""The seats that the server answers for: bots, stand-ins, and those that are left to defaults."""

import asyncio
import logging
from asyncio import Future
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from entaku.kernel.decisions import Decision
from entaku.kernel.errors import EntakuError
from entaku.kernel.seats import Seat
from entaku.server.rooms.answers import Answers
from entaku.server.rooms.here import Here
from entaku.server.rooms.surroundings import InPlay, Time, Timer
from entaku.server.storage.store import How
from entaku.server.tables.plays import Chosen
from entaku.server.tables.sitting import Sitting

OUTSIDE: Seat = -1
"""Who is asked what no seat answers: whether the time of the round is over."""

BOTS_ALONE = 0.1
"""Seconds at most that a bot takes once no person is in the game any more."""

THINKERS = ThreadPoolExecutor(2, thread_name_prefix="bots")
"""Where bots look ahead, so that nobody waits for them but who plays with them."""

log = logging.getLogger("entaku.server")


class BotSeats:
    """The seats of one room that the server answers for; each takes the room's pace for an answer."""

    def __init__(self, room: InPlay, here: Here, answers: Answers, time: Time) -> None:
        self._room = room
        self._here = here
        self._answers = answers
        self._time = time
        self._timers: dict[Seat, Timer] = {}
        self._thoughts: dict[Seat, Future[Chosen]] = {}
        self._is_hurried = False

    def stop(self) -> None:
        """Whatever they were about to answer, they don't."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers = {}
        self._thoughts = {}

    @property
    def pace(self) -> float:
        """Seconds that a bot takes for a decision: none while nobody looks on, few where bots are among themselves."""
        if self._room.sitting is None or not self._here.lines or self._is_hurried:
            return 0.0
        chairs, game = self._room.record.chairs, self._room.sitting.progress.marks.game
        playing = range(len(chairs)) if game is None else game.in_play(self._room.sitting.table.state)
        alone = all(chairs[seat].guest is None or chairs[seat].is_played for seat in playing)
        return min(self._room.record.pace, BOTS_ALONE) if alone else self._room.record.pace

    def hurry(self) -> None:
        """Take no time from now on until a person is asked something."""
        if self._is_asked():
            return
        self._is_hurried = True
        self.stop()
        self.wake_all()

    def _is_asked(self) -> bool:
        """Whether the table waits for a person."""
        sitting, chairs = self._room.sitting, self._room.record.chairs
        return sitting is not None and any(
            not chair.is_played and sitting.is_waiting_for(seat) for seat, chair in enumerate(chairs)
        )

    def _may_be_a_slip(self) -> bool:
        """Whether a person may take back what they just did, before anybody answers it."""
        sitting, chairs = self._room.sitting, self._room.record.chairs
        if sitting is None:
            return False
        marks = sitting.progress.marks
        return any(not chair.is_played and marks.takes_back(seat) is not None for seat, chair in enumerate(chairs))

    def wake_all(self) -> None:
        """Who plays where has changed."""
        self.wake(range(len(self._room.record.chairs)))

    def answered(self, sitting: Sitting) -> None:
        """Something has changed for the seats that it moved."""
        self.wake(sitting.moved)
        sitting.moved = set()

    def wake(self, seats: Iterable[Seat]) -> None:
        """Something has changed for these seats."""
        room = self._room
        if room.sitting is None or room.is_still or room.record.is_lobby:
            return
        if self._is_hurried and self._is_asked():
            self._is_hurried = False
        for seat in seats:
            if (
                seat == OUTSIDE
                or not room.record.chairs[seat].is_played
                or seat in self._timers
                or seat in self._thoughts
            ):
                continue
            decisions = room.sitting.decisions_of(seat)
            if decisions:
                is_quick = all(one.optional or one.purpose in room.sitting.play.quick for one in decisions)
                pause = 0.0 if is_quick and not self._may_be_a_slip() else self.pace
                self._timers[seat] = self._time.call_later(pause, partial(self._answer, seat, is_quick=is_quick))

    def _sitting(self, seat: Seat) -> Sitting | None:
        """The table, if the server still answers for the seat there."""
        room = self._room
        return None if room.is_still or not room.record.chairs[seat].is_played else room.sitting

    def _answer(self, seat: Seat, *, is_quick: bool) -> None:
        self._timers.pop(seat, None)
        sitting = self._sitting(seat)
        decisions = [] if sitting is None else sitting.decisions_of(seat)
        if sitting is not None and self._thinks(sitting, seat, decisions):
            return
        chosen = None if sitting is None or not decisions else self._choice(sitting, seat, decisions)
        if chosen is None:
            return
        decision, found = chosen
        pace = self.pace
        if is_quick and found.answer != decision.default and pace:
            self._timers[seat] = self._time.call_later(pace, partial(self._gives, seat, decision, found))
        else:
            self._gives(seat, decision, found)

    def _thinks(self, sitting: Sitting, seat: Seat, decisions: list[Decision]) -> bool:
        """Whether a bot of a level answers what it must: it begins to look ahead, or has answered at once."""
        level, think = self._room.record.level, sitting.play.think
        needed = next((decision for decision in decisions if not decision.optional), None)
        if level == "normal" or think is None or needed is None or not self._room.record.chairs[seat].bot:
            return False
        try:
            thought = think(sitting.bot, sitting.table.state, sitting.view(seat), needed, level)
            if not thought.is_long:
                self._gives(seat, needed, thought.find())
                return True
        except Exception:  # whatever goes wrong in a bot, its seat goes on
            log.exception("room %s: a bot failed", self._room.code)
            self._gives(seat, needed, Chosen(needed.default))
            return True
        future = asyncio.get_running_loop().run_in_executor(THINKERS, thought.find)
        self._thoughts[seat] = future
        future.add_done_callback(partial(self._has_thought, seat, needed))
        return True

    def _has_thought(self, seat: Seat, decision: Decision, future: "Future[Chosen]") -> None:
        """Give what a bot has found, unless it is no longer asked."""
        if self._thoughts.get(seat) is not future:
            return
        del self._thoughts[seat]
        problem = future.exception()
        if problem is not None:
            log.error("room %s: a bot failed", self._room.code, exc_info=problem)
        self._gives(seat, decision, Chosen(decision.default) if problem is not None else future.result())

    def _gives(self, seat: Seat, decision: Decision, found: Chosen) -> None:
        self._timers.pop(seat, None)
        room, sitting = self._room, self._sitting(seat)
        if sitting is None:
            return
        if decision.id not in sitting.open:
            self.wake((seat,))
            return
        how: How = "clock" if room.record.chairs[seat].left_to == "defaults" else "bot"
        try:
            self._answers.answer(lambda: sitting.answer(seat, decision.id, found.answer), sitting, how, found.why)
        except EntakuError:
            log.exception("room %s: a bot's answer was unlawful", room.code)
            self._answers.answer_anyhow(
                lambda: sitting.answer(seat, decision.id, decision.default), sitting, how, decision.id
            )
        self.wake((seat,))  # what may be done stays open under its number, and the pick beside it

    def _choice(self, sitting: Sitting, seat: Seat, decisions: list[Decision]) -> tuple[Decision, Chosen] | None:
        """What the bot does next: first what it may do, if it wants to, then what it must."""
        needed = next((decision for decision in decisions if not decision.optional), None)
        if self._room.record.chairs[seat].left_to == "defaults":
            return None if needed is None else (needed, Chosen(needed.default))
        view = sitting.view(seat)
        try:
            for decision in decisions:
                if decision.optional:
                    answer = sitting.bot.answer(view, decision)
                    if answer != decision.default:
                        return decision, Chosen(answer)
            if needed is None:
                return None
            answer, why = sitting.bot.answer(view, needed), sitting.play.why
            return needed, Chosen(answer, None if why is None else why(needed, answer))
        except Exception:  # whatever goes wrong in a bot, its seat goes on
            log.exception("room %s: a bot failed", self._room.code)
            return None if needed is None else (needed, Chosen(needed.default))
