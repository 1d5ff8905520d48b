"""Lists that browsers read from a file: they send its bytes, and get the text that is written in them."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.oracle.library import Library
from entaku.oracle.lists.files import text_in
from entaku.server.cubes.bodies import ListText
from entaku.server.replies import LONGEST_BODY, answer, endpoint, received, worked

LONGEST_NAME = 80


async def decode(request: Request) -> Response:
    """The text of a list's bytes, in whatever way they were written; `?name=` is what errors call it."""
    name = request.query_params.get("name", "")[:LONGEST_NAME] or "list"
    data = await received(request, LONGEST_BODY)
    return answer(ListText(await worked(request, read_in, data, name)))


def read_in(library: Library, data: bytes, name: str) -> str:
    """The text of the bytes.  Raises Unreadable, with what it is, for what is no list."""
    return text_in(data, name, library)


ROUTES = [Route("/api/lists", endpoint(decode), methods=["POST"])]
