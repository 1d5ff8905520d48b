"""Work that takes its time, done beside the server: a few processes, a queue, a limit to each and to each asker.

Python does one thing at a time in a process; what looks up thousands of names there would hold up every table.  The
processes begin with the first work, end after some of it, so that the memory goes back, and are ended when it takes
too long.  What goes in and comes out is plain data.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

from msgspec import Struct
from pebble import ProcessExpired, ProcessPool

from entaku.kernel.errors import EntakuError, Fact, Unlawful
from entaku.oracle.library import Library
from entaku.server import memory
from entaku.server.trouble import Unavailable
from entaku.server.turns import Turns

SECONDS = 20.0
"""So long may one piece of work take of a processor."""
PATIENCE = 3
"""So many times as long may it take where the processor has others to serve, or isn't asked."""
KINDNESS = 10
"""So far processes for heavy work stand back behind the server where they want the same processor."""
MOST_WAITING = 256
"""So many pieces of work may wait."""
MOST_OF_ONE = 128
"""So many of them from one address: a shop that hands in its decks at once."""
MINUTE = 60.0
BUDGET = 30.0
"""Seconds of a processor that one address may have of each process in a minute: nobody has them for themselves."""
PIECES = 200
"""After so many a process makes way for a fresh one."""

log = logging.getLogger("entaku.server")
Given = ParamSpec("Given")
Found = TypeVar("Found")


class Refused(Struct, frozen=True):
    """What was asked for can't be done, as it is told across processes."""

    kind: type[EntakuError]
    key: str
    facts: dict[str, Fact]


class Done(Struct, frozen=True):
    """What a piece of work has found, or `Refused`, and how many seconds of a processor it took."""

    found: object
    seconds: float


