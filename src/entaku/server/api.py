"""The HTTP side of rooms and cards: what is offered, starting and entering a room, looking cards up."""

import asyncio
from collections.abc import Sequence
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku import __version__
from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.oracle.library import Library
from entaku.oracle.typelines import subtypes
from entaku.server.addresses import base_of, qr_svg
from entaku.server.askers import HERE, Askers
from entaku.server.bounds import whole
from entaku.server.cards import pictures
from entaku.server.cards.bodies import CardsFound, NamesAsked, NamesTold, RulingsFound
from entaku.server.cards.explained import explained
from entaku.server.cubes.bodies import CubeChecked, CubeText
from entaku.server.imports.api import largest
from entaku.server.limits import GUESTS, GUESTS_OF_ROOM, address_of
from entaku.server.pages import ASK_AGAIN, asset, send
from entaku.server.protocol import LONGEST_MESSAGE
from entaku.server.replies import (
    answer,
    body_of,
    endpoint,
    expect_guest,
    language_of,
    qr_answer,
    room_of,
    service_of,
    worked,
)
from entaku.server.rooms.bodies import Arrive, Enter, Entered, Moving, NewRoom
from entaku.server.rooms.knocks import is_listed
from entaku.server.rooms.moves import MOVING
from entaku.server.rooms.record import Guest
from entaku.server.rooms.room import Room
from entaku.server.rooms.shown import info
from entaku.server.tables.chains import phase_offers
from entaku.server.tables.drafts import checked
from entaku.server.tables.offers import Offers, SetOffer

MOST_FOUND = 50
LOCAL = Askers(HERE)
"""Who sits at the server's own machine."""
FEW_NAMES = 500
"""So many names are looked up in no time; more of them beside the server."""


async def offers(request: Request) -> Response:
    """What this server offers."""
    service = await service_of(request)
    library = service.library
    sets = tuple(
        SetOffer(found.code, found.name, found.ja, found.released, len(found.cards))
        for found in map(library.set, library.codes)
    )
    formats = tuple(kind.offer for kind in service.formats.values())
    body = Offers(
        version=__version__,
        formats=formats,
        phases=phase_offers(),
        sets=sets,
        languages=LANGUAGES,
        image=pictures.template(service.config.images),
        longest=LONGEST_MESSAGE,
        importing=largest(request, service.config),
        cards_of=library.cards_date,
        cards_until=library.newest,
        open=sum(map(is_listed, service.rooms.values())),
    )
    # Nothing here is a secret, so that it may be pressed: it is part of every first visit.
    return send(request, asset("application/json", msgspec.json.encode(body)), ASK_AGAIN)


async def check_cube(request: Request) -> Response:
    """What the table says of a cube list."""
    return answer(await worked(request, cube_checked, await body_of(request, CubeText)))


def cube_checked(library: Library, cube: CubeText) -> CubeChecked:
    """What the table says of a cube list.  Raises Unreadable if it is none."""
    return checked(cube, library)


async def find_cards(request: Request) -> Response:
    """Cards whose name these letters begin."""
    service = await service_of(request)
    wanted = request.query_params.get("q", "")[:100]
    limit = whole(request.query_params.get("limit", "10"), MOST_FOUND)
    most = MOST_FOUND if limit is None else limit
    found = await asyncio.to_thread(service.library.complete, wanted, language_of(request), most)
    return answer(CardsFound(tuple(map(service.facts.of, found))))


async def show_card(request: Request) -> Response:
    """One card."""
    service, name = await service_of(request), request.path_params["name"]
    card = await asyncio.to_thread(service.library.get, name)
    return answer(service.facts.of(await worked(request, Library.find, name) if card is None else card))


async def show_rulings(request: Request) -> Response:
    """The rulings on a card, as far as they were imported, and its keywords; none on a card that nobody knows."""
    service = await service_of(request)
    library = service.library
    card = await asyncio.to_thread(library.get, request.path_params["name"])
    if card is None:
        return answer(RulingsFound(()))
    tree = await asyncio.to_thread(library.known_tree, card)
    return answer(RulingsFound(library.texts(card).rulings, explained(tree)))


async def tell_names(request: Request) -> Response:
    """The Japanese names of cards and subtypes that are to be chosen from: a question has the English ones alone."""
    service = await service_of(request)
    wanted = await body_of(request, NamesAsked)
    if len(wanted.names) > FEW_NAMES:
        return answer(await worked(request, names_told, wanted.names))
    return answer(await asyncio.to_thread(names_told, service.library, wanted.names))


