"""Players ask to be told of notices while their page is closed, and ask for it no longer."""

import time
from base64 import urlsafe_b64decode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.limits import NOTIFICATIONS, address_of
from entaku.server.nights.api import hall_of, nights_of
from entaku.server.nights.open_nights import OpenNight
from entaku.server.nights.push_bodies import PushOffer, PushUnwanted, PushWanted
from entaku.server.push.stored import Subscription
from entaku.server.replies import answer, bearer_of, body_of, endpoint


async def offer(request: Request) -> Response:
    """Whether notifications are sent."""
    return answer(PushOffer(nights_of(request).push.public))


async def subscribe(request: Request) -> Response:
    """A player's browser asks to be told."""
    open_night, player = await _own(request)
    wanted = await body_of(request, PushWanted)
    nights_of(request).service.limits.use(NOTIFICATIONS, address_of(request))
    subscription = Subscription(
        open_night.code,
        player,
        wanted.endpoint,
        _bytes(wanted.p256dh),
        _bytes(wanted.auth),
        wanted.language,
        time.time(),
    )
    await nights_of(request).push.subscribe(subscription)
    return answer(PushOffer(nights_of(request).push.public), 201)


async def unsubscribe(request: Request) -> Response:
    """A player's browser asks to be told nothing more."""
    open_night, player = await _own(request)
    wanted = await body_of(request, PushUnwanted)
    await nights_of(request).push.unsubscribe(open_night.code, player, wanted.endpoint)
    return answer(PushOffer(nights_of(request).push.public))


async def _own(request: Request) -> tuple[OpenNight, int]:
    """The night, and the player whose key is shown.  Raises Unlawful for anybody else."""
    open_night = await hall_of(request)
    player = open_night.player_of(bearer_of(request))
    if player is None or player != request.path_params["player"]:
        raise Unlawful("night-organisers-only")
    return open_night, player


def _bytes(text: str) -> bytes:
    """What a browser wrote, as bytes.  Raises Unlawful for what is none of it."""
    try:
        if len(text) > 200:
            raise ValueError("too long")
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as problem:
        raise Unlawful("push-endpoint") from problem


ROUTES = [
    Route("/api/push", endpoint(offer)),
    Route("/api/nights/{code}/players/{player:int}/push", endpoint(subscribe), methods=["PUT"]),
    Route("/api/nights/{code}/players/{player:int}/push", endpoint(unsubscribe), methods=["DELETE"]),
]
