"""The HTTP side of nights: making one, entering acts, links, lists of prizes, exports, seasons."""

import asyncio
import re
from collections.abc import Sequence
from urllib.parse import quote

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.messages import Language, say
from entaku.oracle.library import Library
from entaku.server.addresses import base_of, qr_svg
from entaku.server.limits import address_of
from entaku.server.nights.agreed import check_rules, check_settings
from entaku.server.nights.bodies import (
    NewNight,
    NightDrawing,
    NightEntered,
    NightEntering,
    NightLink,
    NightLinks,
    NightMade,
    NightRefused,
    PrizesRead,
    PrizeText,
    SeasonShown,
    SeasonWanted,
)
from entaku.server.nights.lost import RENEWS, let_go
from entaku.server.nights.open_nights import Nights, OpenNight
from entaku.server.nights.prize_lists import drafted_prizes, read_prizes
from entaku.server.nights.stored import StoredNight, night_of
from entaku.server.nights.told_log import log_lines
from entaku.server.nights.who_may import expect_own
from entaku.server.player_cards.api import find_card
from entaku.server.replies import UNKEPT, Endpoint, answer, bearer_of, body_of, endpoint, language_of, qr_answer
from entaku.server.trouble import said
from entaku.tournament import exporting
from entaku.tournament.acts import (
    AnyAct,
    CardClaimed,
    CardLinked,
    DraftedAt,
    LinkRenewed,
    ListHanded,
    Registered,
    RulesProposed,
    RulesProposedToPods,
    SettingsChanged,
    TableNamed,
)
from entaku.tournament.forms_elsewhere import FORMS, as_form
from entaku.tournament.night import Changed, Doubtful, Entry, Night
from entaku.tournament.results_elsewhere import read_results
from entaku.tournament.roles import STAFF, expect_may
from entaku.tournament.season import OpenSkill, season
from entaku.tournament.state import BOT, Player, State

MOST_NIGHTS = 60
"""So many nights make a season."""


def nights_of(request: Request) -> Nights:
    nights: Nights = request.app.state.nights
    return nights


async def hall_of(request: Request) -> OpenNight:
    """The night that the address names.  Raises Unlawful for somebody who has guessed too often."""
    nights, key = nights_of(request), bearer_of(request)
    with nights.service.limits.guessing(address_of(request)) as is_suspect:
        open_night = await nights.open_night(request.path_params["code"])
        if is_suspect and open_night.viewer_of(key) is None:
            raise Unlawful("token-unknown")
        return open_night


def expect_organiser(request: Request, open_night: OpenNight) -> None:
    """Raises Unlawful without the organisers' key."""
    role = open_night.role_of(bearer_of(request))
    if role != "organiser":
        raise Unlawful("night-organisers-only" if role is None else f"night-{role}-may-not")


def entering(serve: Endpoint) -> Endpoint:
    """An endpoint that enters acts: what stands in the way is told in full, with the night as it is now."""

    async def served(request: Request) -> Response:
        try:
            return await serve(request)
        except Doubtful as problem:
            trouble = said(problem, language_of(request))
            return answer(NightRefused(trouble, doubtful=True, problems=tuple(problem.problems)), 409)
        except Changed as problem:
            open_night = await hall_of(request)
            shown = open_night.seen_by(open_night.viewer_of(bearer_of(request)))
            trouble = said(problem, language_of(request))
            meanwhile = log_lines(open_night.night, problem.entries)
            return answer(NightRefused(trouble, meanwhile=meanwhile, shown=Raw(msgspec.json.encode(shown))), 409)

    return endpoint(served)


async def make(request: Request) -> Response:
    """Make a night."""
    nights = nights_of(request)
    nights.service.expect_patience(address_of(request))
    wanted = await body_of(request, NewNight)
    check_settings(wanted.settings, nights.service.library.codes)
    open_night = await nights.make(wanted.name, wanted.settings)
    return answer(NightMade(open_night.code, open_night.keys.desk), 201)


async def show(request: Request) -> Response:
    """A night as it stands; for organisers with their desk, for a player with what is theirs."""
    open_night = await hall_of(request)
    return answer(open_night.seen_by(open_night.viewer_of(bearer_of(request))))


async def enter(request: Request) -> Response:
    """Enter an act."""
    open_night = await hall_of(request)
    wanted = await body_of(request, NightEntering)
    role, player = open_night.role_of(bearer_of(request)), open_night.player_of(bearer_of(request))
    if role is not None:
        expect_may(open_night.night, role, wanted.act)
    elif player is not None:
        expect_own(open_night.night, player, wanted.act)
    else:
        raise Unlawful("night-organisers-only")
    await expect_fit(nights_of(request), open_night, wanted)
    if role is not None:
        entry = await open_night.enter(signed(wanted.by), wanted.act, seen=wanted.seen, insist=wanted.insist, role=role)
    else:
        entry = await open_night.enter("", wanted.act, player=player)
    if not isinstance(entry.act, RENEWS):
        return answer(NightEntered(entry.number), 201)
    await let_go(open_night, entry.act, wanted.token)
    return answer(NightEntered(entry.number, "" if isinstance(entry.act, LinkRenewed) else open_night.keys.desk), 201)


