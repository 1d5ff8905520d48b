"""When everything of a finished table is open, and to whom: all hands and packs step by step, its recording, its logs.

Before that everybody has what they saw in play: players their own side of it, who looked on what is public.
"""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from entaku.kernel.errors import Unlawful
from entaku.server.rooms.bodies import LogOpening
from entaku.server.rooms.messages import OpenLog
from entaku.server.rooms.record import Guest
from entaku.server.steady import steadily

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

MOST_HOURS = 720.0
"""A log is opened within a month of its table's end, or of now."""


def opens(room: "Room") -> float | None:
    """When everything of the table is open, in seconds since 1970; None before its end, or if the host says when."""
    opening, sitting = room.record.opening, room.sitting
    if sitting is None or not room.is_over or opening.how == "host":
        return None
    ended = sitting.progress.ended
    return max(opening.at, ended) if opening.how == "time" else ended + opening.hours * 3600


def is_open(room: "Room", guest: Guest | None) -> bool:
    """Whether somebody may see everything of the room's finished table."""
    if room.record.published:
        return True
    since = opens(room)
    if since is None or steadily() < since:
        return False
    return not room.record.opening.players or (guest is not None and guest.seat is not None)


def expect_open(room: "Room", guest: Guest | None) -> None:
    """Raises Unlawful, saying when it opens and to whom, unless somebody may see everything of the finished table."""
    if is_open(room, guest):
        return
    since = opens(room)
    if since is None:
        raise Unlawful("not-published")
    if steadily() < since:
        raise Unlawful("log-opens-later", time=f"{datetime.fromtimestamp(since, UTC):%Y-%m-%d %H:%M} UTC")
    raise Unlawful("log-for-players")


def chosen(room: "Room", wanted: OpenLog) -> LogOpening:
    """When the log will open, as a host wishes.

    Raises Unlawful for what is out of bounds, and once everything has been opened: nothing is shut again.
    """
    opening, now, since = wanted.opening, steadily(), opens(room)
    if room.is_over and (room.record.published or (since is not None and since <= now)):
        raise Unlawful("log-is-open")
    if opening.how == "hours" and not 0 < opening.hours <= MOST_HOURS:
        raise Unlawful("log-hours-out-of-range", most=round(MOST_HOURS))
    if opening.how == "time" and not now < opening.at <= now + MOST_HOURS * 3600:
        raise Unlawful("log-time-out-of-range", days=round(MOST_HOURS / 24))
    return opening
