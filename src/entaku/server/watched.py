"""Around every request: it gets its name, and its time is taken."""

import logging
import time

from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from entaku.server import request_ids
from entaku.server.metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
log = logging.getLogger("entaku.requests")


class Watched:
    """Serves requests and lines under their names; of requests it says how long they took and how they ended."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = request_ids.name_of(scope)
        before = request_ids.current.set(name)
        began, status = time.perf_counter(), 500

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = message.get("status", status)
                message["headers"] = [*message.get("headers", ()), (request_ids.HEADER, name.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_named)
        finally:
            if scope["type"] == "http":
                self._note(scope, status, time.perf_counter() - began)
            request_ids.current.reset(before)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = scope.get("route")
        pattern = route.path if isinstance(route, Route) else "none"
        self.metrics.requested(method, pattern, status, seconds)
        log.info("%s %s %d %.1f ms", method, pattern, status, 1000 * seconds)
