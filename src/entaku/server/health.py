"""Whether the server is well, for whoever sends people to it; and its figures, for its keeper alone."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.askers import askers
from entaku.server.places.place import Places
from entaku.server.replies import UNKEPT, answer, endpoint, service_of
from entaku.server.storage.forms import form_of
from entaku.server.storage.schema import HEAD
from entaku.server.storage.store import Store

WITHIN = 5.0
"""Seconds in which a store that is well has answered."""
EVERY = 6 * 3600.0
"""Seconds between looks at all that is stored, the first as the server starts."""
FRESH = 1.0
"""Seconds for which what was found out holds: asking often costs the store nothing."""

StoreState = Literal["answers", "silent", "damaged"]
Migrations = Literal["current", "behind", "ahead", "unknown"]


class Healthy(Struct, frozen=True):
    """How the server is: whether its store answers, is sound, and has the migrations of this program."""

    store: StoreState
    migrations: Migrations

    @property
    def is_well(self) -> bool:
        return self == WELL


WELL = Healthy("answers", "current")
SILENT = Healthy("silent", "unknown")
DAMAGED = Healthy("damaged", "unknown")


class Shown(Struct, frozen=True):
    """What a health check is told."""

    status: Literal["ok", "failing"]
    store: StoreState
    migrations: Migrations


class Leaving(Struct, frozen=True):
    """What a health check is told by a process that ends: nobody new is to be sent there."""

    status: Literal["leaving"] = "leaving"


class Health:
    """Asks the store how it is, one question at a time, however many want to know."""

    def __init__(self, store: Store, places: Places) -> None:
        self._store = store
        self._places = places
        self._asking: asyncio.Future[Healthy] | None = None
        self._asked = 0.0
        # Threads of their own: other work may take all others, and a long look may not make the store seem silent.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._looks = ThreadPoolExecutor(1, thread_name_prefix="damage")
        self._looking: asyncio.Future[None] | None = None
        self._again: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Look at all that is stored, now and from time to time."""
        loop = asyncio.get_running_loop()
        self._looking = loop.run_in_executor(self._looks, self._store.damage.look)
        self._again = loop.call_later(EVERY, self.begin)

    @property
    def is_leaving(self) -> bool:
        """Whether everything is being handed over to other processes."""
        return self._places.is_leaving

    async def state(self) -> Healthy:
        """How it is, or was a moment ago."""
        if self._store.damage.found:
            return DAMAGED
        loop = asyncio.get_running_loop()
        now = loop.time()
        if self._asking is None or (self._asking.done() and now - self._asked >= FRESH):
            self._asking, self._asked = loop.run_in_executor(self._thread, self.look), now
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), WITHIN)
        except TimeoutError:
            return SILENT

    async def close(self) -> None:
        """Wait for a question that is still out: its connection goes back before the store is closed."""
        if self._again is not None:
            self._again.cancel()
        self._store.damage.stop()
        out = [one for one in (self._asking, self._looking) if one is not None]
        if out:
            await asyncio.wait(out)
        self._thread.shutdown(wait=False)
        self._looks.shutdown(wait=False)

    def look(self) -> Healthy:
        """Ask the store.  Blocks."""
        try:
            with self._store.engine.connect() as connection:
                form = form_of(connection)
        except SQLAlchemyError:
            return DAMAGED if self._store.damage.found else SILENT
        except Unlawful:
            return Healthy("answers", "ahead")
        return Healthy("answers", "current" if form == HEAD else "behind")


async def health(request: Request) -> Response:
    """200 where the server can do its work, 503 with what is wrong where it can't, 404 while it hands that over."""
    if request.app.state.health.is_leaving:
        return answer(Leaving(), 404)
    found = await request.app.state.health.state()
    shown = Shown("ok" if found.is_well else "failing", found.store, found.migrations)
    return answer(shown, 200 if found.is_well else 503)


async def figures(request: Request) -> Response:
    """The figures.  For others there is no such page."""
    service = await service_of(request)
    if not askers("ENTAKU_METRICS", service.config.metrics).include(request):
        raise Unlawful("page-unknown")
    return Response(service.metrics.text(), 200, UNKEPT, "text/plain; version=0.0.4; charset=utf-8")


ROUTES = [Route("/healthz", endpoint(health)), Route("/metrics", endpoint(figures))]
