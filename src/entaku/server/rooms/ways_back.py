"""A lost device is not a lost seat: recovery codes, and what the host may do for somebody who has none."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.api import entered, moving_to
from entaku.server.limits import address_of
from entaku.server.replies import answer, body_of, endpoint, expect_guest, room_of
from entaku.server.rooms.bodies import Recover, RecoveryCode
from entaku.server.rooms.record import Guest, Record


async def new_code(request: Request) -> Response:
    """A recovery code for whoever asks; the one they had no longer counts.  It leads to every room of a pod."""
    room = await room_of(request)
    guest = await expect_guest(request, room)
    at, number = await room.service.room_of_tokens(room), guest.id if guest.pod is None else guest.pod

    def another(record: Record) -> str:
        own = record.guest(number)
        if own is None:
            raise Unlawful("token-unknown")
        return record.another_code(own)

    return answer(RecoveryCode(await at.change(another)), 201)


async def recover(request: Request) -> Response:
    """Somebody who lost every device is back: gives them a token, and the next code.  Everybody is told.

    What they have lost lets nobody in any more, wherever it is.
    """
    here = await room_of(request)
    wanted = await body_of(request, Recover)
    room = await here.service.room_of_tokens(here)

    def back(record: Record) -> tuple[Guest, str, str]:
        guest = record.guest_of_code(wanted.code)
        return guest, record.only_token(guest), record.another_code(guest)

    with room.service.limits.guessing(address_of(request)) as is_suspect:
        if is_suspect:
            raise Unlawful("recovery-unknown")
        await room.service.when_lost(room, room.record.guest_of_code(wanted.code))
        guest, token, code = await room.change(back)
    room.service.put_out(room, guest)
    await room.chat.note("recovered", guest.name, seat=guest.seat)
    shown = next((one for one in here.record.guests if here is not room and one.pod == guest.id), guest)
    return answer(entered(request, here, shown, token, recovery=code), 201)


async def let_back(request: Request) -> Response:
    """The host lets the person of a seat in again, who is away: a link that works once.  Everybody is told.

    As with a recovery code, what they had before counts no longer once they are in.
    """
    room = await room_of(request)
    asker = await expect_guest(request, room)
    if asker.id != room.record.in_charge:
        raise Unlawful("host-only")
    seat = int(request.path_params["seat"])
    guest = room.record.guest(room.record.chair(seat).guest)
    if guest is None:
        raise Unlawful("seat-nobodys", seat=seat + 1)
    if guest.id in room.here.guests():
        raise Unlawful("seat-is-here", seat=seat + 1, name=guest.name)
    link = await moving_to(request, room, guest, is_lost=True)
    await room.chat.note("let-back", asker.name, guest.name, seat)
    return answer(link, 201)


ROUTES = [
    Route("/api/rooms/{code}/recovery-code", endpoint(new_code), methods=["POST"]),
    Route("/api/rooms/{code}/recoveries", endpoint(recover), methods=["POST"]),
    Route("/api/rooms/{code}/seats/{seat:int}/way-back", endpoint(let_back), methods=["POST"]),
]