def names_told(library: Library, names: Sequence[str]) -> NamesTold:
    """The Japanese names of those that have one."""
    kinds = subtypes()
    found: dict[str, str] = {}
    for name in dict.fromkeys(names):
        card = library.get(name)
        japanese = card.ja if card is not None else kinds.get(name, "")
        if japanese:
            found[name] = japanese
    return NamesTold(found)


async def open_room(request: Request) -> Response:
    """Start a room."""
    service = await service_of(request)
    service.expect_patience(address_of(request))
    room, host, token, cube = await service.open(await body_of(request, NewRoom), address_of(request))
    if service.share is not None and LOCAL.include(request):
        service.share.tell_room(room.code)
    return answer(entered(request, room, host, token, cube=cube), 201)


async def show_room(request: Request) -> Response:
    """What anybody may see of a room."""
    room = await room_of(request)
    return answer(info(room, base_of(request, room.service.config)))


async def enter_room(request: Request) -> Response:
    """Enter a room."""
    room = await room_of(request)
    limits = room.service.limits
    limits.use(GUESTS, address_of(request))
    limits.use(GUESTS_OF_ROOM, room.code)
    wanted = await body_of(request, Enter)
    if wanted.watch:
        room.onlookers.expect_welcome(address_of(request))
    guest, token = await room.service.enter(room, wanted)
    return answer(entered(request, room, guest, token), 201)


async def room_qr(request: Request) -> Response:
    """The room's link as a QR code."""
    room = await room_of(request)
    return qr_answer(f"{base_of(request, room.service.config)}/r/{room.code}")


async def move(request: Request) -> Response:
    """A link that takes a seat to another device."""
    room = await room_of(request)
    return answer(await moving_to(request, room, await expect_guest(request, room)), 201)


async def moving_to(request: Request, room: Room, guest: Guest, is_lost: bool = False) -> Moving:
    """A link that lets a guest in on another device, once; it leads to every room of a pod.

    Where the others are lost (`is_lost`), they count no longer as soon as it is used.
    """
    if guest.pod is not None:
        room = await room.service.room_of_tokens(room)
        guest = room.record.guest(guest.pod) or guest
    key = room.service.move(room, guest, is_lost)
    url = f"{base_of(request, room.service.config)}/r/{room.code}#move={quote(key)}"
    return Moving(url, qr_svg(url), MOVING)


async def arrive(request: Request) -> Response:
    """The other device is there."""
    room = await room_of(request)
    wanted = await body_of(request, Arrive)
    guest, token = await room.service.arrive(room, wanted.key)
    return answer(entered(request, room, guest, token), 201)


async def nothing_there(request: Request) -> Response:
    """There is nothing under this address."""
    raise Unlawful("page-unknown")


def entered(
    request: Request, room: Room, guest: Guest, token: str, cube: CubeChecked | None = None, recovery: str = ""
) -> Entered:
    """What somebody is told who has come into a room."""
    return Entered(
        code=room.code,
        url=f"{base_of(request, room.service.config)}/r/{room.code}",
        token=token,
        guest=guest.id,
        name=guest.name,
        seat=guest.seat,
        host=guest.id == room.record.in_charge,
        cube=cube,
        recovery=recovery,
    )


ROUTES = [
    Route("/api/offers", endpoint(offers)),
    Route("/api/cubes", endpoint(check_cube), methods=["POST"]),
    Route("/api/cards", endpoint(find_cards)),
    Route("/api/cards/{name:path}", endpoint(show_card)),
    Route("/api/rulings/{name:path}", endpoint(show_rulings)),
    Route("/api/names", endpoint(tell_names), methods=["POST"]),
    Route("/api/rooms", endpoint(open_room), methods=["POST"]),
    Route("/api/rooms/{code}", endpoint(show_room)),
    Route("/api/rooms/{code}/guests", endpoint(enter_room), methods=["POST"]),
    Route("/api/rooms/{code}/qr.svg", endpoint(room_qr)),
    Route("/api/rooms/{code}/moves", endpoint(move), methods=["POST"]),
    Route("/api/rooms/{code}/arrivals", endpoint(arrive), methods=["POST"]),
]
LAST_ROUTE = Route("/api/{rest:path}", endpoint(nothing_there), methods=["GET", "POST", "PUT", "DELETE", "PATCH"])
