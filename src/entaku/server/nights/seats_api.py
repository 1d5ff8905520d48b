"""The desk opens drafts and tables here, and players take their seats with the key of their page: nobody types."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.nights.api import entering, expect_organiser, hall_of, signed
from entaku.server.nights.bodies import NightSeat, NightSeating, OpenRoom
from entaku.server.nights.open_nights import OpenNight
from entaku.server.nights.own_deck_tables import open_own
from entaku.server.nights.pod_rooms import open_draft, pod_room, start_draft
from entaku.server.replies import answer, bearer_of, body_of, endpoint, language_of
from entaku.server.rooms.record import Record
from entaku.server.rooms.room import Room


async def open_pod(request: Request) -> Response:
    """Open a draft for a pod; who asks again, as another organiser, gets a token of the host for the same room."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    wanted = await body_of(request, OpenRoom)
    pod = int(request.path_params["pod"])
    async with open_night.attending:
        room = await pod_room(open_night, pod)
        if room is None:
            room = await open_draft(open_night, pod, signed(wanted.by), language_of(request))
    return answer(await _as_host(room), 201)


async def start_pod(request: Request) -> Response:
    """Begin the draft of a pod."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    pod = int(request.path_params["pod"])
    async with open_night.attending:
        await start_draft(open_night, pod)
    room = await pod_room(open_night, pod)
    return answer(NightSeat("" if room is None else room.code, ""), 201)


async def open_group(request: Request) -> Response:
    """Open a table for a group whose decks were not drafted here."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    wanted = await body_of(request, OpenRoom)
    number = int(request.path_params["group"])
    async with open_night.attending:
        room = await _own_table(open_night, number)
        if room is None:
            room = await open_own(open_night, number, signed(wanted.by), language_of(request))
    return answer(await _as_host(room), 201)


async def _own_table(open_night: OpenNight, number: int) -> Room | None:
    """The table that the night opened for a group to bring its decks to, if it did."""
    group = open_night.night.state.group(number)
    room = await open_night.nights.service.find_room(group.room) if group.room else None
    own = None if room is None else room.record.group
    return room if own is not None and not own.pod and own.night == open_night.code else None


async def _as_host(room: Room) -> NightSeat:
    """A token of the room's host, who has no seat and so sees no more than anybody; "" once a player is the host."""

    def another(record: Record) -> str:
        host = record.guest(record.host)
        return "" if host is None or host.seat is not None else record.another_token(host)

    return NightSeat(room.code, await room.change(another))


async def seat(request: Request) -> Response:
    """A player's key for a token of the room where they sit: in which their pod drafts, or their group's own."""
    open_night = await hall_of(request)
    player = open_night.player_of(bearer_of(request))
    if player is None:
        raise Unlawful("night-organisers-only")
    wanted = await body_of(request, NightSeating)
    room, place = await _place_of(open_night, player, wanted.room)

    def another(record: Record) -> str:
        guest = record.guest(record.chair(place).guest)
        if guest is None:
            raise Unlawful("seat-nobodys", seat=place + 1)
        return record.another_token(guest)

    return answer(NightSeat(room.code, await room.change(another)), 201)


async def _place_of(open_night: OpenNight, player: int, wanted: str) -> tuple[Room, int]:
    """A player's seat in the room `wanted` of their group, or else in the one where their pod drafted."""
    state, service = open_night.night.state, open_night.nights.service
    if any(group.room == wanted and player in group.game.order for group in state.groups.values() if wanted):
        room = await service.room(wanted)
        own = room.record.group
        if own is not None and own.night == open_night.code and not own.pod and player in own.players:
            return room, own.players.index(player)
    at = next((one for one in state.drafted.values() if player in one.seats), None)
    if at is None:
        raise Unlawful("night-none-here")
    return await service.room(at.room), at.seats.index(player)


ROUTES = [
    Route("/api/nights/{code}/pods/{pod:int}/draft", entering(open_pod), methods=["POST"]),
    Route("/api/nights/{code}/pods/{pod:int}/draft/start", entering(start_pod), methods=["POST"]),
    Route("/api/nights/{code}/groups/{group:int}/table", entering(open_group), methods=["POST"]),
    Route("/api/nights/{code}/seat", endpoint(seat), methods=["POST"]),
]