async def expect_fit(nights: Nights, open_night: OpenNight, wanted: NightEntering) -> None:
    """What is asked of the server before it enters an act of somebody who may: a room that is named comes here.

    Raises Unlawful for what can't be entered so.
    """
    if isinstance(wanted.act, ListHanded):
        raise Unlawful("night-list-unchecked")  # what isn't looked over first is no list
    if isinstance(wanted.act, SettingsChanged):
        check_settings(wanted.act.settings, nights.service.library.codes)
    if isinstance(wanted.act, RulesProposed | RulesProposedToPods):
        check_rules(wanted.act.rules)
    if isinstance(wanted.act, TableNamed | DraftedAt) and wanted.act.room.strip():
        await nights.adopt(open_night, wanted.act.room, wanted.token, uses=isinstance(wanted.act, DraftedAt))
    if isinstance(wanted.act, Registered | CardClaimed | CardLinked) and wanted.act.card:
        await find_card(nights.service, wanted.act.card)


async def draw(request: Request) -> Response:
    """Draw pods, or the next pairing."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    wanted = await body_of(request, NightDrawing)

    def drawn(night: Night) -> AnyAct:
        return night.draw_pods() if wanted.what == "pods" else night.draw_round()

    entry = await open_night.enter(signed(wanted.by), drawn, seen=wanted.seen, insist=wanted.insist, role="organiser")
    return answer(NightEntered(entry.number), 201)


async def links(request: Request) -> Response:
    """The links of a night, for its organisers."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    address = f"{base_of(request, nights_of(request).service.config)}/n/{open_night.code}"
    desk = f"{address}/desk#key={quote(open_night.keys.desk)}"
    keys = {role: open_night.desk_key(role) for role in STAFF}
    roles = {role: _link(f"{address}/desk#staff={quote(key)}") for role, key in keys.items() if key}
    return answer(NightLinks(_link(address), _link(f"{address}/screen"), _link(desk), roles))


async def player_link(request: Request) -> Response:
    """The link that makes a device a player's, for organisers to hand out."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    number = open_night.night.state.player(request.path_params["player"]).number
    address = f"{base_of(request, nights_of(request).service.config)}/n/{open_night.code}"
    return answer(_link(f"{address}#me={open_night.keys.player(number)}"))


async def qr(request: Request) -> Response:
    """The public link as a QR code."""
    open_night = await hall_of(request)
    return qr_answer(f"{base_of(request, nights_of(request).service.config)}/n/{open_night.code}")


async def read_list(request: Request) -> Response:
    """Prizes from a list of cards, or from what was drafted in a room."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    wanted = await body_of(request, PrizeText)
    service, names = nights_of(request).service, open_night.night.state.names
    if wanted.room.strip():
        await nights_of(request).adopt(open_night, wanted.room, wanted.token, uses=True)
        room = await service.room(wanted.room)
        guest = room.record.guest_of(wanted.token)
        if guest is None or guest.id != room.record.in_charge:
            raise Unlawful("host-only")
        if room.drafted is None:
            raise Unlawful("table-not-over")
        drafted = await asyncio.to_thread(drafted_prizes, room.drafted.pools, names, room.drafted.find)
        return answer(PrizesRead(drafted, ()))
    prizes, unknown = await asyncio.to_thread(read_prizes, wanted.text, names, service.library)
    return answer(PrizesRead(prizes, unknown))


async def export(request: Request) -> Response:
    """The night as JSON, or one of its tables as CSV, as JSON or to be pasted, in the asker's language.

    Times to be read are those of a clock `ahead` of UTC by so many minutes.
    Anybody may have the tables of what everybody sees; the rest is the organisers'.
    """
    open_night = await hall_of(request)
    name, _, form = request.path_params["file"].partition(".")
    if name not in exporting.PUBLIC:
        expect_organiser(request, open_night)
    language, library = language_of(request), nights_of(request).service.library
    ahead = minutes_ahead(request)
    of = (name, form, language, library.version, ahead)
    if of not in open_night.exports:
        open_night.exports[of] = exported(open_night.night, name, form, reader_of(language, library, ahead))
    content, kind = open_night.exports[of]
    file = f"{open_night.code}-{name}.{form}"
    headers = {"Content-Disposition": f'attachment; filename="{file}"', "Cache-Control": "no-store"}
    return Response(content, media_type=kind, headers=headers)


