"""What a process keeps in memory under its code, read from the store when somebody first asks for it."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Generic, Protocol, TypeVar  # Any: whatever a coroutine yields

from entaku.server.places.place import Elsewhere
from entaku.server.storage.leases import Lease
from entaku.server.trouble import Unavailable

MOST_IDLE = 100
"""So much that nobody looks at stays in memory, of each kind."""

Thing = TypeVar("Thing")


class Readings(Generic[Thing]):
    """What is being read: once, although several ask at the same time, and to its end, although some stop waiting."""

    def __init__(self, read: Callable[[str], Coroutine[Any, Any, Thing]]) -> None:
        self._read = read
        self._tasks: dict[str, asyncio.Task[Thing]] = {}

    async def wait_for(self, code: str) -> Thing:
        """What is under a code.  Raises what reading it raises."""
        task = self._tasks.get(code)
        if task is None:
            task = self._tasks[code] = asyncio.get_running_loop().create_task(self._read(code))
            task.add_done_callback(lambda _: self._tasks.pop(code, None))
        return await asyncio.shield(task)


class Kept(Generic[Thing]):
    """Things by their codes, the one used last at the end; those long unused leave."""

    def __init__(self, read: Callable[[str], Coroutine[Any, Any, Thing]], is_idle: Callable[[Thing], bool]) -> None:
        self._read = read
        self._is_idle = is_idle
        self._things: dict[str, Thing] = {}
        self._readings = Readings(self._read_and_keep)

    def values(self) -> Collection[Thing]:
        return self._things.values()

    def drop(self, code: str) -> None:
        """Forget a thing."""
        self._things.pop(code, None)

    async def get(self, code: str) -> Thing:
        """The thing of this code.  Raises what reading it raises."""
        known = self._things.pop(code, None)
        return await self._readings.wait_for(code) if known is None else self.keep(code, known)

    def keep(self, code: str, thing: Thing) -> Thing:
        """Keep a thing, as the one used last."""
        self._things[code] = thing
        idle = [key for key, one in self._things.items() if self._is_idle(one)]
        for key in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._things[key]
        return thing

    async def _read_and_keep(self, code: str) -> Thing:
        return self.keep(code, await self._read(code))


class Leased(Protocol):
    """What is open under a lease, and read by people who are there."""

    lease: Lease | None

    @property
    def code(self) -> str:
        """What it is kept under."""

    def quiet(self) -> AbstractAsyncContextManager[None]:
        """The time in which nothing is entered."""

    def close(self, problem: Unavailable) -> None:
        """End all lines, and say why."""


LeasedThing = TypeVar("LeasedThing", bound=Leased)


class KeptUnderLease(Kept[LeasedThing]):
    """Things that are open here as long as their leases are this process's."""

    def lose(self, lease: Lease) -> None:
        """What is under this lease is another process's: whoever looks is sent on."""
        for thing in self._under(lease):
            thing.close(Elsewhere(""))
            self.drop(thing.code)

    async def hand_over(self, lease: Lease, problem: Unavailable) -> None:
        """Close what is under this lease, with everything that was entered written."""
        for thing in self._under(lease):
            async with thing.quiet():
                thing.close(problem)
                self.drop(thing.code)

    def _under(self, lease: Lease) -> list[LeasedThing]:
        return [thing for thing in self.values() if thing.lease == lease]
