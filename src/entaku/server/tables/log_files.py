"""A finished draft as a file for other tools, as far as it is open to whoever asks."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.drafts.foreign_logs import draftmancer_log, mtgo_log
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.kernel.errors import Unlawful
from entaku.server.bounds import whole
from entaku.server.replies import endpoint, guest_of, room_of
from entaku.server.rooms.room import Room
from entaku.server.tables.access import expect_open
from entaku.server.tables.history import over


async def draft_log(request: Request) -> Response:
    """The draft here, or the one that the decks here are from.

    `?form=mtgo&seat=N` has what came before one player, counted from 0: their own whoever plays asks for, others' once
    everything is open; `?form=draftmancer` everything.
    """
    room = await room_of(request)
    over(room)
    guest = await guest_of(request, room)
    form = request.query_params.get("form", "")
    seat = whole(request.query_params.get("seat", ""), len(room.record.chairs) - 1)
    if form not in ("mtgo", "draftmancer") or (form == "mtgo" and seat is None):
        raise Unlawful("draft-log-form-unknown")
    if form == "draftmancer" or guest is None or guest.seat != seat:
        expect_open(room, guest)
    number = room.record.drafted or room.record.table
    name = f"{room.code}-{number}"
    bots = frozenset(place for place, chair in enumerate(room.record.chairs) if chair.bot)
    of = (form, room.code, number, seat if form == "mtgo" else bots)
    data = await room.service.made.get(of, partial(_file, room, number, seat if form == "mtgo" else None, bots))
    if form == "mtgo":
        assert seat is not None
        file, kind = f"{name}-{seat + 1}.txt", "text/plain; charset=utf-8"
    else:
        file, kind = f"{name}.json", "application/json"
    headers = {"Content-Disposition": f'attachment; filename="{file}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type=kind)


async def _file(room: Room, number: int, seat: int | None, bots: frozenset[int]) -> bytes:
    """What came before one player, or everything."""
    table, began = await _draft(room, number)
    name = f"{room.code}-{number}"
    if seat is None:
        return await asyncio.to_thread(draftmancer_log, table, name, began, bots)
    return (await asyncio.to_thread(mtgo_log, table, seat, name, began)).encode()


async def _draft(room: Room, number: int) -> tuple[DraftTable, float]:
    """A draft of the room played to its end, and when it began.  Raises Unlawful where that table is no draft."""
    service, store = room.service, room.service.store
    stored = await service.stored(lambda: store.table(room.code, number))
    if stored is None or service.plays[stored.format].rules.name != DraftRules.name:
        raise Unlawful("draft-log-no-draft")
    sitting = room.sitting
    if sitting is None or sitting.number != number:
        sitting = await service.sitting(room.code, number, room.options)
    return sitting.table, stored.began


ROUTES = [Route("/api/rooms/{code}/log", endpoint(draft_log))]
