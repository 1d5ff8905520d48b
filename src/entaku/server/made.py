"""What takes a while to make and is the same whenever it is asked for: made once, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any  # Any: whatever a coroutine yields

ROOM = 64_000_000
"""Bytes that are kept; what was asked for longest ago goes first."""


class Made:
    """Files by what they are of.

    Several who ask for one at the same time wait for the same making, which goes on although they leave.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._size = 0

    async def get(self, of: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The file, made now if it isn't kept.  Raises what making it raises."""
        if of in self._kept:
            self._kept.move_to_end(of)
            return self._kept[of]
        task = self._making.get(of)
        if task is None:
            task = self._making[of] = asyncio.get_running_loop().create_task(self._made(of, make))
        return await asyncio.shield(task)

    async def _made(self, of: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._making[of]
        self._kept[of] = made
        self._size += len(made)
        while self._size > self._room:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made
