"""The page on Riftbound targets: which words of a pasted text or of the user's own cards are targets, and why."""

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unreadable
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.riftbound.collection import Collection, RiftboundCard
from entaku.riftbound.editions import EDITIONS, NEWEST
from entaku.riftbound.reports import report
from entaku.server.replies import answer, body_of, endpoint, language_of, service_of, worked
from entaku.server.targets.bodies import CardNames, TargetsAsked, TargetsFound, TargetsOffered

LONGEST_PASTED = 120_000
"""Characters that may be pasted: far more than the longest card, and answered in a second or two."""
MOST_NAMES = 10


async def offered(request: Request) -> Response:
    """What can be asked."""
    collection = await _collection(request)
    cards = await asyncio.to_thread(collection.cards)
    return answer(TargetsOffered(tuple(EDITIONS), NEWEST, len(cards)))


async def named(request: Request) -> Response:
    """Names for a box in which somebody types."""
    collection = await _collection(request)
    letters = request.query_params.get("q", "")[:100]
    return answer(CardNames(tuple(await asyncio.to_thread(collection.complete, letters, MOST_NAMES))))


async def ask(request: Request) -> Response:
    """Which words are targets, and why."""
    service = await service_of(request)
    asked = await body_of(request, TargetsAsked)
    if len(asked.text) > LONGEST_PASTED:
        raise Unreadable("riftbound-text-too-long", most=LONGEST_PASTED)
    return answer(await worked(request, found, asked, Path(service.config.data), language_of(request)))


def found(_: Library, asked: TargetsAsked, folder: Path, language: Language) -> TargetsFound:
    """The analysis.  Raises Unlawful for rules or a card that there isn't."""
    from entaku.riftbound.analysis import analyse  # its grammars take a tenth of the server's start

    collection = Collection(folder)
    card = collection.find(asked.card) if asked.card.strip() else None
    given = card or RiftboundCard("-", asked.text)
    analysis = analyse(given.text, asked.rules, name=given.name, kind=given.type)
    return TargetsFound(report(analysis, language), card.name if card else "", given.type)


async def _collection(request: Request) -> Collection:
    service = await service_of(request)
    return Collection(Path(service.config.data))


ROUTES = [
    Route("/api/targets", endpoint(offered)),
    Route("/api/targets", endpoint(ask), methods=["POST"]),
    Route("/api/targets/cards", endpoint(named)),
]
