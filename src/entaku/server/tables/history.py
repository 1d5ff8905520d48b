"""A table that is over, to be looked at again step by step."""

from typing import Any  # Any: a table of any game

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Viewer
from entaku.kernel.table import Event, Table
from entaku.server.bounds import whole
from entaku.server.limits import address_of
from entaku.server.replies import UNKEPT, answer, endpoint, guest_of, room_of
from entaku.server.rooms.room import Room
from entaku.server.tables.access import expect_open, is_open, opens
from entaku.server.tables.bodies import Happened, History, Moment, PastTable, Why
from entaku.server.tables.sitting import Sitting

KEPT_EVERY = 100
"""After so many answers a copy of a table that is looked at again is kept, so that steps back are as quick as on."""
HEARD = 60
"""What so many answers led to is told with each moment: whoever jumps into a game reads how it came to this."""


def over(room: Room) -> Sitting:
    if room.sitting is None or not room.is_over:
        raise Unlawful("table-not-over")
    return room.sitting


async def wanted_table(request: Request, room: Room) -> Sitting:
    """The table that is asked about: an earlier one by its number, else the latest."""
    asked = request.query_params.get("table")
    if asked is None or (room.sitting is not None and room.is_over and asked == str(room.sitting.number)):
        return over(room)
    number = whole(asked, room.earlier.latest + 1)
    return await room.earlier.table(number or 0)


async def viewers_of(request: Request, room: Room, sitting: Sitting) -> tuple[Viewer, ...]:
    """Over whose shoulders the asker may look: their own and the public's; anybody's once it is published.

    What is published is the latest table.  Of an earlier one players see their own side where they still sit as they
    did then, and everybody what was public.
    """
    guest = await guest_of(request, room)
    is_latest = sitting is room.sitting
    if is_latest and is_open(room, guest):
        return ("open", "public", *range(len(room.record.chairs)))
    if guest is not None and guest.seat is not None and (is_latest or room.earlier.is_of_series(sitting.number)):
        return (guest.seat, "public")
    if not room.record.watching and guest is None:
        raise Unlawful("watching-closed")
    return ("public",)


async def history(request: Request) -> Response:
    """A finished table, the latest or the one of `?table=N`, and what else of the room can be looked at."""
    room = await room_of(request)
    sitting = await wanted_table(request, room)
    viewers = await viewers_of(request, room, sitting)
    service = room.service
    rows = await service.stored(lambda: service.store.tables(room.code))
    last = room.record.table if room.is_over else room.earlier.latest
    tables = tuple(
        PastTable(number, service.plays[format].rules.name, began) for number, format, began in rows if number <= last
    )
    seated = sitting is room.sitting or room.earlier.is_of_series(sitting.number)
    plays, steps = sitting.play.rules.name, len(sitting.table.log)
    return answer(History(sitting.number, plays, steps, viewers, tables, seated))


async def moment(request: Request) -> Response:
    """The view after so many answers."""
    room = await room_of(request)
    sitting = await wanted_table(request, room)
    wanted = request.query_params.get("viewer", "public")
    seat = whole(wanted, len(room.record.chairs))
    viewer: Viewer = seat if seat is not None else "open" if wanted == "open" else "public"
    if viewer not in await viewers_of(request, room, sitting):
        if sitting is room.sitting and opens(room) is not None:
            expect_open(room, await guest_of(request, room))
        raise Unlawful("not-yours-to-see")
    step = min(request.path_params["step"], len(sitting.table.log))
    return await moment_answer(request, room, sitting, step, viewer, sitting.past.kept)


async def moment_answer(
    request: Request, room: Room, sitting: Sitting, step: int, viewer: Viewer, kept: dict[int, Table[Any, Any]]
) -> Response:
    """A moment, told as it was told before, or made in its asker's turn."""
    heavy = room.service.heavy

    def made() -> bytes:
        return msgspec.json.encode(moment_of(sitting, step, viewer, kept))

    async def make() -> bytes:
        return await heavy.here(address_of(request), made)

    of = ("moment", room.code, sitting.number, sitting.chain.head, step, viewer, room.service.library.version)
    return Response(await room.service.made.get(of, make), 200, UNKEPT, "application/json")


def moment_of(sitting: Sitting, step: int, viewer: Viewer, kept: dict[int, Table[Any, Any]]) -> Moment:
    """A table as a viewer saw it after so many answers; copies of it on the way are kept.  It may take time."""
    table, told = _again(sitting.table, step, viewer, kept)
    view = table.view(viewer)
    events = tuple(event for _, led_to in told for event in led_to)
    names = {name for name in sitting.play.named((view, events)) if sitting.knows(name)}
    happened = tuple(
        Happened(number, tuple(Raw(msgspec.json.encode(event)) for event in led_to), _why(sitting, number, viewer))
        for number, led_to in told
    )
    return Moment(step, viewer, Raw(msgspec.json.encode(view)), happened, sitting.facts_of(names), table.is_over)


def _why(sitting: Sitting, number: int, viewer: Viewer) -> Why | None:
    """Why a bot gave an answer, for who saw what it saw: it may speak of cards that it alone knew."""
    reason, seat = sitting.progress.reasons.get(number), sitting.table.log[number - 1].seat
    return Why(seat, reason) if reason is not None and viewer in ("open", seat) else None


Told = list[tuple[int, tuple[Event, ...]]]
"""By the number of each answer, what a viewer is told that it led to."""


def _again(
    over: Table[Any, Any], step: int, viewer: Viewer, kept: dict[int, Table[Any, Any]]
) -> tuple[Table[Any, Any], Told]:
    """The table after so many answers, and what the last of them led to; played on from the nearest copy kept."""
    heard = max(step - HEARD, 0)
    start = max((number for number in list(kept) if number <= heard), default=0)
    table = kept[start].fork() if start else Table(over.rules, over.setup, over.seed)
    told: Told = []
    for number, entry in enumerate(over.log[start:step], start=start + 1):
        happened = table.answer(entry.seat, entry.decision, entry.answer)
        if number % KEPT_EVERY == 0 and number not in kept:
            kept[number] = table.fork()
        if number > heard:
            known = (table.rules.told(table.state, event, viewer) for event in happened)
            told.append((number, tuple(event for event in known if event is not None)))
    return table, told


ROUTES = [
    Route("/api/rooms/{code}/history", endpoint(history)),
    Route("/api/rooms/{code}/history/{step:int}", endpoint(moment)),
]