MOST_AHEAD = 16 * 60
"""More minutes than any clock on earth is ahead of UTC, or behind."""


def minutes_ahead(request: Request) -> int:
    """How far the asker's clock is ahead of UTC, in quarters of an hour; 0 where that isn't said, or can't be."""
    said = request.query_params.get("ahead", "0")
    minutes = int(said) if re.fullmatch(r"-?\d{1,3}", said, re.ASCII) else 0
    return minutes if abs(minutes) <= MOST_AHEAD and minutes % 15 == 0 else 0


def reader_of(language: Language, library: Library, ahead: int) -> exporting.Reader:
    """Who reads an export: cards have Japanese names where they are known."""

    def card(name: str) -> str:
        known = library.get(name) if language == "ja" else None
        return known.ja if known is not None and known.ja else name

    return exporting.Reader(language, card, ahead)


def exported(night: Night, name: str, form: str, reader: exporting.Reader) -> tuple[bytes, str]:
    """A night or one of its tables in a form, and its type.  Raises Unlawful for what there isn't."""
    state = spoken(night.state, reader.language)
    if form == "json" and name == "night":
        return exporting.as_json(night, state), "application/json"
    if form == "csv" and name in exporting.TABLES:
        table = exporting.as_csv(night, name, state, reader)
        return b"\xef\xbb\xbf" + table.encode(), "text/csv; charset=utf-8"
    if form == "csv" and name in FORMS:
        return as_form(state, name).encode(), "text/csv; charset=utf-8"
    if form == "txt" and name in exporting.TABLES:
        return exporting.as_text(night, name, state, reader).encode(), "text/plain; charset=utf-8"
    if form == "json" and name in exporting.TABLES:
        return exporting.as_records(night, name, state, reader), "application/json"
    raise Unlawful("page-unknown")


async def show_season(request: Request) -> Response:
    """A season over the nights that are named: made beside the server, once for each state of its nights.

    With it go the results of tournaments elsewhere that are sent along; nothing of them is kept.
    """
    nights, language = nights_of(request), language_of(request)
    wanted = await body_of(request, SeasonWanted) if request.method == "POST" else SeasonWanted()
    codes = wanted.nights or [code for code in request.query_params.get("nights", "").split(",") if code.strip()]
    kept = await nights.kept(codes[:MOST_NIGHTS])
    held = sorted(kept, key=lambda night: (night.opened, night.code))

    async def make() -> bytes:
        entered = [(night, await nights.entries(night)) for night in held]
        files = wanted.files[:MOST_NIGHTS]
        return await nights.service.heavy.run(address_of(request), season_of, entered, language, files)

    if wanted.files:
        return Response(await make(), 200, UNKEPT, "application/json")
    of = ("season", language, *((night.code, kept[night]) for night in held))
    return Response(await nights.service.made.get(of, make), 200, UNKEPT, "application/json")


def season_of(
    _: Library,
    entered: Sequence[tuple[StoredNight, Sequence[Entry]]],
    language: Language,
    files: Sequence[str] = (),
) -> bytes:
    """A season over nights with what was entered into each, as it is told; before them what was held elsewhere."""
    elsewhere = [read_results(file.encode()) for file in files]
    nights = [(stored, night_of(stored, entries)) for stored, entries in entered]
    states = [spoken(night.state, language) for night in (*elsewhere, *(night for _, night in nights))]
    shown = tuple(f"{stored.code} {night.setup.name}" for stored, night in nights)
    return msgspec.json.encode(
        SeasonShown(shown, season(states, OpenSkill()), tuple(night.setup.name for night in elsewhere))
    )


def spoken(state: State, language: Language) -> State:
    """The night with its bots called as whoever asks calls them, whatever they were called where they entered it."""

    def named(player: Player) -> Player:
        number = re.search(r"\d+$", player.name) if player.via == BOT else None
        if number is None:
            return player
        name = say("web-bot-number", language, number=int(number[0][:6]))
        return msgspec.structs.replace(player, name=name, entered=name)

    return msgspec.structs.replace(state, players={key: named(player) for key, player in state.players.items()})


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
    Route("/api/nights/{code}/players/{player:int}/link", endpoint(player_link)),
    Route("/api/nights/{code}/links", endpoint(links)),
    Route("/api/nights/{code}/qr.svg", endpoint(qr)),
    Route("/api/nights/{code}/prizes", endpoint(read_list), methods=["POST"]),
    Route("/api/nights/{code}/export/{file}", endpoint(export)),
    Route("/api/season", endpoint(show_season), methods=["GET", "POST"]),
]
