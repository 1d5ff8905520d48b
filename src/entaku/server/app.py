"""The web application: its routes, and the service behind them."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from entaku.cards.library import Library
from entaku.server import api, checks, cubes, decks, pages, proofs, targets
from entaku.server.config import Config
from entaku.server.keeping.store import Store
from entaku.server.lines.sockets import LineEndpoint
from entaku.server.nights import api as nights_api
from entaku.server.nights import calling, pods
from entaku.server.nights.hall import Nights
from entaku.server.nights.sockets import NightLineEndpoint
from entaku.server.rooms import brought
from entaku.server.service import Service
from entaku.server.tables import chains, history
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.plays import Format


class SecurityHeaders:
    """Adds the same headers to every HTTP answer."""

    def __init__(self, app: ASGIApp, headers: list[tuple[bytes, bytes]]) -> None:
        self.app = app
        self.headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def create_app(config: Config, formats: Mapping[str, Format[Any]] = FORMATS) -> Starlette:
    """The application as this configuration wants it; `formats` are what rooms can be started for.

    It opens its store as it starts up and raises what the database raises if it can't.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        config.data.mkdir(parents=True, exist_ok=True)
        store = await asyncio.to_thread(Store, config.url)
        service = Service(config, store, Library(config.data), formats)
        app.state.service = service
        app.state.nights = Nights(service)
        try:
            yield
        finally:
            await service.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{code}", LineEndpoint()),
            WebSocketRoute("/ws/nights/{code}", NightLineEndpoint()),
            *api.ROUTES,
            *nights_api.ROUTES,
            *pods.ROUTES,
            *calling.ROUTES,
            *brought.ROUTES,
            *decks.ROUTES,
            *chains.ROUTES,
            *checks.ROUTES,
            *cubes.ROUTES,
            *history.ROUTES,
            *proofs.ROUTES,
            *targets.ROUTES,
            api.LAST_ROUTE,
            *pages.ROUTES,
        ],
        middleware=[Middleware(SecurityHeaders, headers=pages.security_headers(config.images))],
        lifespan=lifespan,
    )
    app.state.proofs = proofs.Verifier()
    app.state.assets = pages.Assets()
    app.state.texts = {}
    return app
