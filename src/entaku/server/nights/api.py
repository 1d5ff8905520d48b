"""The HTTP side of nights: making one, entering acts, links, lists of prizes, exports, seasons."""

import asyncio
from urllib.parse import quote

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.addresses import base_of, qr_svg
from entaku.server.nights.agreeing import check_settings
from entaku.server.nights.bodies import (
    NewNight,
    NightDrawing,
    NightEntered,
    NightEntering,
    NightLink,
    NightLinks,
    NightMade,
    NightRefused,
    NightRegistered,
    NightRegistering,
    PrizesRead,
    PrizeText,
    SeasonShown,
)
from entaku.server.nights.hall import Hall, Nights
from entaku.server.nights.prizing import drafted_prizes, read_prizes
from entaku.server.nights.views import log_lines
from entaku.server.replies import Endpoint, answer, body_of, endpoint, language_of
from entaku.server.rooms.record import tidied
from entaku.server.trouble import said
from entaku.tournament import exporting
from entaku.tournament.acts import AnyAct, SettingsChanged, TableNamed
from entaku.tournament.night import Changed, Doubtful, Night
from entaku.tournament.season import OpenSkill, season

MOST_NIGHTS = 60
"""So many nights make a season."""


def nights_of(request: Request) -> Nights:
    nights: Nights = request.app.state.nights
    return nights


async def hall_of(request: Request) -> Hall:
    """The night that the address names."""
    return await nights_of(request).hall(request.path_params["code"])


def key_of(request: Request) -> str:
    """The key that was shown, "" for none."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def expect_organiser(request: Request, hall: Hall) -> None:
    """Raises Unlawful without the organisers' key."""
    if not hall.is_organiser(key_of(request)):
        raise Unlawful("night-organisers-only")


def entering(serve: Endpoint) -> Endpoint:
    """An endpoint that enters acts: what stands in the way is told in full, with the night as it is now."""

    async def served(request: Request) -> Response:
        try:
            return await serve(request)
        except Doubtful as problem:
            trouble = said(problem, language_of(request))
            return answer(NightRefused(trouble, doubtful=True, problems=tuple(problem.problems)), 409)
        except Changed as problem:
            hall = await hall_of(request)
            shown = hall.shown_at_desk if hall.is_organiser(key_of(request)) else hall.shown
            trouble = said(problem, language_of(request))
            meanwhile = log_lines(hall.night, problem.entries)
            return answer(NightRefused(trouble, meanwhile=meanwhile, shown=Raw(msgspec.json.encode(shown))), 409)

    return endpoint(served)


async def make(request: Request) -> Response:
    """Make a night."""
    nights = nights_of(request)
    nights.service.expect_patience(request.client.host if request.client else "")
    wanted = await body_of(request, NewNight)
    check_settings(wanted.settings, nights.service.library.codes)
    hall = await nights.make(wanted.name, wanted.settings)
    return answer(NightMade(hall.code, hall.key("desk")), 201)


async def show(request: Request) -> Response:
    """A night as it stands; for organisers with their desk."""
    hall = await hall_of(request)
    return answer(hall.shown_at_desk if hall.is_organiser(key_of(request)) else hall.shown)


async def enter(request: Request) -> Response:
    """Enter an act."""
    hall = await hall_of(request)
    wanted = await body_of(request, NightEntering)
    if isinstance(wanted.act, SettingsChanged):
        check_settings(wanted.act.settings, nights_of(request).service.library.codes)
    if isinstance(wanted.act, TableNamed) and wanted.act.room.strip():
        await nights_of(request).service.room(wanted.act.room)
    if hall.is_organiser(key_of(request)):
        entry = await hall.enter(signed(wanted.by), wanted.act, seen=wanted.seen, insist=wanted.insist)
    else:
        player = hall.player_of(key_of(request))
        if player is None:
            raise Unlawful("night-organisers-only")
        entry = await hall.enter("", wanted.act, player=player)
    nights_of(request).service.spawn(nights_of(request).attend(hall))
    return answer(NightEntered(entry.number), 201)


async def draw(request: Request) -> Response:
    """Draw pods, or the next pairing."""
    hall = await hall_of(request)
    expect_organiser(request, hall)
    wanted = await body_of(request, NightDrawing)

    def drawn(night: Night) -> AnyAct:
        return night.draw_pods() if wanted.what == "pods" else night.draw_round()

    entry = await hall.enter(signed(wanted.by), drawn, seen=wanted.seen, insist=wanted.insist)
    return answer(NightEntered(entry.number), 201)


