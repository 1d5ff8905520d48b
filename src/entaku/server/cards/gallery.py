"""Cards of every kind to look at: what the client's pictures are judged by."""

import asyncio
from collections.abc import Iterator
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.oracle.card import Card
from entaku.oracle.catalogue import shipped
from entaku.server.cards.bodies import CardsFound
from entaku.server.cards.facts import Facts
from entaku.server.replies import UNKEPT, endpoint, service_of

SHOWN = 200


@cache
def gallery() -> tuple[Card, ...]:
    """The basic lands, and then as many of the others, evenly from all types and colours."""
    cards = shipped().cards.values()
    basics = [card for card in cards if card.is_basic_land]
    others = sorted((card for card in cards if not card.is_basic_land), key=lambda c: (c.types, c.colours, c.name))
    return (*basics, *_spread(others, SHOWN - len(basics)))


def _spread(cards: list[Card], count: int) -> Iterator[Card]:
    for place in range(count):
        yield cards[place * len(cards) // count]


async def show(request: Request) -> Response:
    """The gallery, with each card's facts."""
    service = await service_of(request)

    async def made() -> bytes:
        return await asyncio.to_thread(_encoded, service.facts)

    made_of = await service.made.get(("gallery", service.library.version), made)
    return Response(made_of, headers=UNKEPT, media_type="application/json")


def _encoded(facts: Facts) -> bytes:
    return msgspec.json.encode(CardsFound(tuple(map(facts.of, gallery()))))


ROUTES = [Route("/api/gallery", endpoint(show))]
