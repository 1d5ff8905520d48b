"""Deck lists: players hand theirs in by the night's rules; judges and organisers read and compare them."""

from collections import Counter

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.decks.deck import Deck
from entaku.games.brought import Brought, look
from entaku.kernel.errors import Unlawful
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.server.decks.bodies import DeckToBring
from entaku.server.nights.api import entering, hall_of
from entaku.server.nights.list_bodies import ListDifference, NightComparison, NightList
from entaku.server.nights.open_nights import OpenNight
from entaku.server.nights.own_rules import options_of as of_settings
from entaku.server.replies import answer, bearer_of, body_of, endpoint, language_of, worked
from entaku.server.rooms.brought import LONGEST_NAME
from entaku.server.tables.options import OwnDeckOptions
from entaku.server.tables.own_decks import said
from entaku.tournament.acts import ListHanded

LONGEST_LIST = 20_000
"""So many letters has a list that is kept in a night's log."""


async def show(request: Request) -> Response:
    """A list as it was handed in: for its player, for judges and organisers."""
    open_night, player = await _whose(request)
    if open_night.player_of(bearer_of(request)) != player:
        _expect_reader(request, open_night)
    kept = brought_of(open_night, player)
    return answer(await worked(request, listed, options_of(open_night), kept, language_of(request)))


async def hand_in(request: Request) -> Response:
    """Look over a list, and hand it in."""
    open_night, player = await _whose(request)
    if open_night.player_of(bearer_of(request)) != player:
        raise Unlawful("night-list-not-yours")
    if open_night.night.state.lists_locked:
        raise Unlawful("night-lists-locked")
    brought = await _brought(request)
    found = await worked(request, listed, options_of(open_night), brought, language_of(request))
    if brought.handed_in:
        if not found.playable:
            raise Unlawful("deck-not-legal")
        act = ListHanded(player, brought.text, brought.file, brought.commander)
        await open_night.enter("", act, player=player)
    return answer(found)


async def compare(request: Request) -> Response:
    """How a deck differs from the list that its player handed in."""
    open_night, player = await _whose(request)
    _expect_reader(request, open_night)
    kept = brought_of(open_night, player)
    if kept is None:
        raise Unlawful("night-list-missing", name=open_night.night.state.names[player])
    return answer(await worked(request, compared, options_of(open_night), kept, await _brought(request)))


def brought_of(open_night: OpenNight, player: int) -> Brought | None:
    """A player's list as it was handed in."""
    kept = open_night.night.state.lists.get(player)
    return None if kept is None else Brought(kept.text, kept.file, kept.commander, handed_in=True)


def options_of(open_night: OpenNight) -> OwnDeckOptions:
    """By what the night's lists are checked."""
    agreed = open_night.night.state.settings
    return of_settings(agreed, agreed.options.date)


def listed(library: Library, options: OwnDeckOptions, brought: Brought | None, language: Language) -> NightList:
    """What the check says of a list.  Raises Unreadable for what is no list, Unlawful for an endless one."""
    if brought is None or not brought.text.strip():
        return NightList()
    looked = look(brought, options.rules, library, options.date)
    deck = looked.deck
    library = library.beside(deck.described)
    names = [*deck.counts(), *(entry.name for entry in deck.sideboard)]
    unknown = tuple(dict.fromkeys(name for name in names if library.get(name) is None))
    return NightList(
        text=brought.text,
        file=brought.file,
        commander=brought.commander,
        handed_in=brought.handed_in,
        checked=said(looked, options.rules, language, library, options.date),
        unknown=unknown,
        playable=options.anyway or not (looked.problems or unknown),
    )


def compared(library: Library, options: OwnDeckOptions, kept: Brought, other: Brought) -> NightComparison:
    """The cards of `other` that the list hasn't, and the other way about, the main part first."""
    looked, against = look(kept, options.rules, library), look(other, options.rules, library)
    found = []
    for sideboard in (False, True):
        wanted, there = _counts(looked.deck, sideboard), _counts(against.deck, sideboard)
        names = sorted({*wanted, *there})
        found += [ListDifference(name, there[name] - wanted[name], sideboard) for name in names]
    differences = tuple(one for one in found if one.difference)
    return NightComparison(differences, {**looked.verdict.ja, **against.verdict.ja})


def _counts(deck: Deck, sideboard: bool) -> Counter[str]:
    if not sideboard:
        return deck.counts()
    found: Counter[str] = Counter()
    for entry in deck.sideboard:
        found[entry.name] += entry.count
    return found


async def _whose(request: Request) -> tuple[OpenNight, int]:
    open_night = await hall_of(request)
    if not open_night.night.state.settings.lists:
        raise Unlawful("night-lists-off")
    return open_night, open_night.night.state.player(request.path_params["player"]).number


def _expect_reader(request: Request, open_night: OpenNight) -> None:
    """Raises Unlawful for who may not read other people's lists."""
    role = open_night.role_of(bearer_of(request))
    if role not in ("organiser", "judge"):
        raise Unlawful("night-list-not-yours")


async def _brought(request: Request) -> Brought:
    wanted = await body_of(request, DeckToBring)
    if len(wanted.text) > LONGEST_LIST or max(len(wanted.file), len(wanted.commander)) > LONGEST_NAME:
        raise Unlawful("own-deck-too-long", most=LONGEST_LIST)
    return Brought(wanted.text, wanted.file, wanted.commander.strip(), wanted.hand_in)


ROUTES = [
    Route("/api/nights/{code}/players/{player:int}/list", endpoint(show)),
    Route("/api/nights/{code}/players/{player:int}/list", entering(hand_in), methods=["PUT"]),
    Route("/api/nights/{code}/players/{player:int}/list/comparison", endpoint(compare), methods=["POST"]),
]
