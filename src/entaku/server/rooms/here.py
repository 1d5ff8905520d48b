"""Who is here: the lines of a room's people, from when they come to when they go."""

from collections.abc import Callable

from entaku.kernel.seats import Seat, Viewer
from entaku.server.lines.line import Line
from entaku.server.rooms.surroundings import Tabled, Time

HOST_AWAY = 120.0
"""Seconds after which somebody else may take over from a host who is away."""


class Here:
    """The lines of one room; `changed` is called when the host has been away so long that it matters."""

    def __init__(self, room: Tabled, time: Time, changed: Callable[[], None]) -> None:
        self._room = room
        self._time = time
        self._changed = changed
        self.lines: set[Line] = set()
        self.host_left = time.now()

    def seat_of(self, line: Line) -> Seat | None:
        """Where the person at the line sits."""
        guest = self._room.record.guest(line.guest)
        return guest.seat if guest else None

    def guests(self) -> set[int | None]:
        """The guests with a device here."""
        return {line.guest for line in self.lines}

    @property
    def is_host_away(self) -> bool:
        """Whether whoever is in charge has been away so long that somebody may act for them."""
        is_here = self._room.record.in_charge in self.guests()
        return not is_here and self._time.now() - self.host_left >= HOST_AWAY

    def of(self, viewer: Viewer) -> list[Line]:
        """The lines that see the table as this viewer."""
        return [line for line in self.lines if line.viewer == viewer]

    def look(self, line: Line) -> None:
        """See whom a line looks as now."""
        seat = self.seat_of(line)
        line.viewer = "public" if seat is None else seat

    def come(self, line: Line) -> None:
        """A line is there."""
        self.look(line)
        self.lines.add(line)

    def go(self, line: Line) -> None:
        """A line that was there is gone; nothing stops for it."""
        self.lines.remove(line)
        if line.guest == self._room.record.in_charge and all(other.guest != line.guest for other in self.lines):
            self.host_left = self._time.now()
            self._time.call_later(HOST_AWAY + 0.1, self._changed)
        self._forget(line.viewer)

    def reseated(self, guest: int | None) -> list[Line]:
        """A guest sits elsewhere now: gives the lines that see the table as another viewer since."""
        moved = []
        for line in self.lines:
            if line.guest == guest:
                before = line.viewer
                self.look(line)
                if before != line.viewer:
                    self._forget(before)
                    moved.append(line)
        return moved

    def _forget(self, viewer: Viewer) -> None:
        if self._room.sitting is not None and not self.of(viewer):
            self._room.sitting.viewers.look_away(viewer)
