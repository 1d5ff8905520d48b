"""Who is away from a table: a time of grace that everybody sees, and then the table decides how to go on."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from entaku.kernel.seats import Seat
from entaku.server.rooms.bodies import LeftTo, Motion
from entaku.server.rooms.here import Here
from entaku.server.rooms.motions import Motions, motion, plurality
from entaku.server.rooms.surroundings import InPlay, Time, Timer
from entaku.server.tables.options import DraftOptions, Options
from entaku.server.tables.sitting import Sitting

CHOICES = ("wait", "bot", "defaults", "concede")
"""What the table of a game may decide, the mildest first."""
OF_DRAFTS = ("wait", "bot")
"""The same in a draft, which nobody concedes, and in which a pick by default is nobody's wish."""


class Left(InPlay, Protocol):
    """A table that somebody may leave, and what it may do then."""

    @property
    def options(self) -> Options: ...

    async def leave_to(self, seat: Seat, whom: LeftTo) -> None:
        """Leave a seat to a bot, or to defaults.  Raises Unavailable where the store is out of reach."""


class Absence:
    """The people of a room that are away while its table is in play, and until when the table waits for them.

    `concede` gives up for a seat.
    """

    def __init__(self, room: Left, here: Here, motions: Motions, time: Time, concede: Callable[[Seat], None]) -> None:
        self._room = room
        self._here = here
        self._motions = motions
        self._time = time
        self._concede = concede
        self._until: dict[Seat, float] = {}
        self.before: dict[Seat, Motion] = {}
        """What the table was asked about a seat when the server ended, and is not asked again yet."""
        self._seen: set[int | None] = set()
        self._timer: Timer | None = None

    def grace(self, seat: Seat) -> float | None:
        """The seconds that the table still waits for a seat's person; None if they aren't waited for."""
        until = self._until.get(seat)
        return None if until is None else round(max(until - self._time.now(), 0.0), 1)

    def look(self) -> None:
        """Take in who is here and who isn't."""
        self._seen |= self._here.guests()
        grace, now = self.granted, self._time.now()
        away = self._away() if grace is not None else set()
        for seat in [seat for seat in self._until if seat not in away]:
            del self._until[seat]
            if self.before.pop(seat, None) is not None:
                self._motions.keep_soon()
            asked = self._motions.about("absence", seat)
            if asked is not None:
                self._motions.drop(asked)
        for seat in away - self._until.keys():
            self._until[seat] = now + (grace or 0.0)
        self.check()

    def answered(self, sitting: Sitting) -> None:
        """The table may wait for somebody who is away, or for nobody any more."""
        self.check()
        if sitting.is_over:
            self.look()

    def check(self) -> None:
        """Where the time of grace is over and the table waits for that seat, ask; and look again when it is time."""
        room = self._room
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        sitting = room.sitting
        if not self._until or sitting is None or room.is_still:
            return
        now = self._time.now()
        for seat, until in list(self._until.items()):
            if until <= now and sitting.is_waiting_for(seat) and self._motions.about("absence", seat) is None:
                self._ask(seat)
        ahead = [until for until in self._until.values() if until > now]
        if ahead:
            self._timer = self._time.call_at(min(ahead) + 0.01, self.check)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._until.clear()
        self.before.clear()
        self._seen.clear()

    @property
    def granted(self) -> float | None:
        """The seconds that the table waits for whoever goes away; None: as long as it takes."""
        room = self._room
        if isinstance(room.options, DraftOptions) and (room.sitting is None or _is_draft(room.sitting)):
            return room.options.grace
        return room.record.game.grace

    def _away(self) -> set[Seat]:
        """The seats in play whose person has no device here and nobody who plays for them."""
        room = self._room
        sitting = room.sitting
        if sitting is None or room.record.is_lobby or sitting.is_over:
            return set()
        there = self._here.guests()
        return {seat for seat in room.people() if room.record.chairs[seat].guest not in there}

    def _ask(self, seat: Seat) -> None:
        room = self._room
        sitting = room.sitting
        assert sitting is not None
        there = self._here.guests()
        voters = tuple(other for other in room.people() if room.record.chairs[other].guest in there and other != seat)
        if not voters and (_is_draft(sitting) or room.record.chairs[seat].guest not in self._seen):
            return  # nobody waits: for somebody who has not come yet, or for a pick that is nobody else's affair
        choices = OF_DRAFTS if _is_draft(sitting) else CHOICES
        before = self.before.pop(seat, None)
        if before is not None:
            self._motions.put_again(before, plurality, partial(self._decided, seat))
        else:
            self._motions.put(motion("absence", seat, voters, choices), plurality, partial(self._decided, seat), {})
        self._motions.keep_soon()

    def ask_again(self, asked: Motion) -> None:
        """The table was asked about a seat when the server ended: as soon as somebody else is there it is again."""
        self._until[asked.seat] = self._time.now()
        self.before[asked.seat] = asked
        self._motions.count_on(asked.id)
        self.check()

    async def _decided(self, seat: Seat, outcome: str) -> None:
        """Do what the table wants with a seat.  Raises EntakuError where the store is out of reach."""
        grace = self.granted
        if seat not in self._until or grace is None:
            return
        if outcome == "wait":
            self._until[seat] = self._time.now() + max(grace, 1.0)
        elif outcome == "concede":
            self._concede(seat)
        else:
            await self._room.leave_to(seat, "bot" if outcome == "bot" else "defaults")


def _is_draft(sitting: Sitting) -> bool:
    """Whether what is played is no game: nobody gives up there, and nothing is gone back over."""
    return sitting.progress.marks.game is None
