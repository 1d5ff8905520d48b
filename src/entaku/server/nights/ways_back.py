"""A lost link is not a lost night: the recovery code of the organisers' desk."""

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.codes import letters_of
from entaku.server.limits import address_of
from entaku.server.nights.api import expect_organiser, hall_of, nights_of, signed
from entaku.server.nights.bodies import NightMade
from entaku.server.nights.lost import let_go
from entaku.server.replies import answer, body_of, endpoint
from entaku.server.rooms.bodies import Recover, RecoveryCode
from entaku.tournament.acts import RecoveryUsed
from entaku.tournament.night import Night


async def show_code(request: Request) -> Response:
    """The desk's recovery code, for its organisers."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    return answer(RecoveryCode(open_night.keys.recovery_code))


async def recover(request: Request) -> Response:
    """Somebody who lost the organisers' link is back: gives them another, and the lost one leads nowhere.

    The night's log says so to everybody there.  Codes are tried no oftener than keys; each works once.
    """
    nights = nights_of(request)
    wanted = await body_of(request, Recover)
    with nights.service.limits.guessing(address_of(request)) as is_suspect:
        if is_suspect:
            raise Unlawful("recovery-unknown")
        open_night = await nights.open_night(request.path_params["code"])

        def used(night: Night) -> RecoveryUsed:
            right = letters_of(open_night.keys.recovery_code)
            if not hmac.compare_digest(letters_of(wanted.code).encode(), right.encode()):
                raise Unlawful("recovery-unknown")
            return RecoveryUsed()

        entry = await open_night.enter(signed(""), used)
    await let_go(open_night, entry.act)
    return answer(NightMade(open_night.code, open_night.keys.desk), 201)


ROUTES = [
    Route("/api/nights/{code}/recovery-code", endpoint(show_code)),
    Route("/api/nights/{code}/recoveries", endpoint(recover), methods=["POST"]),
]