async def register(request: Request) -> Response:
    """Register by the link."""
    hall = await hall_of(request)
    wanted = await body_of(request, NightRegistering)
    player, key = await hall.register(wanted.name)
    return answer(NightRegistered(player, key), 201)


async def links(request: Request) -> Response:
    """The links of a night, for its organisers."""
    hall = await hall_of(request)
    expect_organiser(request, hall)
    address = f"{base_of(request, nights_of(request).service.config)}/n/{hall.code}"
    desk = f"{address}/desk#key={quote(hall.key('desk'))}"
    return answer(NightLinks(_link(address), _link(f"{address}/screen"), _link(desk)))


async def player_link(request: Request) -> Response:
    """The link that makes a device a player's, for organisers to hand out."""
    hall = await hall_of(request)
    expect_organiser(request, hall)
    number = hall.night.state.player(request.path_params["player"]).number
    address = f"{base_of(request, nights_of(request).service.config)}/n/{hall.code}"
    return answer(_link(f"{address}#me={number}.{hall.key('player', number)}"))


async def qr(request: Request) -> Response:
    """The public link as a QR code."""
    hall = await hall_of(request)
    svg = qr_svg(f"{base_of(request, nights_of(request).service.config)}/n/{hall.code}")
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def read_list(request: Request) -> Response:
    """Prizes from a list of cards, or from what was drafted in a room."""
    hall = await hall_of(request)
    expect_organiser(request, hall)
    wanted = await body_of(request, PrizeText)
    service, names = nights_of(request).service, hall.night.state.names
    if wanted.room.strip():
        room = await service.room(wanted.room)
        guest = room.record.guest_of(wanted.token)
        if guest is None or guest.id != room.record.host:
            raise Unlawful("host-only")
        if room.drafted is None:
            raise Unlawful("table-not-over")
        drafted = await asyncio.to_thread(drafted_prizes, room.drafted.pools, names, room.drafted.find)
        return answer(PrizesRead(drafted, ()))
    prizes, unknown = await asyncio.to_thread(read_prizes, wanted.text, names, service.library)
    return answer(PrizesRead(prizes, unknown))


async def export(request: Request) -> Response:
    """The night as JSON, or one of its tables as CSV."""
    hall = await hall_of(request)
    expect_organiser(request, hall)
    name, _, form = request.path_params["file"].partition(".")
    if form == "json" and name == "night":
        content, kind = exporting.as_json(hall.night), "application/json"
    elif form == "csv" and name in exporting.TABLES:
        content, kind = b"\xef\xbb\xbf" + exporting.as_csv(hall.night, name).encode(), "text/csv; charset=utf-8"
    else:
        raise Unlawful("page-unknown")
    file = f"{hall.code}-{name}.{form}"
    headers = {"Content-Disposition": f'attachment; filename="{file}"', "Cache-Control": "no-store"}
    return Response(content, media_type=kind, headers=headers)


async def show_season(request: Request) -> Response:
    """A season over the nights that are named."""
    nights = nights_of(request)
    codes = [code for code in request.query_params.get("nights", "").split(",") if code.strip()][:MOST_NIGHTS]
    halls = {hall.code: hall for hall in [await nights.hall(code) for code in codes]}
    held = sorted(halls.values(), key=lambda hall: hall.stored.opened)
    states = [hall.night.state for hall in held]
    lines = await asyncio.to_thread(season, states, OpenSkill())
    return answer(SeasonShown(tuple(f"{hall.code} {hall.night.setup.name}" for hall in held), lines))


def _link(url: str) -> NightLink:
    return NightLink(url, qr_svg(url))


def signed(by: str) -> str:
    """The organiser's name as it stands in the log."""
    return tidied(by)[:40] or "–"


ROUTES = [
    Route("/api/nights", endpoint(make), methods=["POST"]),
    Route("/api/nights/{code}", endpoint(show)),
    Route("/api/nights/{code}/entries", entering(enter), methods=["POST"]),
    Route("/api/nights/{code}/draws", entering(draw), methods=["POST"]),
    Route("/api/nights/{code}/players", entering(register), methods=["POST"]),
    Route("/api/nights/{code}/players/{player:int}/link", endpoint(player_link)),
    Route("/api/nights/{code}/links", endpoint(links)),
    Route("/api/nights/{code}/qr.svg", endpoint(qr)),
    Route("/api/nights/{code}/prizes", endpoint(read_list), methods=["POST"]),
    Route("/api/nights/{code}/export/{file}", endpoint(export)),
    Route("/api/season", endpoint(show_season)),
]
