"""Decks after a draft: each seat builds from its pool, hands in, and takes the list away in any format."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.decks.building import with_lands
from entaku.decks.formats.files import ENDINGS, write
from entaku.kernel.errors import Unlawful
from entaku.server.decks.bodies import DeckSave, DeckWish
from entaku.server.replies import answer, body_of, endpoint, expect_guest, language_of, room_of
from entaku.server.rooms.desk import Desk

KINDS = {"dek": "application/xml", "cod": "application/xml"}


async def _desk(request: Request) -> Desk:
    room = await room_of(request)
    guest = await expect_guest(request, room)
    if guest.seat is None:
        raise Unlawful("seat-only")
    if room.drafted is None or room.record.is_lobby:
        raise Unlawful("table-not-over")
    return Desk(room, guest.seat, room.drafted)


async def show(request: Request) -> Response:
    """A seat's pool and plan."""
    desk = await _desk(request)
    return answer(desk.shown(*await desk.plan(), language_of(request)))


async def save(request: Request) -> Response:
    """Keep a plan."""
    desk = await _desk(request)
    wanted = await body_of(request, DeckSave)
    await desk.save(wanted.plan, wanted.hand_in)
    return answer(desk.shown(*await desk.plan(), language_of(request)))


async def wish(request: Request) -> Response:
    """Lands, or a whole deck, made for the player; nothing is kept."""
    desk = await _desk(request)
    wanted = await body_of(request, DeckWish)
    plan = with_lands(wanted.plan, desk.find) if wanted.wish == "lands" else desk.built()
    return answer(desk.shown(plan, handed_in=False, language=language_of(request)))


async def download(request: Request) -> Response:
    """The saved plan as a file of another program."""
    desk = await _desk(request)
    kind = request.path_params["format"]
    plan, _ = await desk.plan()
    text = write(desk.deck(plan), kind)
    ending = next(ending for name, ending in ENDINGS.items() if name == kind)
    name = f"{desk.room.code}-{desk.seat + 1}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=KINDS.get(kind, "text/plain"))


ROUTES = [
    Route("/api/rooms/{code}/deck", endpoint(show)),
    Route("/api/rooms/{code}/deck", endpoint(save), methods=["PUT"]),
    Route("/api/rooms/{code}/deck/wish", endpoint(wish), methods=["POST"]),
    Route("/api/rooms/{code}/deck/{format}", endpoint(download)),
]
