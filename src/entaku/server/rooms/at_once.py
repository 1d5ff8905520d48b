"""A game against bots that needs nothing more: everybody has a deck, and the host's device only has to say go."""

import secrets
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.games.brought import Brought
from entaku.games.first_game import openings
from entaku.games.ready import RULES, dealt
from entaku.kernel.errors import Unlawful
from entaku.messages import Language, say
from entaku.server.api import entered
from entaku.server.limits import address_of
from entaku.server.replies import answer, body_of, endpoint, service_of
from entaku.server.rooms.bodies import AtOnce, FirstGame
from entaku.server.rooms.record import Chair, Guest, Record
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
    decks = dealt(secrets.token_bytes(32), wanted.bots + 1)
    record, host, token = against_bots("start-room-title", wanted.name, wanted.language, decks)
    return answer(entered(request, await service.create(record, OwnDeckOptions(rules=RULES)), host, token), 201)


async def open_first_game(request: Request) -> Response:
    """Start the room of a first game, which teaches; it begins when its host says so."""
    service = await service_of(request)
    service.expect_patience(address_of(request))
    wanted = await body_of(request, FirstGame)
    decks = [opening.deck for opening in openings()]
    record, host, token = against_bots("guide-room-title", wanted.name, wanted.language, decks)
    options = OwnDeckOptions(rules=RULES, lesson=True)
    return answer(entered(request, await service.create(record, options), host, token), 201)


def against_bots(title: str, name: str, language: Language, decks: Sequence[Brought]) -> tuple[Record, Guest, str]:
    """A room with a deck on every seat, its host on the first, with the host's token, and bots on all others."""
    record = Record(say(title, language), language, 1, watching=True, pace=PACE, chairs=[Chair() for _ in decks])
    own, *others = decks
    host, token = record.enter(name)
    record.sit(host, 0)
    host.deck = own
    for seat, deck in enumerate(others, 1):
        record.set_bot(seat, on=True)
        record.give_deck(seat, deck)
    return record, host, token


ROUTES = [
    Route("/api/rooms/at-once", endpoint(open_at_once), methods=["POST"]),
    Route("/api/rooms/first-game", endpoint(open_first_game), methods=["POST"]),
]
