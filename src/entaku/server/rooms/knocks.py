"""Open tables: rooms that strangers find on the front page, and the door at which they knock.

Who knocks knows neither the room's code nor who sits there.  Nothing of it is stored: a server that ends forgets who
waited, and their browsers knock again.
"""

import hmac
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import presentable
from entaku.messages import Language
from entaku.server.rooms.bodies import Knocking, OpenTable
from entaku.server.rooms.surroundings import Time

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room

WAITING = 15.0
"""Seconds after which somebody who doesn't ask any more has gone away from the door."""
MOST_WAITING = 10
LONGEST_TALK = 300
SALT = secrets.token_bytes(16)
"""Makes what a table is listed under of its code, and nothing of that."""


class AtDoor(Struct):
    """Somebody at the door of a room: `key` is what they ask with, `said` what the host has said so far."""

    number: int
    key: str
    name: str
    language: Language
    until: float
    said: bool | None = None


class Knocks:
    """Those at the door of one room; what is seen of the room has changed with them."""

    def __init__(self, time: Time, changed: Callable[[], None]) -> None:
        self._time = time
        self._changed = changed
        self._number = 0
        self._there: dict[str, AtDoor] = {}

    def knock(self, name: str, language: Language) -> AtDoor:
        """Somebody knocks.  Raises Unlawful for a name that can't be read, or where too many wait already."""
        self._tidy()
        if len(self._there) >= MOST_WAITING:
            raise Unlawful("knocks-too-many")
        self._number += 1
        there = AtDoor(self._number, secrets.token_urlsafe(18), presentable(name), language, self._later())
        self._there[there.key] = there
        self._time.call_later(WAITING + 0.1, self._look)
        self._changed()
        return there

    def asked(self, key: str) -> AtDoor:
        """They still wait.  Raises Unlawful for somebody who doesn't, any more."""
        there = self._there.get(key)
        if there is None:
            raise Unlawful("knock-unknown")
        there.until = self._later()
        return there

    def say(self, number: int, on: bool) -> None:
        """Whether somebody is let in.  Raises Unlawful where they have gone away."""
        there = next((one for one in self._there.values() if one.number == number and one.said is None), None)
        if there is None:
            raise Unlawful("knock-gone")
        there.said = on
        self._changed()

    def leave(self, there: AtDoor) -> None:
        """Somebody is in, or has heard that they may not be."""
        self._there.pop(there.key, None)

    def shown(self) -> tuple[Knocking, ...]:
        """Those whom nobody has answered yet."""
        return tuple(Knocking(one.number, one.name) for one in self._there.values() if one.said is None)

    def _later(self) -> float:
        return self._time.now() + WAITING

    def _look(self) -> None:
        if self._tidy():
            self._changed()
        if self._there:
            self._time.call_later(WAITING + 0.1, self._look)

    def _tidy(self) -> bool:
        """Forget who has gone away; gives whether anybody has."""
        now, before = self._time.now(), len(self._there)
        self._there = {key: one for key, one in self._there.items() if one.until > now}
        return len(self._there) < before


def listed_as(room: "Room") -> str:
    """What a room is listed under: the same as long as the server runs, and nobody's way to its code."""
    return hmac.digest(SALT, room.code.encode(), "sha256").hex()[:16]


def is_listed(room: "Room") -> bool:
    """Whether others may find a room: it is open, has a free seat, and whoever is in charge is there to see them."""
    record = room.record
    is_there = record.in_charge in room.here.guests()
    return record.listed and record.is_lobby and is_there and room.mixer is None and free_seats(room) > 0


def free_seats(room: "Room") -> int:
    """How many seats wait for somebody."""
    return sum(chair.guest is None and not chair.bot for chair in room.record.chairs)


def as_listed(room: "Room") -> OpenTable:
    """A room as those see it who may find it."""
    record = room.record
    host = record.guest(record.in_charge)
    return OpenTable(
        id=listed_as(room),
        title=record.title,
        what=room.format.shown(room.options),
        host="" if host is None else host.name,
        seats=len(record.chairs),
        free=free_seats(room),
        knocking=record.knocking,
        language=record.language,
    )


def talk_address(typed: str) -> str:
    """Where a group talks, as it was typed, "" for nowhere.  Raises Unlawful for what isn't an address on the web.

    >>> talk_address(" https://discord.gg/abc "), talk_address("")
    ('https://discord.gg/abc', '')
    """
    given = typed.strip()
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
        _ = parts.port
    except ValueError as problem:
        raise Unlawful("talk-not-an-address") from problem
    if not (is_address and given.isprintable() and " " not in given and len(given) <= LONGEST_TALK):
        raise Unlawful("talk-not-an-address")
    return given
