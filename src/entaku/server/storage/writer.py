"""The event loop's side of the store: one thread writes, answers go in groups, and rooms hear when they are safe."""

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeVar  # Any: whatever a coroutine yields

from entaku.server.storage.leases import Fenced, Lease
from entaku.server.storage.store import Store, StoredAnswer

Result = TypeVar("Result")


async def settled(storing: Coroutine[Any, Any, None], settle: Callable[[bool], None]) -> None:
    """Store something to the end, although whoever wanted it may be gone: `settle` is told whether it is stored.

    Raises what `storing` raises, after that.
    """
    task = asyncio.ensure_future(storing)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise
    finally:
        if task.done():
            settle(not task.cancelled() and task.exception() is None)


class Keeper(Protocol):
    """Something whose answers are being written: a room, and the lease under which it is open."""

    @property
    def lease(self) -> Lease | None:
        """The lease, None where there is no other server."""

    def seal(self) -> None:
        """The answers so far are about to be written: make ready what is to be said about them."""

    def committed(self) -> None:
        """They are written: say it."""

    def failed(self, problem: BaseException) -> None:
        """They could not be written; nothing of them was said, and nothing may be."""


class Tally(Protocol):
    """What counts what becomes of writes."""

    def taken(self, how: str, seconds: float) -> None:
        """An answer is stored, so long after it was heard."""

    def not_stored(self) -> None:
        """The store did not take a group."""


class Uncounted:
    """Where nobody wants to know."""

    def taken(self, how: str, seconds: float) -> None:
        """Not counted."""

    def not_stored(self) -> None:
        """Not counted."""


class Heard(NamedTuple):
    """An answer, and when it was heard, by `time.perf_counter`."""

    row: StoredAnswer
    at: float


class Writer:
    """Writes for one event loop.  While a group is being committed, the next one gathers."""

    def __init__(self, store: Store, tally: Tally | None = None) -> None:
        self.store = store
        self._tally = tally or Uncounted()
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._pending: dict[Keeper, list[Heard]] = {}
        self._writing = 0
        self._jobs = 0
        self._is_busy = False
        self._is_called = False
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def run(self, job: Callable[[], Result]) -> Result:
        """Run one of the store's functions in the writing thread, after what was asked for before."""
        self._jobs += 1
        try:
            return await self._loop.run_in_executor(self._thread, job)
        finally:
            self._jobs -= 1

    @property
    def waiting(self) -> int:
        """How many answers and other jobs the store has not done."""
        return self._jobs + self._writing + sum(map(len, self._pending.values()))

    def append(self, keeper: Keeper, row: StoredAnswer, heard: float | None = None) -> None:
        """Write an answer, heard at this moment of `time.perf_counter` or now, with the next group."""
        self._pending.setdefault(keeper, []).append(Heard(row, time.perf_counter() if heard is None else heard))
        self._quiet.clear()
        if not self._is_busy and not self._is_called:
            self._is_called = True
            self._loop.call_soon(self._submit)

    async def quiet(self) -> None:
        """Wait until every answer is written."""
        await self._quiet.wait()

    async def close(self) -> None:
        """Wait until everything is written."""
        await self.quiet()
        self._thread.shutdown(wait=True)

    def _submit(self) -> None:
        self._is_called = False
        group = self._pending
        for keeper in group:
            keeper.seal()
        self._pending = {}
        self._is_busy = True
        self._write(group)

    def _write(self, group: dict[Keeper, list[Heard]]) -> None:
        rows = [heard.row for some in group.values() for heard in some]
        leases = {keeper.lease for keeper in group if keeper.lease is not None}
        self._writing = len(rows)
        future = self._thread.submit(self.store.append, rows, leases)
        future.add_done_callback(lambda done: self._loop.call_soon_threadsafe(self._written, group, done))

    def _written(self, group: dict[Keeper, list[Heard]], done: "Future[None]") -> None:
        problem = done.exception()
        lost = _lost(group, problem)
        self._count(group, is_stored=problem is None)
        for keeper in lost:
            # What the table answered meanwhile stands on what was not written.
            self._pending.pop(keeper, None)
            assert problem is not None
            keeper.failed(problem)
        left = {keeper: some for keeper, some in group.items() if keeper not in lost}
        if problem is None:
            for keeper in left:
                keeper.committed()
        elif left:
            self._write(left)
            return
        self._is_busy, self._writing = False, 0
        if self._pending:
            self._submit()
        else:
            self._quiet.set()

    def _count(self, group: dict[Keeper, list[Heard]], *, is_stored: bool) -> None:
        if not is_stored:
            self._tally.not_stored()
            return
        now = time.perf_counter()
        for some in group.values():
            for row, at in some:
                self._tally.taken(row.how, now - at)


def _lost(group: Collection[Keeper], problem: BaseException | None) -> set[Keeper]:
    """Those of a group whose answers can't be written: with a lease that has ended, those under it."""
    if problem is None:
        return set()
    if isinstance(problem, Fenced):
        return {keeper for keeper in group if keeper.lease in problem.leases} or set(group)
    return set(group)
