"""The event loop's side of the store: one thread writes, answers go in groups, and rooms hear when they are safe."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol, TypeVar

from entaku.server.keeping.store import Store, StoredAnswer

Result = TypeVar("Result")


class Keeper(Protocol):
    """Something whose answers are being written: a room."""

    def seal(self) -> None:
        """The answers so far are about to be written: make ready what is to be said about them."""

    def committed(self) -> None:
        """They are written: say it."""

    def failed(self, problem: BaseException) -> None:
        """They could not be written; nothing of them was said, and nothing may be."""


class Writer:
    """Writes for one event loop.  While a group is being committed, the next one gathers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._pending: dict[Keeper, list[StoredAnswer]] = {}
        self._is_busy = False
        self._is_called = False
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def run(self, job: Callable[[], Result]) -> Result:
        """Run one of the store's functions in the writing thread, after what was asked for before."""
        return await self._loop.run_in_executor(self._thread, job)

    def append(self, keeper: Keeper, row: StoredAnswer) -> None:
        """Write an answer with the next group."""
        self._pending.setdefault(keeper, []).append(row)
        self._quiet.clear()
        if not self._is_busy and not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._submit)

    async def close(self) -> None:
        """Wait until everything is written."""
        await self._quiet.wait()
        self._thread.shutdown(wait=True)

    def _submit(self) -> None:
        self._is_called = False
        group = self._pending
        for keeper in group:
            keeper.seal()
        self._pending = {}
        self._is_busy = True
        rows = [row for rows in group.values() for row in rows]
        future = self._thread.submit(self.store.append, rows)
        future.add_done_callback(lambda done: self._loop.call_soon_threadsafe(self._written, list(group), done))

    def _written(self, keepers: list[Keeper], done: "Future[None]") -> None:
        self._is_busy = False
        problem = done.exception()
        for keeper in keepers:
            if problem is None:
                keeper.committed()
            else:
                # What the table answered meanwhile stands on what was not written.
                self._pending.pop(keeper, None)
                keeper.failed(problem)
        if self._pending:
            self._submit()
        else:
            self._quiet.set()
