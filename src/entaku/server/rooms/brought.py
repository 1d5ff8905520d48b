"""A seat's own list for a game without a draft: kept, checked, handed in; the host's hands do so for bots."""

import secrets
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.decks.formats.files import write
from entaku.games.brought import Brought, by_hand, look
from entaku.games.own_decks import Builders
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat
from entaku.magic.game.dated import RulesDate
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.server.bounds import whole
from entaku.server.decks.bodies import BroughtDeck, DeckToBring
from entaku.server.replies import answer, body_of, endpoint, expect_guest, language_of, room_of, worked
from entaku.server.rooms.record import Guest, Record
from entaku.server.rooms.room import Room
from entaku.server.tables.options import OwnDeckOptions
from entaku.server.tables.own_decks import said

LONGEST_LIST = 100_000
LONGEST_NAME = 150


async def show(request: Request) -> Response:
    """A list as it was last kept: the guest's own, or that of the bot at the seat asked about."""
    room, guest, seat = await _place(request)
    deck = guest.deck if seat is None else room.record.chair(seat).deck
    return answer(await worked(request, shown, options_of(room), deck, language_of(request)))


async def keep(request: Request) -> Response:
    """Keep a list, and hand it in or take it back."""
    room, guest, seat = await _place(request)
    if seat is None and guest.seat is None:
        raise Unlawful("seat-only")  # a room keeps the lists of its players, not those of whoever looks on
    wanted = await body_of(request, DeckToBring)
    if len(wanted.text) > LONGEST_LIST or max(len(wanted.file), len(wanted.commander)) > LONGEST_NAME:
        raise Unlawful("own-deck-too-long", most=LONGEST_LIST)
    brought = Brought(wanted.text, wanted.file, wanted.commander.strip(), wanted.hand_in)
    looked_over = await worked(request, shown, options_of(room), brought, language_of(request))
    if wanted.hand_in and not looked_over.playable:
        raise Unlawful("deck-not-legal")
    brought = msgspec.structs.replace(brought, bracket=bracket_in(looked_over))

    def bring(record: Record) -> None:
        record.expect_lobby()
        if seat is not None:
            record.give_deck(seat, brought)
            return
        own = record.guest(guest.id)
        if own is None:
            raise Unlawful("token-missing")
        if own.deck is not None and own.deck.fixed:
            raise Unlawful("own-deck-fixed")
        own.deck = brought

    await room.change(bring)
    return answer(looked_over)


async def made(request: Request) -> Response:
    """A list as a bot would bring it; nothing is kept."""
    room, guest, seat = await _place(request)
    owner = guest.id if seat is None else f"seat {seat}"
    seed = secrets.token_bytes(32)
    return answer(await worked(request, built, options_of(room), seed, owner, language_of(request)))


def bracket_in(looked_over: BroughtDeck) -> int:
    """The lowest bracket that a list speaks for, 0 where its rules have none."""
    bracket = None if looked_over.checked is None else looked_over.checked.report.bracket
    return 0 if bracket is None else bracket.at_least


def built(library: Library, options: OwnDeckOptions, seed: Seed, owner: int | str, language: Language) -> BroughtDeck:
    """A bot's deck of the cards that are known, as somebody would bring it."""
    deck = builders_of(library, options.rules, options.date).build(seed, owner)
    return shown(library, options, Brought(write(deck, "text"), deck.name or "list"), language)


@cache
def builders_of(library: Library, rules: str, date: RulesDate) -> Builders:
    """Builders know every card once they have built; each process asks them again."""
    return Builders(rules, library, date)


async def _place(request: Request) -> tuple[Room, Guest, Seat | None]:
    """The room, who asks, and the bot's seat that they ask about, None for their own list."""
    room = await room_of(request)
    if not isinstance(room.options, OwnDeckOptions):
        raise Unlawful("own-deck-elsewhere")
    guest = await expect_guest(request, room)
    asked = request.query_params.get("seat")
    if asked is None:
        return room, guest, None
    if guest.id != room.record.in_charge:
        raise Unlawful("host-only")
    number = whole(asked, len(room.record.chairs))
    seat = -1 if number is None else number
    if not room.record.chair(seat).bot:
        raise Unlawful("own-deck-no-bot", seat=seat + 1)
    return room, guest, seat


def options_of(room: Room) -> OwnDeckOptions:
    """What is played in a room to which decks are brought."""
    assert isinstance(room.options, OwnDeckOptions)
    return room.options


def shown(library: Library, options: OwnDeckOptions, brought: Brought | None, language: Language) -> BroughtDeck:
    """What the check says of a list.  Raises Unreadable for what is no list, unless it isn't handed in."""
    if brought is None or not brought.text.strip():
        return BroughtDeck("", "", "", handed_in=False)
    looked = look(brought, options.rules, library, options.date)
    return BroughtDeck(
        text=brought.text,
        file=brought.file,
        commander=brought.commander,
        handed_in=brought.handed_in,
        fixed=brought.fixed,
        checked=said(looked, options.rules, language, library, options.date),
        by_hand=by_hand(looked.deck, library),
        playable=options.anyway or not looked.problems,
    )


ROUTES = [
    Route("/api/rooms/{code}/own-deck", endpoint(show)),
    Route("/api/rooms/{code}/own-deck", endpoint(keep), methods=["PUT"]),
    Route("/api/rooms/{code}/own-deck/made", endpoint(made), methods=["POST"]),
]
