"""What a table of the server proves: its recording, and the looking over of anybody's recording.

A recording that was brought along is played in a process of its own, with bounds to its time and memory: nobody knows
what is in it.
"""

import asyncio
import contextlib
import sys
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Fact, Unlawful, Unreadable
from entaku.server import examining
from entaku.server.bounds import whole
from entaku.server.examining import SECONDS
from entaku.server.limits import address_of
from entaku.server.replies import endpoint, guest_of, received, room_of
from entaku.server.rooms.room import Room
from entaku.server.storage.recordings import recorded
from entaku.server.tables.access import expect_open
from entaku.server.tables.history import over
from entaku.server.trouble import Unavailable

LONGEST_RECORDING = 32_000_000
MOST_WAITING = 10


async def recording(request: Request) -> Response:
    """A finished table as a file that `entaku verify` checks, once everything of it is open to the asker.

    `?table=N` asks for another one: the draft that its decks are from, or a game that was played with them before.
    """
    room = await room_of(request)
    sitting = over(room)
    record = room.record
    expect_open(room, await guest_of(request, room))
    wanted = request.query_params.get("table", "")
    number = whole(wanted, 9999) if wanted else sitting.number
    if number is None or not (record.drafted or sitting.number) <= number <= sitting.number:
        raise Unlawful("table-none", table=number or 0)
    service = room.service
    head = sitting.chain.head if number == sitting.number else ""
    make = partial(_recorded, room, number, address_of(request))
    made = await service.made.get(("recording", room.code, number, head), make)
    headers = {"Content-Disposition": f'attachment; filename="{room.code}-{number}.jsonl"', "Cache-Control": "no-store"}
    return Response(made, headers=headers, media_type="application/jsonl")


async def _recorded(room: Room, number: int, address: str) -> bytes:
    """A recording, made beside the server.  Raises Unlawful if there is no such table, and what `Heavy.run` raises."""
    await room.outbox.at_rest.wait()
    code, service, store = room.code, room.service, room.service.store
    stored = await service.stored(lambda: store.table(code, number))
    if stored is None:
        raise Unlawful("table-none", table=number)
    answers = await service.stored(lambda: store.answers(code, number))
    play = service.plays[stored.format]
    return await service.heavy.run(address, recorded, play.rules, play.setup, stored, answers)


class Verifier:
    """Where recordings are looked at, one after the other."""

    def __init__(self) -> None:
        self._waiting = 0
        self._free = asyncio.Semaphore(1)

    async def look(self, data: bytes) -> bytes:
        """What a recording proves, as JSON.  Raises EntakuError if it is none, or there is no end to it."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("verify-busy")
        self._waiting += 1
        try:
            async with self._free:
                return await _looked_over(data)
        finally:
            self._waiting -= 1


async def check(request: Request) -> Response:
    """What a recording proves."""
    data = await received(request, LONGEST_RECORDING)
    verifier: Verifier = request.app.state.proofs
    return Response(await verifier.look(data), headers={"Cache-Control": "no-store"}, media_type="application/json")


async def _looked_over(data: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(sys.executable, "-m", examining.__name__, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            found, _ = await worker.communicate(data)
    except TimeoutError as problem:
        raise Unlawful("verify-endless", seconds=SECONDS) from problem
    finally:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
    kind, _, said = found.partition(b"\n")
    if kind == b"found":
        return said
    if kind == b"unreadable":
        key, facts = msgspec.json.decode(said, type=tuple[str, dict[str, Fact]])
        raise Unreadable(key, **facts)
    raise Unlawful("verify-endless", seconds=SECONDS)


ROUTES = [
    Route("/api/rooms/{code}/recording", endpoint(recording)),
    Route("/api/verify", endpoint(check), methods=["POST"]),
]
