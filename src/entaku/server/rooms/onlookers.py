"""Who looks on in a room, with a name or without, and how the host removes them.

Whoever was removed has a token no longer, so what keeps them out for a while is where they are: nobody comes from there
to look on.  Who sits at the table, or is here already, is not touched by it.
"""

from typing import TYPE_CHECKING

from entaku.kernel.errors import Unlawful
from entaku.server.lines.line import Line
from entaku.server.rooms.bodies import Onlooker

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

KEPT_OUT = 600.0
"""Seconds for which nobody comes to look on from where somebody was removed."""


class Onlookers:
    """Those of a room who look on.  Who has no name has a number below 0."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._unnamed = 0
        self._kept_out: dict[str, float] = {}

    def expect_welcome(self, address: str) -> None:
        """Raises Unlawful if somebody who looked on from there was removed a short while ago."""
        now = self._room.service.now()
        self._kept_out = {one: until for one, until in self._kept_out.items() if until > now}
        if address in self._kept_out:
            raise Unlawful("onlookers-kept-out", minutes=round(KEPT_OUT / 60))

    def number(self, line: Line) -> None:
        """A line without a name has come: it gets a number, to be removed by."""
        if line.guest is None:
            self._unnamed -= 1
            line.onlooker = self._unnamed

    def shown(self) -> tuple[Onlooker, ...]:
        """Those who are here, the named ones first."""
        here = self._room.here.guests()
        named = (guest for guest in self._room.record.guests if guest.seat is None and guest.id in here)
        unnamed = sorted((line.onlooker for line in self._room.here.lines if line.guest is None), reverse=True)
        return (*(Onlooker(guest.id, guest.name) for guest in named), *(Onlooker(number, "") for number in unnamed))

    def keep_out(self, address: str) -> None:
        """From there nobody comes to look on for a while."""
        self._kept_out[address] = self._room.service.now() + KEPT_OUT
