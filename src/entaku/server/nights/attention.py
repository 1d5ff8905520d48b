"""When a night is attended to: soon after anything that concerns it, and when its clocks have something to say."""

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from entaku.server.nights.by_itself import attend
from entaku.server.rooms.room import Room
from entaku.tournament.notices import next_of_clocks
from entaku.tournament.state import State

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight

GATHERED = 0.03
"""Seconds in which what happens is gathered."""
APART = 0.5
"""Seconds that lie between two looks at a night, whatever happens."""
AGAIN = 2.0
"""Seconds after which what failed is tried again."""

log = logging.getLogger("entaku.server")


class Attention:
    """Sees to one night, as long as it is open here."""

    def __init__(self, open_night: "OpenNight") -> None:
        self._night = open_night
        self._service = open_night.nights.service
        self._timer: asyncio.TimerHandle | None = None
        self._last = -APART
        self._rooms = frozenset(rooms_of(open_night.night.state))

    @property
    def due(self) -> float | None:
        """When the night is next attended to, in the time of the loop; None while nothing is due."""
        return None if self._timer is None else self._timer.when()

    def stir(self) -> None:
        """Something happened that may concern the night: it is attended to soon."""
        self._by(max(self._service.now() + GATHERED, self._last + APART))

    def heard(self, room: Room) -> None:
        """Something happened in a room."""
        if room.code in self._rooms:
            self.stir()

    def entered(self) -> None:
        """An entry was made: other rooms may concern the night now, and there may be something to do."""
        self._rooms = frozenset(rooms_of(self._night.night.state))
        self.stir()

    def stop(self) -> None:
        """The night is open here no longer."""
        if self._timer is not None:
            self._timer.cancel()

    def _by(self, when: float) -> None:
        """Attend to the night at this time of the loop, or earlier."""
        if self._timer is not None:
            if self._timer.when() <= when:
                return
            self._timer.cancel()
        self._timer = self._service.call_at(when, self._begin)

    def _begin(self) -> None:
        self._timer, self._last = None, self._service.now()
        if self._night in self._night.nights.known.values():
            self._service.spawn(self.attend())

    async def attend(self) -> None:
        """Let the night do what it does by itself, and look again when a clock is next due."""
        try:
            await attend(self._night)
        except Exception:
            log.exception("night %s can't be attended to", self._night.code)
            self._by(self._service.now() + AGAIN)
        else:
            due = next_of_clocks(self._night.night.state, time.time())
            if due is not None:
                self._by(self._service.now() + max(0.0, due - time.time()) + GATHERED)


def rooms_of(state: State) -> Iterator[str]:
    """The rooms in which something may happen that a night takes up: where pods draft, where groups play."""
    yield from (at.room for at in state.drafted.values())
    yield from (group.room for group in state.groups.values() if group.room and not group.is_over)
