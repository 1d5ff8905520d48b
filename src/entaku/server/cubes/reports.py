"""The reports on cubes that the keeper of this server has published, as pages of their own."""

import asyncio
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.oracle.cubes.published import file_of
from entaku.server.pages import ASK_AGAIN, Asset, asset, send
from entaku.server.replies import endpoint, service_of


async def show(request: Request) -> Response:
    """A file of a report.  Raises Unlawful for one that isn't there."""
    service = await service_of(request)
    key, name = request.path_params["key"], request.path_params["name"]
    return send(request, await asyncio.to_thread(asset_of, service.config.data, key, name), ASK_AGAIN)


def asset_of(data: Path, key: str, name: str) -> Asset:
    """A file of a report, ready to be sent."""
    found = file_of(data, key, name)
    if found is None:
        raise Unlawful("page-unknown")
    return asset(mimetypes.guess_type(name)[0] or "text/html", found)


ROUTES = [Route("/reports/{key}/{name}", endpoint(show))]
