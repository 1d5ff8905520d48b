"""Snapshots of a room's table: made at quiet moments now and then, and as the room leaves this process.

Whether one is kept is no matter to anybody who plays: they are written beside the answers, and what can't be written is
left.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from entaku.server.rooms.surroundings import Tabled
from entaku.server.storage import snapshots as stored
from entaku.server.storage.leases import Fenced
from entaku.server.storage.store import Store
from entaku.server.storage.writer import Writer
from entaku.server.tables.snapshots import taken

EVERY = 100
"""After so many answers another snapshot is made."""
FEW = 10
"""So few answers are replayed sooner than another snapshot is made."""

log = logging.getLogger("entaku.server")


class Stored(Tabled, Protocol):
    """Where a table is played, and in which store it is kept."""

    @property
    def store(self) -> Store: ...


class Snapshots:
    """Keeps the snapshot of a room's table: `writer` writes it, `beside` everything else that goes on."""

    def __init__(self, room: Stored, beside: Callable[[Coroutine[None, None, None]], None], writer: Writer) -> None:
        self._room = room
        self._beside = beside
        self._writer = writer
        self._writing = asyncio.Lock()

    def look(self) -> None:
        """Answers have been stored: it may be time."""
        if self._age() >= EVERY and not self._writing.locked():
            self._beside(self.keep())

    async def keep(self) -> None:
        """Keep the table as it is, if it is quiet and has gone on since; of one that is over nothing is kept."""
        sitting = self._room.sitting
        async with self._writing:
            if sitting is None or self._age() < FEW:
                return
            make = taken(sitting)
            if make is None and not sitting.is_over:
                return
            sitting.progress.kept = sitting.progress.stored
            try:
                await self._write(sitting.number, None if make is None else await asyncio.to_thread(make))
            except (SQLAlchemyError, Fenced) as problem:
                log.warning("room %s: no snapshot could be kept: %s", self._room.code, str(problem).splitlines()[0])
            except Exception:  # what is in no snapshot is in the log still
                log.exception("room %s: no snapshot could be made", self._room.code)

    async def _write(self, number: int, data: bytes | None) -> None:
        store, code = self._room.store, self._room.code
        job = partial(stored.drop, store, code) if data is None else partial(stored.keep, store, code, number, data)
        await self._writer.run(job)

    def _age(self) -> int:
        """How many rows the store has of the table that are in no snapshot of it."""
        sitting = self._room.sitting
        if sitting is None or sitting.play.saving is None:
            return 0
        return sitting.progress.stored - sitting.progress.kept