class Heavy:
    """The processes, and who has asked them for how much lately."""

    def __init__(self, folder: Path, now: Callable[[], float], workers: int = 1, crowd: int = 1) -> None:
        """`crowd`: how many times as many people as usual share an address."""
        self._folder = folder
        self._now = now
        self._workers = workers
        self._budget = BUDGET * workers * crowd
        self._pool: ProcessPool | None = None
        self._turns = Turns(workers, MOST_WAITING, MOST_OF_ONE * crowd)
        self._turns_here = Turns(1, MOST_WAITING, MOST_OF_ONE * crowd)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="here")
        self._spent: dict[str, deque[tuple[float, float]]] = {}

    async def run(
        self,
        address: str,
        work: Callable[Concatenate[Library, Given], Found],
        *given: Given.args,
        **more: Given.kwargs,
    ) -> Found:
        """What a piece of work finds; it is a function of a module, and its first argument the cards.

        Raises what it raises, Unlawful for an address that has asked for too much or for too long a piece, and
        Unavailable where too much is waiting or the process ended.
        """
        self._expect_budget(address)
        async with self._turns.turn(address):
            self._expect_budget(address)  # what it asked for before may have used it up while this waited
            seconds = SECONDS  # whoever ends a process or never comes back has had all of it
            try:
                done = await self._done(work, given, more)
                seconds = done.seconds
            except TimeoutError as problem:
                raise Unlawful("work-too-long", seconds=int(SECONDS)) from problem
            except (ProcessExpired, BrokenProcessPool) as problem:
                raise Unavailable("work-ended") from problem
            finally:
                self._spend(address, seconds)
        if isinstance(done.found, Refused):
            raise done.found.kind(done.found.key, **done.found.facts)
        return cast("Found", done.found)

    async def here(self, address: str, work: Callable[Given, Found], *given: Given.args, **more: Given.kwargs) -> Found:
        """What a piece of work finds that needs what this process has in memory: one at a time, in a thread of its own.

        It is paid for as what the processes do, and raises what `run` raises; but nobody ends it.
        """
        self._expect_budget(address)
        async with self._turns_here.turn(address):
            self._expect_budget(address)

            def timed() -> tuple[Found, float]:
                began = time.thread_time()
                return work(*given, **more), time.thread_time() - began

            found, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, timed)
            self._spend(address, seconds)
        return found

    def close(self) -> None:
        """End the processes, whatever they are at."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            ended(self._pool)

    def tidy(self) -> None:
        """Forget who asked for something long ago."""
        before = self._now() - MINUTE
        self._spent = {who: spent for who, spent in self._spent.items() if spent[-1][0] > before}

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for a process."""
        return self._turns.waiting + self._turns_here.waiting

    async def _done(self, work: Callable[..., object], given: tuple[object, ...], more: dict[str, object]) -> Done:
        """A piece of work, done in one of the processes; where these ended while they were idle, in new ones."""
        pool = self._processes()
        try:
            return await scheduled(pool, work, given, more)
        except BrokenProcessPool:
            log.warning("the processes for heavy work had ended; there are new ones")
            if self._pool is pool:
                self._pool = None
            await asyncio.to_thread(ended, pool)
            return await scheduled(self._processes(), work, given, more)

    def _processes(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(
                max_workers=self._workers,
                max_tasks=PIECES,
                initializer=open_library,
                initargs=[self._folder],
                context=context(),
            )
        return self._pool

    def _expect_budget(self, address: str) -> None:
        before = self._now() - MINUTE
        if sum(seconds for moment, seconds in self._spent.get(address, ()) if moment > before) >= self._budget:
            raise Unlawful("too-much-work")

    def _spend(self, address: str, seconds: float) -> None:
        before = self._now() - MINUTE
        spent = self._spent.setdefault(address, deque())
        while spent and spent[0][0] <= before:
            spent.popleft()
        spent.append((self._now(), min(seconds, SECONDS)))


async def scheduled(
    pool: ProcessPool, work: Callable[..., object], given: tuple[object, ...], more: dict[str, object]
) -> Done:
    """A piece of work, done in a process of a pool.  Raises BrokenProcessPool for one that has no more processes."""
    if not await asyncio.to_thread(is_running, pool):
        raise BrokenProcessPool
    return await asyncio.wrap_future(
        pool.schedule(measured, args=[SECONDS, work, given, more], timeout=PATIENCE * SECONDS)
    )


def is_running(pool: ProcessPool) -> bool:
    """Whether a pool's processes run; the first to ask starts them, and waits until they have read the program."""
    return bool(pool.active)


def ended(pool: ProcessPool) -> None:
    """End the processes of a pool."""
    pool.stop()  # type: ignore[no-untyped-call]  # the library says no types here
    pool.join()


def context() -> multiprocessing.context.BaseContext:
    """How processes begin: from a small one that has read the program, where the system can; never from the server's
    own, whose threads would be torn apart."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(["entaku.server.heavy", "entaku.server.app"])
    return forking


_library: list[Library] = []


def open_library(folder: Path) -> None:
    """The cards that this process looks things up in, and what it may take for that: tables come first."""
    memory.bound()
    if sys.platform != "win32":
        os.nice(KINDNESS)
    _library[:] = [Library(folder)]


class TooLong(BaseException):
    """A piece has had all that one may have of a processor."""


def measured(seconds: float, work: Callable[..., object], given: tuple[object, ...], more: dict[str, object]) -> Done:
    """A piece of work, in a process of its own, and what it took of a processor; waiting costs nobody anything."""
    began = time.process_time()
    try:
        with limited(seconds):
            found = done(work, given, more)
    except TooLong:
        return Done(Refused(Unlawful, "work-too-long", {"seconds": int(seconds)}), seconds)
    return Done(found, time.process_time() - began)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Around what may have so much of a processor, where the system can see to it.  Raises TooLong after that."""
    if sys.platform == "win32":
        yield
        return

    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def done(work: Callable[..., object], given: tuple[object, ...], more: dict[str, object]) -> object:
    """What a piece of work finds, or `Refused`."""
    try:
        return work(_library[0], *given, **more)
    except EntakuError as problem:
        return Refused(type(problem), problem.key, dict(problem.facts))
    except (MemoryError, RecursionError):
        return Refused(Unlawful, "work-too-large", {})
