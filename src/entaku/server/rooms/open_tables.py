"""The HTTP side of open tables: which there are, and coming to one."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.api import entered
from entaku.server.limits import GUESTS, GUESTS_OF_ROOM, address_of
from entaku.server.replies import answer, body_of, endpoint, service_of
from entaku.server.rooms.bodies import Enter, Knock, Knocked, OpenTables
from entaku.server.rooms.knocks import AtDoor, as_listed, is_listed, listed_as
from entaku.server.rooms.room import Room

MOST_SHOWN = 50


async def show_tables(request: Request) -> Response:
    """The open tables, the newest first."""
    service = await service_of(request)
    found = [as_listed(room) for room in reversed(service.rooms.values()) if is_listed(room)]
    return answer(OpenTables(tuple(found[:MOST_SHOWN])))


async def table_of(request: Request) -> Room:
    """The room behind a door.  Raises Unlawful if it isn't open any more."""
    service = await service_of(request)
    wanted = request.path_params["table"]
    found = next((room for room in service.rooms.values() if room.record.listed and listed_as(room) == wanted), None)
    if found is None:
        raise Unlawful("open-table-gone")
    return found


async def knock(request: Request) -> Response:
    """Come to an open table: in at once, or to its door."""
    room = await table_of(request)
    if not is_listed(room):
        raise Unlawful("open-table-gone")
    limits = room.service.limits
    limits.use(GUESTS, address_of(request))
    limits.use(GUESTS_OF_ROOM, room.code)
    wanted = await body_of(request, Knock)
    if room.record.knocking:
        return answer(Knocked(key=room.knocks.knock(wanted.name, wanted.language).key), 202)
    return answer(await let_in(request, room, wanted), 201)


async def ask_again(request: Request) -> Response:
    """Who waits at the door asks whether they may come in.  Raises Unlawful if they may not."""
    room = await table_of(request)
    there = room.knocks.asked(request.path_params["key"])
    if there.said is None:
        if not is_listed(room):
            room.knocks.leave(there)
            raise Unlawful("open-table-gone")
        return answer(Knocked(key=there.key), 202)
    room.knocks.leave(there)
    if not there.said:
        raise Unlawful("knock-refused")
    return answer(await let_in(request, room, there), 201)


async def let_in(request: Request, room: Room, who: Knock | AtDoor) -> Knocked:
    """Somebody comes in, onto a free seat."""
    guest, token = await room.service.enter(room, Enter(who.name, language=who.language))
    return Knocked(entered=entered(request, room, guest, token))


ROUTES = [
    Route("/api/open-tables", endpoint(show_tables)),
    Route("/api/open-tables/{table}/knocks", endpoint(knock), methods=["POST"]),
    Route("/api/open-tables/{table}/knocks/{key}", endpoint(ask_again), methods=["POST"]),
]
