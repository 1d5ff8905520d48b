"""Who is here: the lines of a room's people, from when they come to when they go."""

from typing import TYPE_CHECKING

import msgspec

from entaku.kernel.seats import Seat, Viewer
from entaku.server.lines.line import Line
from entaku.server.protocol import Welcome
from entaku.server.rooms.record import Record
from entaku.server.rooms.shown import info, you

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

HOST_AWAY = 120.0
"""Seconds after which somebody else may take over from a host who is away."""

_encode = msgspec.json.Encoder().encode


class Here:
    """The lines of one room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.lines: set[Line] = set()
        self.host_left = room.service.now()

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
        return not is_here and self._room.service.now() - self.host_left >= HOST_AWAY

    def of(self, viewer: Viewer) -> list[Line]:
        """The lines that see the table as this viewer."""
        return [line for line in self.lines if line.viewer == viewer]

    def look(self, line: Line) -> None:
        """See whom a line looks as now."""
        seat = self.seat_of(line)
        line.viewer = "public" if seat is None else seat

    def connect(self, line: Line) -> None:
        """A line is there: it is told everything it may know."""
        self._room.last_used = self._room.service.now()
        self.look(line)
        self._room.onlookers.number(line)
        self.lines.add(line)
        self._room.outbox.say(line, _encode(Welcome(you(self._room, line), info(self._room, line.base))))
        self._room.outbox.say(line, self._room.chat.shown(line.viewer))
        self._room.screens.show(line)
        seat = self.seat_of(line)
        if seat is not None and self._room.record.chairs[seat].left_to:
            self._room.service.spawn(self._come_home(seat))
        if line.guest == self._room.record.host and self._room.record.deputy is not None:
            self._room.service.spawn(self._host_is_back())
        self._room.absence.look()
        if self._room.mixer is not None:
            self._room.mixer.ask(line)
        self._room.screens.room_changed()

    async def _come_home(self, seat: Seat) -> None:
        """Somebody is back at a seat that the table had left to somebody else: it is theirs again."""
        await self._room.change(lambda record: record.leave_to(seat, ""))

    async def _host_is_back(self) -> None:
        """The host is here, and in charge again."""

        def end(record: Record) -> None:
            record.deputy = None

        await self._room.change(end)
        host = self._room.record.guest(self._room.record.host)
        await self._room.chat.note("host-back", "" if host is None else host.name)

    def disconnect(self, line: Line) -> None:
        """A line is gone; nothing stops for it."""
        if line not in self.lines:
            return
        self.lines.discard(line)
        self._room.last_used = self._room.service.now()
        if line.guest == self._room.record.in_charge and all(other.guest != line.guest for other in self.lines):
            self.host_left = self._room.last_used
            self._room.service.call_later(HOST_AWAY + 0.1, self._room.screens.room_changed)
        self._forget(line.viewer)
        self._room.absence.look()
        self._room.readiness.look()
        self._room.screens.room_changed()

    def _forget(self, viewer: Viewer) -> None:
        if self._room.sitting is not None and not self.of(viewer):
            self._room.sitting.viewers.look_away(viewer)

    def reseated(self, line: Line) -> None:
        """The person at the line sits elsewhere now: they see the table as from there."""
        for other in self.lines:
            if other.guest == line.guest:
                before = other.viewer
                self.look(other)
                if before != other.viewer:
                    self._forget(before)
                    self._room.screens.show(other)
        self._room.bots.wake_all()
