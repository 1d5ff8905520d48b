"""The tables that a room played before the latest one, to be looked at again: played once more from the store."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from entaku.kernel.errors import Unlawful
from entaku.server.rooms.record import Record
from entaku.server.tables.options import Options
from entaku.server.tables.sitting import Sitting

MOST_KEPT = 2
"""So many earlier tables of a room are kept while they are looked at."""


class Played(Protocol):
    """Where tables were played, and with which options."""

    @property
    def code(self) -> str: ...
    @property
    def record(self) -> Record: ...
    @property
    def options(self) -> Options: ...


class Earlier:
    """A room's earlier tables that somebody looked at last, by their number; `again` plays one from the store."""

    def __init__(self, room: Played, again: Callable[[str, int, Options], Awaitable[Sitting]]) -> None:
        self._room = room
        self._again = again
        self._kept: dict[int, Sitting] = {}
        self._playing = asyncio.Lock()

    @property
    def latest(self) -> int:
        """The number of the last table that is no longer the room's own; it was played to its end."""
        record = self._room.record
        return record.table if record.is_lobby else max(record.table - 1, 0)

    async def table(self, number: int) -> Sitting:
        """An earlier table as it ended.  Raises Unlawful for one that isn't there."""
        if not 1 <= number <= self.latest:
            raise Unlawful("table-not-over")
        async with self._playing:
            if number not in self._kept:
                room = self._room
                self._kept[number] = await self._again(room.code, number, room.options)
                for old in list(self._kept)[:-MOST_KEPT]:
                    del self._kept[old]
            return self._kept[number]

    def is_of_series(self, number: int) -> bool:
        """Whether everybody sat then where they sit now: no seats are changed between a draft and its last game."""
        record = self._room.record
        return not record.is_lobby and 0 < record.drafted <= number
