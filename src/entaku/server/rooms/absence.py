"""Who is away from a table: a time of grace that everybody sees, and then the table decides how to go on."""

from asyncio import TimerHandle
from functools import partial
from typing import TYPE_CHECKING

from entaku.kernel.seats import Seat
from entaku.server.rooms.bodies import Motion
from entaku.server.rooms.motions import motion, plurality
from entaku.server.tables.options import DraftOptions
from entaku.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

CHOICES = ("wait", "bot", "defaults", "concede")
"""What the table of a game may decide, the mildest first."""
OF_DRAFTS = ("wait", "bot")
"""The same in a draft, which nobody concedes, and in which a pick by default is nobody's wish."""


class Absence:
    """The people of a room that are away while its table is in play, and until when the table waits for them."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._until: dict[Seat, float] = {}
        self.before: dict[Seat, Motion] = {}
        """What the table was asked about a seat when the server ended, and is not asked again yet."""
        self._seen: set[int | None] = set()
        self._timer: TimerHandle | None = None

    def grace(self, seat: Seat) -> float | None:
        """The seconds that the table still waits for a seat's person; None if they aren't waited for."""
        until = self._until.get(seat)
        return None if until is None else round(max(until - self._room.service.now(), 0.0), 1)

    def look(self) -> None:
        """Take in who is here and who isn't."""
        room = self._room
        self._seen |= room.here.guests()
        grace, now = self.granted, room.service.now()
        away = self._away() if grace is not None else set()
        for seat in [seat for seat in self._until if seat not in away]:
            del self._until[seat]
            if self.before.pop(seat, None) is not None:
                room.motions.keep_soon()
            asked = room.motions.about("absence", seat)
            if asked is not None:
                room.motions.drop(asked)
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
        now = room.service.now()
        for seat, until in list(self._until.items()):
            if until <= now and sitting.is_waiting_for(seat) and room.motions.about("absence", seat) is None:
                self._ask(seat)
        ahead = [until for until in self._until.values() if until > now]
        if ahead:
            self._timer = room.service.call_at(min(ahead) + 0.01, self.check)

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
        there = room.here.guests()
        return {seat for seat in room.people() if room.record.chairs[seat].guest not in there}

    def _ask(self, seat: Seat) -> None:
        room = self._room
        sitting = room.sitting
        assert sitting is not None
        there = room.here.guests()
        voters = tuple(other for other in room.people() if room.record.chairs[other].guest in there and other != seat)
        if not voters and (_is_draft(sitting) or room.record.chairs[seat].guest not in self._seen):
            return  # nobody waits: for somebody who has not come yet, or for a pick that is nobody else's affair
        choices = OF_DRAFTS if _is_draft(sitting) else CHOICES
        before = self.before.pop(seat, None)
        if before is not None:
            room.motions.put_again(before, plurality, partial(self._decided, seat))
        else:
            room.motions.put(motion("absence", seat, voters, choices), plurality, partial(self._decided, seat), {})
        room.motions.keep_soon()

    def ask_again(self, asked: Motion) -> None:
        """The table was asked about a seat when the server ended: as soon as somebody else is there it is again."""
        self._until[asked.seat] = self._room.service.now()
        self.before[asked.seat] = asked
        self._room.motions.count_on(asked.id)
        self.check()

    async def _decided(self, seat: Seat, outcome: str) -> None:
        """Do what the table wants with a seat.  Raises EntakuError where the store is out of reach."""
        room = self._room
        grace = self.granted
        if seat not in self._until or grace is None:
            return
        if outcome == "wait":
            self._until[seat] = room.service.now() + max(grace, 1.0)
        elif outcome == "concede":
            room.answers.concede_for(seat)
        else:
            await room.change(lambda record: record.leave_to(seat, "bot" if outcome == "bot" else "defaults"))
            room.bots.wake_all()


def _is_draft(sitting: Sitting) -> bool:
    """Whether what is played is no game: nobody gives up there, and nothing is gone back over."""
    return sitting.progress.marks.game is None
