"""Turns at what only a few can do at once: one asker after another, so that who asks for much waits longest."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from entaku.kernel.errors import Unlawful
from entaku.server.trouble import Unavailable


class Turns:
    """So many places; each that gets free goes to the asker whose last turn is longest ago."""

    def __init__(self, places: int, most: int, most_of_one: int) -> None:
        """`most` may wait at all, `most_of_one` from one asker."""
        self._free = places
        self._most = most
        self._most_of_one = most_of_one
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Around what needs a place.

        Raises Unlawful where too much of the asker's waits already, Unavailable where too much waits at all.
        """
        await self._place(who)
        try:
            yield
        finally:
            self._next()

    async def _place(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(who, ())) >= self._most_of_one:
            raise Unlawful("too-much-work")
        if self.waiting >= self._most:
            raise Unavailable("server-busy")
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given in the moment in which nobody wanted it any more
                self._next()
            raise

    def _next(self) -> None:
        """A place is free."""
        while self._waiting:
            who, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[who] = places
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
