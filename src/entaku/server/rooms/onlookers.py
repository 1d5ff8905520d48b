"""Who looks on in a room, with a name or without, and how the host removes them.

Whoever was removed has a token no longer, so what keeps them out for a while is where they are: nobody comes from there
to look on.  Who sits at the table, or is here already, is not touched by it.
"""

from collections.abc import Callable, Collection, Iterable

from entaku.kernel.errors import Unlawful
from entaku.server.lines.line import Line
from entaku.server.rooms.bodies import Onlooker
from entaku.server.rooms.record import Guest

KEPT_OUT = 600.0
"""Seconds for which nobody comes to look on from where somebody was removed."""


class Onlookers:
    """Those of a room who look on.  Who has no name has a number below 0."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._unnamed = 0
        self._kept_out: dict[str, float] = {}

    def expect_welcome(self, address: str) -> None:
        """Raises Unlawful if somebody who looked on from there was removed a short while ago."""
        now = self._now()
        self._kept_out = {one: until for one, until in self._kept_out.items() if until > now}
        if address in self._kept_out:
            raise Unlawful("onlookers-kept-out", minutes=round(KEPT_OUT / 60))

    def number(self, line: Line) -> None:
        """A line without a name has come: it gets a number, to be removed by."""
        if line.guest is None:
            self._unnamed -= 1
            line.onlooker = self._unnamed

    def shown(self, guests: Iterable[Guest], lines: Collection[Line]) -> tuple[Onlooker, ...]:
        """Those of a room's guests, and of those without a name, who are at one of its lines: the named ones first."""
        here = {line.guest for line in lines}
        named = (guest for guest in guests if guest.seat is None and guest.id in here)
        unnamed = sorted((line.onlooker for line in lines if line.guest is None), reverse=True)
        return (*(Onlooker(guest.id, guest.name) for guest in named), *(Onlooker(number, "") for number in unnamed))

    def keep_out(self, address: str) -> None:
        """From there nobody comes to look on for a while."""
        self._kept_out[address] = self._now() + KEPT_OUT
