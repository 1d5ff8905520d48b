"""A seat's own list for a game without a draft: kept, checked, handed in; the host's hands do so for bots."""

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.decks.formats.files import write
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.messages import Language
from entaku.server.bodies import BroughtDeck, DeckToBring, OwnDeckOptions
from entaku.server.replies import answer, body_of, endpoint, expect_guest, language_of, room_of
from entaku.server.rooms.record import Brought, Guest, Record
from entaku.server.rooms.room import Room
from entaku.server.tables.own_decks import Builders, by_hand, look, said

LONGEST_LIST = 100_000
LONGEST_NAME = 150


async def show(request: Request) -> Response:
    """A list as it was last kept: the guest's own, or that of the bot at the seat asked about."""
    room, guest, seat = await _place(request)
    deck = guest.deck if seat is None else room.record.chair(seat).deck
    return answer(await asyncio.to_thread(_shown, room, deck, language_of(request)))


async def keep(request: Request) -> Response:
    """Keep a list, and hand it in or take it back."""
    room, guest, seat = await _place(request)
    wanted = await body_of(request, DeckToBring)
    if len(wanted.text) > LONGEST_LIST or max(len(wanted.file), len(wanted.commander)) > LONGEST_NAME:
        raise Unlawful("own-deck-too-long", most=LONGEST_LIST)
    brought = Brought(wanted.text, wanted.file, wanted.commander.strip(), wanted.hand_in)
    shown = await asyncio.to_thread(_shown, room, brought, language_of(request))
    if wanted.hand_in and not shown.playable:
        raise Unlawful("deck-not-legal")

    def bring(record: Record) -> None:
        record.expect_lobby()
        if seat is not None:
            record.give_deck(seat, brought)
            return
        own = record.guest(guest.id)
        if own is None:
            raise Unlawful("token-missing")
        own.deck = brought

    await room.change(bring)
    return answer(shown)


async def made(request: Request) -> Response:
    """A list as a bot would bring it; nothing is kept."""
    room, guest, seat = await _place(request)
    options, library = room.options, room.service.library
    assert isinstance(options, OwnDeckOptions)

    def build() -> BroughtDeck:
        deck = Builders(options.rules, library).build(
            secrets.token_bytes(32), guest.id if seat is None else f"seat {seat}"
        )
        return _shown(room, Brought(write(deck, "text"), deck.name or "list"), language_of(request))

    return answer(await asyncio.to_thread(build))


async def _place(request: Request) -> tuple[Room, Guest, Seat | None]:
    """The room, who asks, and the bot's seat that they ask about, None for their own list."""
    room = await room_of(request)
    if not isinstance(room.options, OwnDeckOptions):
        raise Unlawful("own-deck-elsewhere")
    guest = await expect_guest(request, room)
    asked = request.query_params.get("seat")
    if asked is None:
        return room, guest, None
    if guest.id != room.record.host:
        raise Unlawful("host-only")
    seat = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else -1
    if not room.record.chair(seat).bot:
        raise Unlawful("own-deck-no-bot", seat=seat + 1)
    return room, guest, seat


def _shown(room: Room, brought: Brought | None, language: Language) -> BroughtDeck:
    """What the check says of a list.  Raises Unreadable for what is no list, unless it isn't handed in."""
    options, library = room.options, room.service.library
    assert isinstance(options, OwnDeckOptions)
    if brought is None or not brought.text.strip():
        return BroughtDeck("", "", "", False)
    looked = look(brought, options.rules, library)
    return BroughtDeck(
        text=brought.text,
        file=brought.file,
        commander=brought.commander,
        handed_in=brought.handed_in,
        checked=said(looked, options.rules, language),
        by_hand=by_hand(looked.deck, library),
        playable=options.anyway or not looked.problems,
    )


ROUTES = [
    Route("/api/rooms/{code}/own-deck", endpoint(show)),
    Route("/api/rooms/{code}/own-deck", endpoint(keep), methods=["PUT"]),
    Route("/api/rooms/{code}/own-deck/made", endpoint(made), methods=["POST"]),
]
