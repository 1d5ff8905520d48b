"""The HTTP side of imports: sending a file, and asking how far it is."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.oracle.updating.sources import SOURCES, base_of, host_of, source_named
from entaku.server.askers import askers
from entaku.server.bounds import whole
from entaku.server.config import Config
from entaku.server.imports.bodies import SourceShown, UpdateAsked, UpdatesOffered
from entaku.server.imports.imports import LARGEST, Imports
from entaku.server.replies import answer, body_of, endpoint, language_of, service_of

LONGEST_NAME = 100


def largest(request: Request, config: Config) -> int:
    """How many bytes a file may have that whoever asks wants to import, 0 where they may not."""
    return LARGEST if askers("ENTAKU_IMPORT", config.importing).include(request) else 0


async def imports_of(request: Request) -> Imports:
    """The imports, for whoever may have some.  Raises Unlawful for others."""
    service = await service_of(request)
    if not largest(request, service.config):
        raise Unlawful("import-not-here")
    imports: Imports = request.app.state.imports
    return imports


async def send(request: Request) -> Response:
    """Import the file that is sent; `?name=` is what it is called."""
    imports = await imports_of(request)
    name = tidied(request.query_params.get("name", ""))[:LONGEST_NAME] or "?"
    length = whole(request.headers.get("content-length", ""), 2**53)
    found = await imports.receive(name, aiter(request.stream()), length)
    return answer(found.shown(language_of(request)), 202)


async def show(request: Request) -> Response:
    """How far an import is."""
    imports = await imports_of(request)
    return answer(imports.find(request.path_params["id"]).shown(language_of(request)))


async def stop(request: Request) -> Response:
    """End an import before it has changed anything."""
    imports = await imports_of(request)
    return answer((await imports.stop(request.path_params["id"])).shown(language_of(request)))


async def offer_updates(request: Request) -> Response:
    """Which files of all cards could be fetched; nobody else is asked for that."""
    imports = await imports_of(request)
    service = await service_of(request)
    running = imports.running
    sources = (
        SourceShown(source.key, host_of(base_of(source.site)), source.file, source.megabytes) for source in SOURCES
    )
    date = await asyncio.to_thread(lambda: service.library.cards_date)
    shown = None if running is None else running.shown(language_of(request))
    return answer(UpdatesOffered(tuple(sources), date, shown))


async def update(request: Request) -> Response:
    """Fetch the file of a source, and import it."""
    imports = await imports_of(request)
    wanted = source_named((await body_of(request, UpdateAsked)).source)
    return answer(imports.update(wanted).shown(language_of(request)), 202)


ROUTES = [
    Route("/api/updates", endpoint(offer_updates)),
    Route("/api/updates", endpoint(update), methods=["POST"]),
    Route("/api/imports", endpoint(send), methods=["PUT"]),
    Route("/api/imports/{id}", endpoint(show)),
    Route("/api/imports/{id}", endpoint(stop), methods=["DELETE"]),
]
