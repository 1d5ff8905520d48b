"""A server's time, moved by the test; and a table at which nothing more happens until somebody acts."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from contextvars import Context
from functools import partial

from entaku.server.service import Service
from tests.server.serving import PATIENCE, Client, Json, Served


class Hours:
    """The clock of a server, which the test puts forward: nobody has to wait until long times have run out."""

    def __init__(self, service: Service) -> None:
        self._loop, self._put_forward = service.loop, 0.0
        self._ahead: list[tuple[float, TimerHandle, Callable[[], object]]] = []
        service.now = self.now
        service.call_at = self._call_at

    def now(self) -> float:
        return self._loop.time() + self._put_forward

    def _call_at(
        self, when: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> TimerHandle:
        handle = self._loop.call_at(when - self._put_forward, callback, *args, context=context)
        self._ahead.append((when, handle, partial(callback, *args)))
        return handle

    def go_by(self, seconds: float) -> None:
        """So much time passes at once; what is due is done."""
        before, self._put_forward = self.now(), self._put_forward + seconds
        for when, handle, callback in self._ahead:
            if before < when <= self.now() and not handle.cancelled():
                handle.cancel()
                self._loop.call_soon(callback)


def settled(view: Json) -> Json:
    """A view but for the lines of its log, of which only the latest are shown again."""
    return {key: value for key, value in view.items() if key != "log"}


async def at_rest(served: Served, *clients: Client) -> None:
    """Wait until the server has nothing more to do by itself, and these clients have heard all that it said."""
    async with asyncio.timeout(PATIENCE):
        while not served.is_at_rest():
            await asyncio.sleep(0.005)
    for client in clients:
        await client.heard()
