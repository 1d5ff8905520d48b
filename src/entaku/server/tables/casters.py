"""A caster's link: who has it sees all hands and packs of a room's tables, and only what is older than was announced.

The delay is cut here, for each thing that is asked for: the table is played again up to the last answer that is old
enough, so that a browser holds nothing younger.  A link is made before a table begins, where everybody reads of it, and
shows no table that had begun by then.
"""

from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Viewer
from entaku.server.addresses import base_of, qr_svg
from entaku.server.bounds import whole
from entaku.server.codes import digest_of, new_token
from entaku.server.replies import answer, bearer_of, body_of, endpoint, expect_guest, room_of
from entaku.server.rooms.record import CasterLink, Record
from entaku.server.rooms.room import Room
from entaku.server.steady import steadily
from entaku.server.tables.bodies import Cast, CasterMade, CasterWanted, Minutes
from entaku.server.tables.history import moment_answer
from entaku.server.tables.sitting import Sitting

MOST_LINKS = 4


async def make(request: Request) -> Response:
    """A new link of the host's, with its delay; everybody in the room is told."""
    room = await room_of(request)
    asker = await expect_guest(request, room)
    wanted = await body_of(request, CasterWanted)
    if asker.id != room.record.in_charge:
        raise Unlawful("host-only")
    if wanted.minutes not in get_args(Minutes):
        raise Unlawful("caster-minutes-unknown")
    key = new_token()

    def add(record: Record) -> CasterLink:
        if not record.is_lobby and not room.is_over:
            raise Unlawful("caster-too-late")
        if len(record.casters) >= MOST_LINKS:
            raise Unlawful("caster-too-many", most=MOST_LINKS)
        number = max((one.id for one in record.casters), default=0) + 1
        link = CasterLink(number, digest_of(key), wanted.minutes, asker.name, record.table)
        record.casters.append(link)
        return link

    link = await room.change(add)
    await room.chat.note("caster", asker.name, str(link.minutes))
    url = f"{base_of(request, room.service.config)}/r/{room.code}/cast#key={key}"
    return answer(CasterMade(link.id, link.minutes, url, qr_svg(url)), 201)


async def cast(request: Request) -> Response:
    """How far the table has come, as long ago as the link's delay."""
    room = await room_of(request)
    link = _link_of(request, room)
    sitting = _sitting(room, link)
    if sitting is None:
        return answer(Cast(link.minutes, None, "", None, (), 0.0))
    steps = steps_shown(sitting, link, steadily())
    wait = 0.0 if steps is not None else sitting.progress.began + link.minutes * 60 - steadily()
    viewers: tuple[Viewer, ...] = ("public", "open", *range(len(room.record.chairs)))
    return answer(Cast(link.minutes, sitting.number, sitting.play.rules.name, steps, viewers, max(wait, 0.0)))


async def moment(request: Request) -> Response:
    """The table after so many answers, as anybody there or everybody together sees it.

    Raises Unlawful for answers that are younger than the link's delay, and for a table that is no longer this one.
    """
    room = await room_of(request)
    link = _link_of(request, room)
    sitting = _sitting(room, link)
    number = whole(request.query_params.get("table", ""), 9999)
    if sitting is None or number != sitting.number:
        raise Unlawful("table-none", table=number or 0)
    wanted = request.query_params.get("viewer", "public")
    seat = whole(wanted, len(room.record.chairs) - 1)
    viewer: Viewer = seat if seat is not None else "open" if wanted == "open" else "public"
    step, shown = request.path_params["step"], steps_shown(sitting, link, steadily())
    if shown is None or step > shown:
        raise Unlawful("caster-not-yet", minutes=link.minutes)
    return await moment_answer(request, room, sitting, step, viewer, sitting.cast)


def steps_shown(sitting: Sitting, link: CasterLink, now: float) -> int | None:
    """How many answers a caster is shown: all up to the first that is younger than the delay; None before the first.

    Clocks of servers are put right now and then, which isn't counted while a process runs (`steadily`); of what another
    process stored, nothing that stands behind a younger answer is shown, whatever its time.
    """
    latest = now - link.minutes * 60
    if sitting.progress.began > latest:
        return None
    times = sitting.progress.times
    return next((number for number, at in enumerate(times) if at > latest), len(times))


def _link_of(request: Request, room: Room) -> CasterLink:
    """The link whose key is shown.  Raises Unlawful for none of this room's, and for one that the host has ended."""
    digest = digest_of(bearer_of(request))
    link = next((one for one in room.record.casters if one.digest == digest), None)
    if link is None:
        raise Unlawful("caster-unknown")
    return link


def _sitting(room: Room, link: CasterLink) -> Sitting | None:
    """The table that is shown: the room's, if it began after the link was made."""
    sitting = room.sitting
    return None if sitting is None or room.record.is_lobby or sitting.number <= link.since else sitting


ROUTES = [
    Route("/api/rooms/{code}/casters", endpoint(make), methods=["POST"]),
    Route("/api/rooms/{code}/cast", endpoint(cast)),
    Route("/api/rooms/{code}/cast/{step:int}", endpoint(moment)),
]
