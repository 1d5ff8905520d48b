"""The web application: its routes, and the service behind them."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any  # Any: a table of any game

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from entaku.oracle.library import Library
from entaku.server import api, health, lists, pages, proofs
from entaku.server.cards import gallery, pictures
from entaku.server.companion import api as companion_api
from entaku.server.companion.games import PaperGames
from entaku.server.companion.sockets import PaperLineEndpoint
from entaku.server.config import Config
from entaku.server.connections import Asked
from entaku.server.cubes import api as cubes
from entaku.server.cubes import reports
from entaku.server.decks import api as decks
from entaku.server.decks import checks
from entaku.server.gate import Gate
from entaku.server.health import Health
from entaku.server.imports import api as imports_api
from entaku.server.imports.imports import Imports
from entaku.server.lines.sockets import LineEndpoint
from entaku.server.metrics import Metrics
from entaku.server.nights import api as nights_api
from entaku.server.nights import claims, pods, push_api, seats_api
from entaku.server.nights import lists as nights_lists
from entaku.server.nights import ways_back as nights_ways_back
from entaku.server.nights.open_nights import Nights
from entaku.server.nights.sockets import NightLineEndpoint
from entaku.server.places.place import Alone, Places
from entaku.server.player_cards import api as player_cards
from entaku.server.rooms import at_once, brought, open_tables, ways_back
from entaku.server.sandbox import api as sandbox
from entaku.server.service import Service
from entaku.server.sharing.door import Door
from entaku.server.sharing.share import Share
from entaku.server.storage.restore import finish
from entaku.server.storage.store import Store
from entaku.server.tables import casters, chains, history, log_files, taken, taken_in_play
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.plays import Format
from entaku.server.targets import api as targets
from entaku.server.watched import Watched

ROUTES = [
    WebSocketRoute("/ws/{code}", LineEndpoint()),
    WebSocketRoute("/ws/nights/{code}", NightLineEndpoint()),
    WebSocketRoute("/ws/companion/{code}", PaperLineEndpoint()),
    *health.ROUTES,
    *at_once.ROUTES,
    *open_tables.ROUTES,
    *api.ROUTES,
    *imports_api.ROUTES,
    *nights_api.ROUTES,
    *pods.ROUTES,
    *seats_api.ROUTES,
    *nights_ways_back.ROUTES,
    *nights_lists.ROUTES,
    *claims.ROUTES,
    *push_api.ROUTES,
    *player_cards.ROUTES,
    *brought.ROUTES,
    *companion_api.ROUTES,
    *ways_back.ROUTES,
    *decks.ROUTES,
    *chains.ROUTES,
    *checks.ROUTES,
    *cubes.ROUTES,
    *lists.ROUTES,
    *reports.ROUTES,
    *gallery.ROUTES,
    *pictures.ROUTES,
    *history.ROUTES,
    *taken.ROUTES,
    *taken_in_play.ROUTES,
    *log_files.ROUTES,
    *casters.ROUTES,
    *proofs.ROUTES,
    *targets.ROUTES,
    *sandbox.ROUTES,
    api.LAST_ROUTE,
    *pages.ROUTES,
]
"""Every address, in the order in which they are tried."""


class SecurityHeaders:
    """Adds the same headers to every HTTP answer, and one of them to the parts of pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = pages.security_headers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [pages.UNGUESSED] if pages.is_part(scope["path"]) else self._headers(scope)
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        chosen = pages.pictures_from(Headers(scope=scope).get("cookie", ""))
        return pages.security_headers(chosen) if chosen else self.headers


@asynccontextmanager
async def serving(app: Starlette, service: Service) -> AsyncIterator[None]:
    """The application with everything that it serves, until the end of the block."""
    app.state.service = service
    app.state.nights = Nights(service)
    app.state.paper_games = PaperGames(service)
    app.state.imports = Imports(service.config)
    app.state.health = Health(service.store, service.places)
    app.state.health.begin()
    service.places.begin(service, app.state.nights.known, app.state.paper_games.games)
    service.metrics.begin(service, app.state.nights)
    try:
        yield
    finally:
        service.metrics.end()
        await app.state.imports.close()
        await app.state.health.close()
        await service.close()
        await service.places.close()


async def joined(store: Store, config: Config) -> Places:
    """This process by itself, or among the others.  Raises Unlawful where another has its name."""
    if not config.cluster:
        return Alone()
    from entaku.server.places.cluster import Cluster  # needs PostgreSQL's driver

    cluster = Cluster(store, config.cluster)
    await cluster.join()
    return cluster


def create_app(config: Config, formats: Mapping[str, Format[Any]] = FORMATS, share: Share | None = None) -> Starlette:
    """The application as this configuration wants it; `formats` are what rooms can be started for.

    `share` is how it is reached from anywhere, if it is.

    It opens its store as it starts up and raises what the database raises if it can't.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        config.data.mkdir(parents=True, exist_ok=True)
        store = await asyncio.to_thread(Store, config.url, "shared" if config.cluster else "alone")
        try:
            await asyncio.to_thread(finish, store.engine, config.data)
            places = app.state.places = await joined(store, config)
            service = Service(config, store, Library(config.data), formats, metrics, places, share)
            async with serving(app, service):
                yield
        finally:
            store.close()

    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Asked),
            Middleware(Door, share=share),
            Middleware(Watched, metrics=metrics),
            Middleware(SecurityHeaders),
            Middleware(Gate, config=config),
        ],
        lifespan=lifespan,
    )
    app.state.share = share
    app.state.proofs = proofs.Verifier()
    app.state.assets = pages.Assets()
    app.state.texts = {}
    app.state.images = config.images
    return app
