"""One process of several that share a database: it says that it is alive, opens homes, and hands them over."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from entaku.kernel.errors import Unlawful
from entaku.server.places.bulletin import Bulletin, Give, Given, Word, tell
from entaku.server.places.place import Elsewhere, Tenant
from entaku.server.storage import leases
from entaku.server.storage.leases import Fenced, Held, Lease, Member
from entaku.server.storage.store import Store
from entaku.server.trouble import Unavailable

BEAT = 1.0
"""Seconds between signs of life."""
ALIVE = 3.0
"""Seconds for which one holds: who gives none for so long is taken for dead."""
TAKING = 4
"""So many threads open and hand over homes."""
HANDING = 5.0
"""Seconds in which another process hands over what it has open."""

log = logging.getLogger("entaku.server")
Result = TypeVar("Result")


def join(engine: sa.Engine, member: Member, seconds: float) -> None:
    """Say that a process is there, for so many seconds.  Blocks for as long as a dead one of its name may seem alive.

    Raises Unlawful if one of its name is alive.
    """
    until = time.monotonic() + ALIVE + BEAT
    while True:
        with engine.begin() as connection:
            if leases.join(connection, member, seconds):
                return
        if time.monotonic() > until:
            raise Unlawful("cluster-name-taken", name=member.name)
        time.sleep(BEAT / 4)


def expect_free(store: Store, name: str) -> None:
    """Raises Unlawful while a process of this name is alive.  Blocks."""
    join(store.engine, Member(secrets.token_hex(16), name), 0.0)


class Cluster:
    """This process among the others."""

    def __init__(self, store: Store, name: str) -> None:
        self.member = Member(secrets.token_hex(16), name)
        self.is_leaving = False
        self._engine = store.engine
        self._loop = asyncio.get_running_loop()
        self._leases: dict[str, Lease] = {}
        self._handing: set[str] = set()
        self._awaited: dict[str, asyncio.Event] = {}
        self._tenants: tuple[Tenant, ...] = ()
        self._last_beat = self._sure_from = self._loop.time()
        self._beating: asyncio.Task[None] | None = None
        self._bulletin: Bulletin | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._underway: set[Awaitable[object]] = set()
        # Whatever else is done beside the event loop, and however long it takes, a thread is there for each of these.
        self._beats = ThreadPoolExecutor(1, thread_name_prefix="beats")
        self._threads = ThreadPoolExecutor(TAKING, thread_name_prefix="homes")

    async def join(self) -> None:
        """Be there from now on.  Raises Unlawful while another process of this name is."""
        await self._loop.run_in_executor(self._beats, join, self._engine, self.member, ALIVE)
        self._last_beat = self._loop.time()
        self._sure_from = self._last_beat

    def begin(self, *tenants: Tenant) -> None:
        self._tenants = tenants
        self._beating = self._loop.create_task(self._beat_for_ever())
        self._bulletin = Bulletin(self._engine, self._hear)

    async def close(self) -> None:
        """Give up what is left, and be gone."""
        self.is_leaving = True
        if self._bulletin is not None:
            await self._loop.run_in_executor(self._threads, self._bulletin.close)
        for task in (*self._tasks, *(() if self._beating is None else (self._beating,))):
            task.cancel()
        await asyncio.gather(*self._underway, return_exceptions=True)

        def leave(connection: sa.Connection) -> None:
            leases.release(connection, self._leases.values())
            leases.leave(connection, self.member)

        try:
            await self._run(leave)
        except SQLAlchemyError as problem:
            log.warning("what was open here stays so for a moment: %s", str(problem).splitlines()[0])

    # Opening.

    async def take(self, home: str) -> Lease:
        known = self._leases.get(home)
        if known is not None and home not in self._handing:
            return known
        if self.is_leaving or home in self._handing:
            raise Elsewhere(await self._another())
        await self._be_sure()
        try:
            found = await self._run(partial(leases.take, home=home, member=self.member))
        except SQLAlchemyError as problem:
            raise Unavailable("store-trouble") from problem
        if isinstance(found, Held):
            raise Elsewhere(found.name)
        self._leases[home] = found
        return found

    async def _be_sure(self) -> None:
        """Who was cut off from the database waits for a while: others may have been so too, and not be dead."""
        missing = self._sure_from - self._loop.time()
        if missing > 0:
            await asyncio.sleep(missing)

    async def _another(self) -> str:
        """The name of another process that is there; "" for none."""
        try:
            return await self._run(partial(leases.neighbour, member=self.member))
        except SQLAlchemyError:
            return ""

    # Closing.

    async def lost(self, lease: Lease) -> None:
        log.warning("%s was opened by another process", lease.home)
        if self._leases.get(lease.home) == lease:
            del self._leases[lease.home]
        for tenant in self._tenants:
            tenant.lose(lease)

    async def drain(self) -> None:
        """Hand everything over, one home after the other; nothing new is opened meanwhile."""
        self.is_leaving = True
        at = await self._another()
        for lease in list(self._leases.values()):
            await self._hand_over(lease, Elsewhere(at))

    async def _hand_over(self, lease: Lease, problem: Unavailable, into: str | None = None) -> None:
        """Close a home and give it up; what lives in it lives in `into` from then on."""
        self._handing.add(lease.home)
        try:
            for tenant in self._tenants:
                await tenant.hand_over(lease, problem)
            await self._run(partial(_given, lease=lease, into=into))
        except Fenced:
            await self.lost(lease)
        except SQLAlchemyError as found:
            log.warning("%s can't be handed over: %s", lease.home, str(found).splitlines()[0])
        finally:
            self._leases.pop(lease.home, None)
            self._handing.discard(lease.home)

    # Moving house.

    def is_with(self, home: str, lease: Lease | None) -> bool:
        assert lease is not None, "in a cluster everything is open under a lease"
        return home == lease.home

    async def adopt(self, home: str, lease: Lease | None) -> None:
        if self.is_with(home, lease):
            return
        assert lease is not None, "as above"
        try:
            own = await self.take(home)
        except Elsewhere:
            await self._ask_for(home, lease.home)
            return
        await self._hand_over(own, Elsewhere(self.member.name), lease.home)

    async def _ask_for(self, home: str, into: str) -> None:
        heard = self._awaited.setdefault(home, asyncio.Event())
        try:
            await self._run(partial(tell, word=Give(home, into)))
            await asyncio.wait_for(heard.wait(), HANDING)
        except (SQLAlchemyError, TimeoutError) as problem:
            raise Unavailable("room-moving") from problem
        finally:
            self._awaited.pop(home, None)

    def _hear(self, word: Word) -> None:
        if isinstance(word, Given):
            if word.home in self._awaited:
                self._awaited[word.home].set()
            return
        lease = self._leases.get(word.home)
        if lease is not None and word.home not in self._handing:
            self._spawn(self._hand_over(lease, Elsewhere(""), word.into))

    # Being alive.

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                is_there = await self._run(partial(leases.beat, member=self.member, seconds=ALIVE), self._beats)
                silent = self._loop.time() - self._last_beat
                self._last_beat = self._loop.time()
                if silent > ALIVE - BEAT / 2:
                    self._sure_from = self._last_beat + ALIVE
                    await self._look_again(is_there)
            except SQLAlchemyError as problem:
                log.warning("this process can't say that it is alive: %s", str(problem).splitlines()[0])
                if self._loop.time() - self._last_beat > ALIVE:
                    self._send_away()
            except Exception:
                log.exception("this process can't say that it is alive")

    async def _look_again(self, is_there: bool) -> None:
        """After a silence: what others have opened meanwhile is theirs."""
        held = await self._run(partial(leases.held, member=self.member)) if is_there else {}
        for lease in [one for home, one in self._leases.items() if held.get(home) != one]:
            await self.lost(lease)
        if not is_there and not await self._run(partial(leases.join, member=self.member, seconds=ALIVE)):
            self.is_leaving = True
            log.critical("another process calls itself %s by now; this one should be stopped", self.member.name)

    def _send_away(self) -> None:
        """Others can't be told from the dead here: whoever is at a table finds it where the database is reached."""
        for lease in self._leases.values():
            for tenant in self._tenants:
                tenant.lose(lease)

    # Around.

    async def _run(self, job: Callable[[sa.Connection], Result], threads: Executor | None = None) -> Result:
        """Do something in a transaction, beside the thread that writes answers: a long line there is no death.

        Its thread goes on when nobody waits for it any longer, with a connection and perhaps a home that it takes;
        `close` waits for it.
        """

        def run() -> Result:
            with self._engine.begin() as connection:
                return job(connection)

        work = self._loop.run_in_executor(threads or self._threads, run)
        self._underway.add(work)
        work.add_done_callback(self._underway.discard)
        return await asyncio.shield(work)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _given(connection: sa.Connection, lease: Lease, into: str | None) -> None:
    leases.expect_ours(connection, [lease])
    if into is not None:
        leases.move_house(connection, lease.home, into)
    leases.release(connection, [lease])
    tell(connection, Given(lease.home))
