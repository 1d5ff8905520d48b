"""A server's time, moved by the test; and a table at which nothing more happens until somebody acts."""

import asyncio
import json
from asyncio import TimerHandle
from collections.abc import Callable
from contextvars import Context
from functools import partial

import msgspec

from entaku.server.service import Service
from tests.server.serving import Client, Json, Served


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
    """Wait until no bot of the only table is asked, everything is stored, and these players were told all of it."""
    (room,) = served.service.rooms.values()

    def rests() -> bool:
        sitting = room.sitting
        assert sitting is not None
        asked = {decision.actor for decision in sitting.open.values() if not decision.optional}
        bots = {seat for seat, chair in enumerate(room.record.chairs) if chair.is_played}
        return (
            (room.record.paused or not asked & bots)
            and served.service.writer._quiet.is_set()
            and all(told(client) for client in clients)
        )

    def told(client: Client) -> bool:
        assert room.sitting is not None
        view = json.loads(msgspec.json.encode(room.sitting.view(client.you["seat"])))
        return settled(view) == settled(client.view)

    while not rests():
        await asyncio.sleep(0.01)
