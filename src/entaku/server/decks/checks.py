"""The deck check: a pasted list, every problem with its rule, and the list as it was understood."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.decks.check.commander import check, with_commander
from entaku.decks.check.report import report_of
from entaku.decks.check.rules import VERSIONS, CommanderRules, rules_named, with_changes
from entaku.decks.deck import Deck, sets_named
from entaku.decks.formats.files import deck_of, remarks_on
from entaku.kernel.errors import Unlawful
from entaku.messages import Language
from entaku.oracle.age import newer_sets, said
from entaku.oracle.library import Library
from entaku.oracle.lists.reading import read_list
from entaku.oracle.lists.report import said as told
from entaku.server.decks.bodies import CheckedDeck, CheckVersion, CheckVersions, DeckToCheck
from entaku.server.replies import answer, body_of, endpoint, language_of, service_of, worked

MOST_NAMES = 1_000
"""So many different cards may a list name that is checked: far more than a deck of 250 with its sideboard and notes."""


async def versions(request: Request) -> Response:
    """The rules that a deck can be checked by."""
    found = []
    for name in VERSIONS:
        rules = rules_named(name)
        found.append(CheckVersion(name, _days(rules), rules.listed))
    service = await service_of(request)
    return answer(CheckVersions(tuple(found), service.library.size))


def _days(rules: CommanderRules) -> tuple[str, str, str] | None:
    """The first, the usual and the last day that rules can be asked about."""
    if rules.period is not None:
        return rules.period.first, rules.period.usual, rules.period.last
    return (f"{rules.known_from}-01", "", "") if rules.known_from else None


async def check_deck(request: Request) -> Response:
    """What a list breaks."""
    wanted = await body_of(request, DeckToCheck)
    return answer(await worked(request, checked, wanted, language_of(request)))


def checked(library: Library, wanted: DeckToCheck, language: Language) -> CheckedDeck:
    """The check of a list.

    Raises Unreadable for what is no list, Unlawful for one of more cards than any deck has, and for rules or a day
    that there is not.
    """
    rules = rules_named(wanted.rules, wanted.on)
    lists = (wanted.banned, wanted.allowed, wanted.not_commanders)
    rules = with_changes(rules, *(tuple(map(library.english, names)) for names in lists))
    listed = read_list(wanted.text, wanted.file, "deck")
    deck = deck_of(listed)
    expect_few(deck)
    if wanted.commander:
        deck = with_commander(deck, wanted.commander, library)
    verdict = check(deck, rules, library, is_headed=listed.headed)
    older = said(newer_sets(sets_named(deck, verdict.by_name), library), language)
    report = report_of(verdict, rules, language, library)
    how = told(remarks_on(verdict.deck, verdict.by_name), language)
    return CheckedDeck(report, verdict.deck, verdict.ja, verdict.by_name, older, how)


def expect_few(deck: Deck) -> None:
    """Raises Unlawful for a list with more different names than a deck and all that lies beside it."""
    if len(deck.counts()) > MOST_NAMES:
        raise Unlawful("deck-too-many-names", most=MOST_NAMES, names=len(deck.counts()))


ROUTES = [
    Route("/api/deck-checks", endpoint(versions)),
    Route("/api/deck-checks", endpoint(check_deck), methods=["POST"]),
]
