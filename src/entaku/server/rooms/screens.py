"""What a room tells its lines, and when: at once whom it asks, a little later everybody else."""

from math import inf
from typing import Protocol

import msgspec

from entaku.kernel.seats import Viewer
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import RoomChanged
from entaku.server.rooms.bodies import RoomInfo, You
from entaku.server.rooms.here import Here
from entaku.server.rooms.surroundings import Tabled, Time, Timer
from entaku.server.tables.sitting import Sitting

LATER = 0.25
"""Seconds after which those are told, too, whom a change doesn't ask for anything."""
ROOM_LATER = 0.03
"""Seconds in which changes of the room itself are gathered."""

_encode = msgspec.json.Encoder().encode


class Shown(Tabled, Protocol):
    """What is on the screens: the table, and the room itself."""

    def info(self, base: str) -> RoomInfo:
        """The room as everybody sees it who came by this address."""

    def you(self, line: Line) -> You:
        """Who is at the line."""

    def changed(self) -> None:
        """Something of the room is to be shown."""


class Screens:
    """What is on the screens of one room's people, and what is still to come there."""

    def __init__(self, room: Shown, here: Here, outbox: Outbox, time: Time) -> None:
        self._room = room
        self._here = here
        self._outbox = outbox
        self._time = time
        self._later_timer: Timer | None = None
        self._room_timer: Timer | None = None

    def say_to_all(self, data: bytes) -> None:
        """Send everybody a message."""
        for line in self._here.lines:
            self._outbox.say(line, data)

    def show(self, line: Line) -> None:
        """The whole table for one line; its viewer's other lines are brought up to date first."""
        if self._room.sitting is None or self._room.record.is_lobby:
            return
        if line.viewer in self._room.sitting.viewers:
            self.tell(line.viewer, fresh=line)
        self._outbox.say(line, self._room.sitting.viewers.shown(line.viewer))

    def show_all(self) -> None:
        """The whole table for every line, as each now sees it."""
        if self._room.sitting is not None:
            self._room.sitting.viewers.clear()
        for line in self._here.lines:
            self._here.look(line)
            self.show(line)

    def tell_of_room(self) -> None:
        """Tell everybody about the room, soon."""
        if self._room_timer is None:
            self._room_timer = self._time.call_later(ROOM_LATER, self._say_room)

    def _say_room(self) -> None:
        self._room_timer = None
        infos: dict[str, RoomInfo] = {}
        for line in self._here.lines:
            shown = infos.get(line.base) or infos.setdefault(line.base, self._room.info(line.base))
            self._outbox.say(line, _encode(RoomChanged(self._room.you(line), shown)))

    def tell(self, viewer: Viewer, fresh: Line | None = None) -> None:
        """Bring the lines of a viewer up to date, but for one that is about to be shown everything."""
        assert self._room.sitting is not None
        data = self._room.sitting.viewers.update(viewer)
        if data is not None:
            for line in self._here.of(viewer):
                if line is not fresh:
                    self._outbox.say(line, data)

    def _tell_later(self) -> None:
        self._later_timer = None
        if self._room.sitting is None:
            return
        before = inf if self._room.sitting.is_over else self._time.now() - LATER
        for viewer in self._room.sitting.viewers.stale(before):
            self.tell(viewer)
        if self._room.sitting.viewers.is_stale:
            self._later_timer = self._time.call_later(LATER, self._tell_later)

    def answered(self, sitting: Sitting) -> None:
        """Everybody is told, and once the table is over of the room, too."""
        self.tell_soon()
        if sitting.is_over:
            self._room.changed()

    def tell_soon(self) -> None:
        """Tell those, too, whom what happened doesn't ask for anything."""
        if self._later_timer is None:
            self._later_timer = self._time.call_later(LATER, self._tell_later)

    def stop(self) -> None:
        """Nothing is told by itself any more."""
        for timer in (self._later_timer, self._room_timer):
            if timer is not None:
                timer.cancel()
        self._later_timer = self._room_timer = None
