"""A game against bots that needs nothing more: everybody has a deck, and the host's device only has to say go."""

import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.games.ready import RULES, dealt
from entaku.kernel.errors import Unlawful
from entaku.messages import say
from entaku.server.api import entered
from entaku.server.limits import address_of
from entaku.server.replies import answer, body_of, endpoint, service_of
from entaku.server.rooms.bodies import AtOnce
from entaku.server.rooms.record import Chair, Record
from entaku.server.tables.options import OwnDeckOptions

MOST_BOTS = 5
PACE = 0.6
"""Seconds that a bot takes for a decision."""


async def open_at_once(request: Request) -> Response:
    """Start a room in which every seat has a deck that lies ready; it begins when its host says so."""
    service = await service_of(request)
    service.expect_patience(address_of(request))
    wanted = await body_of(request, AtOnce)
    if not 1 <= wanted.bots <= MOST_BOTS:
        raise Unlawful("seats-out-of-range", seats=wanted.bots + 1, least=2, most=MOST_BOTS + 1)
    options = OwnDeckOptions(rules=RULES)
    record = Record(
        say("start-room-title", wanted.language),
        wanted.language,
        1,
        True,
        PACE,
        [Chair() for _ in range(wanted.bots + 1)],
    )
    own, *others = dealt(secrets.token_bytes(32), wanted.bots + 1)
    host, token = record.enter(wanted.name)
    record.sit(host, 0)
    host.deck = own
    for seat, deck in enumerate(others, 1):
        record.set_bot(seat, True)
        record.give_deck(seat, deck)
    return answer(entered(request, await service.create(record, options), host, token), 201)


ROUTES = [Route("/api/rooms/at-once", endpoint(open_at_once), methods=["POST"])]
