"""The HTTP side of imports: sending a file, and asking how far it is."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.server.askers import askers
from entaku.server.bounds import whole
from entaku.server.config import Config
from entaku.server.imports.imports import LARGEST, Imports
from entaku.server.replies import answer, endpoint, language_of, service_of

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


ROUTES = [
    Route("/api/imports", endpoint(send), methods=["PUT"]),
    Route("/api/imports/{id}", endpoint(show)),
]
