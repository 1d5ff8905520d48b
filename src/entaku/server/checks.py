"""The deck check: a pasted list, every problem with its rule, and the list as it was understood."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.cards.library import Library
from entaku.decks.check.commander import check, with_commander
from entaku.decks.check.report import report_of
from entaku.decks.check.rules import VERSIONS, rules_named, with_changes
from entaku.decks.formats.files import is_headed, read
from entaku.messages import Language
from entaku.server.bodies import CheckedDeck, CheckVersion, CheckVersions, DeckToCheck
from entaku.server.replies import answer, body_of, endpoint, language_of, service_of


async def versions(request: Request) -> Response:
    """The rules that a deck can be checked by."""
    found = []
    for name in VERSIONS:
        period = rules_named(name).period
        dates = (period.first, period.usual, period.last) if period is not None else None
        found.append(CheckVersion(name, dates))
    service = await service_of(request)
    return answer(CheckVersions(tuple(found), service.library.size))


async def check_deck(request: Request) -> Response:
    """What a list breaks."""
    service = await service_of(request)
    wanted = await body_of(request, DeckToCheck)
    return answer(await asyncio.to_thread(checked, wanted, service.library, language_of(request)))


def checked(wanted: DeckToCheck, library: Library, language: Language) -> CheckedDeck:
    """The check of a list.  Raises Unreadable for what is no list, Unlawful for rules or a day that there is not."""
    rules = rules_named(wanted.rules, wanted.on)
    rules = with_changes(rules, wanted.banned, wanted.allowed, wanted.not_commanders)
    deck = read(wanted.text, wanted.file)
    if wanted.commander:
        deck = with_commander(deck, wanted.commander, library)
    verdict = check(deck, rules, library, is_headed=is_headed(wanted.text))
    return CheckedDeck(report_of(verdict, rules, language), verdict.deck, verdict.ja)


ROUTES = [
    Route("/api/deck-checks", endpoint(versions)),
    Route("/api/deck-checks", endpoint(check_deck), methods=["POST"]),
]
