"""The ready check: in the lobby a host asks everybody who sits there whether it may begin, and all see who said what.

Nothing of it is stored: a server that ends in the middle of one simply asks nothing any more.
"""

from collections.abc import Callable
from typing import Protocol

from entaku.kernel.errors import Unlawful
from entaku.server.rooms.bodies import ReadyAnswer, ReadyCheck, ReadySeat
from entaku.server.rooms.here import Here
from entaku.server.rooms.record import Record
from entaku.server.rooms.surroundings import Time, Timer

WITHIN = 30.0
"""Seconds in which everybody says whether they are ready."""


class Gathered(Protocol):
    """Those who are asked: who sits where, and who is here."""

    @property
    def record(self) -> Record: ...
    @property
    def here(self) -> Here: ...


class Readiness:
    """The ready check of a room: the one that goes on, or what came of the last one.

    `changed` is called when anything of it is to be shown.
    """

    def __init__(self, people: Gathered, time: Time, changed: Callable[[], None]) -> None:
        self._people = people
        self._time = time
        self._changed = changed
        self._number = 0
        self._said: dict[int, ReadyAnswer] = {}
        self._names: dict[int, str] = {}
        self._until = 0.0
        self._timer: Timer | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody is still waited for."""
        return self._timer is not None

    def ask(self) -> None:
        """Ask everybody who sits there.  Raises Unlawful once the table has begun, or while they are being asked."""
        record = self._people.record
        record.expect_lobby()
        if self.is_open:
            raise Unlawful("ready-asked-already")
        people = [guest for guest in record.guests if guest.seat is not None]
        if not people:
            raise Unlawful("ready-nobody")
        here = self._people.here.guests()
        self._number += 1
        self._said = {guest.id: "asked" if guest.id in here else "gone" for guest in people}
        self._names = {guest.id: guest.name for guest in people}
        self._until = self._time.now() + WITHIN
        self._timer = self._time.call_later(WITHIN, self._end)
        self._look()

    def say(self, guest: int, number: int, ready: bool) -> None:
        """Somebody is ready, or not yet.  Raises Unlawful if it is over, or they weren't asked."""
        if not self.is_open or number != self._number:
            raise Unlawful("ready-over")
        if guest not in self._said:
            raise Unlawful("ready-not-yours")
        self._said[guest] = "ready" if ready else "not-yet"
        self._look()

    def look(self) -> None:
        """Somebody may have left the room or their seat: who did is not ready, whatever they said before."""
        if not self.is_open:
            return
        here = self._people.here.guests()
        seated = {chair.guest for chair in self._people.record.chairs}
        for guest in self._said:
            if guest not in here or guest not in seated:
                self._said[guest] = "gone"
        self._look()

    def forget(self) -> None:
        """The table begins, and what came of the last one is past."""
        self._stop()
        self._said = {}

    def shown(self) -> ReadyCheck | None:
        """What everybody sees of it, those who have left since among them; bots are ready."""
        if not self._said:
            return None
        chairs = self._people.record.chairs
        seats = {chair.guest: seat for seat, chair in enumerate(chairs) if chair.guest is not None}
        people = [ReadySeat(seats.get(guest), self._names[guest], said) for guest, said in self._said.items()]
        bots = [ReadySeat(seat, "", "ready") for seat, chair in enumerate(chairs) if chair.bot]
        left = max(self._until - self._time.now(), 0.0) if self.is_open else 0.0
        return ReadyCheck(self._number, self.is_open, round(left, 1), (*people, *bots))

    def _look(self) -> None:
        if "asked" not in self._said.values():
            self._stop()
        self._changed()

    def _end(self) -> None:
        self._stop()
        self._changed()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
