"""The game in play, taken to the sandbox as who sits there knows it: what they can't see is imagined."""

from functools import partial

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku import __version__
from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.guessing import Guesses
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.magic.game.play import Play
from entaku.magic.views import viewing
from entaku.magic.views.determinization import imagined
from entaku.messages import Language
from entaku.scenarios.positions import text_of
from entaku.scenarios.reading import LETTERS, Imports
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.sandbox import moments
from entaku.server.limits import address_of
from entaku.server.replies import answer, endpoint, guest_of, language_of, room_of
from entaku.server.rooms.room import Room
from entaku.server.sandbox.bodies import MomentTaken
from entaku.server.sandbox.settings import imports_of
from entaku.server.tables.sitting import Sitting
from entaku.server.tables.taken import is_quiet, nameless

MOST_BACK = 200
"""So many answers before now it is looked for a moment at which the seat was asked."""


async def take(request: Request) -> Response:
    """The position of the game in play, for whoever has a seat there; at a night that is the judge's affair."""
    room = await room_of(request)
    guest = await guest_of(request, room)
    if guest is None or guest.seat is None:
        raise Unlawful("seat-only")
    if room.record.has_set_seats:
        raise Unlawful("sandbox-at-night")
    sitting = room.sitting
    if sitting is None or room.record.is_lobby:
        raise Unlawful("sandbox-no-game")
    work = partial(taken, room, sitting, len(sitting.table.log), guest.seat, language_of(request))
    return answer(await room.service.heavy.here(address_of(request), work))


def taken(room: Room, sitting: Sitting, step: int, seat: Seat, language: Language) -> MomentTaken:
    """The moment as a position, and as a file to send.  Raises Unlawful where none can be had."""
    about = f"Entaku {__version__}, {room.code}, {sitting.number}, {step}"
    luck = f"{room.code} {sitting.number} {seat}"
    moments_of = own_moments(sitting, step, seat)
    position, lost, file = as_known(*moments_of, seat, luck, about, imports_of(room.service.library))
    return MomentTaken(position, tuple(one.text(language) for one in lost), file)


def own_moments(sitting: Sitting, step: int, seat: Seat) -> tuple[Play | None, Play | None, bool]:
    """The last moments at which a seat was asked: one at which nothing waited, and any; and whether that one is now.

    While others are asked, what they may do hangs on cards that the seat doesn't know.
    """
    first = max(step - MOST_BACK, 0)
    table = sitting.past.after(sitting.table, first)
    quiet = latest = None
    is_now = False
    for entry in (*sitting.table.log[first:step], None):
        play = table.state
        if not isinstance(play, Play):
            raise Unlawful("sandbox-no-game")
        is_now = play.game.turn > 0 and play.decision is not None and play.decision.actor == seat
        if is_now:
            latest = play.copy()
            quiet = latest if is_quiet(play) else quiet
        if entry is not None:
            table.answer(entry.seat, entry.decision, entry.answer)
    return quiet, latest, is_now


def as_known(
    quiet: Play | None, latest: Play | None, is_now: bool, seat: Seat, luck: str, about: str, imports: Imports
) -> tuple[str, tuple[Said, ...], str]:
    """A game as a seat knows it: its position, what that doesn't say or only imagines, and both moments as a file.

    Raises Unlawful where nothing can be imagined: in the middle of what has shown somebody else hidden cards.
    """
    then = None if quiet is None else imagined_by(quiet, seat, luck)
    here = then if latest is quiet else None if latest is None else imagined_by(latest, seat, luck)
    found = here if here is not None else then
    if found is None:
        raise Unlawful("sandbox-not-now")
    guessed = said("scenario-imagined", player=LETTERS[seat])
    before = () if is_now and here is not None else (said("scenario-imagined-before", player=LETTERS[seat]),)
    there = [text_of(one, imports) for one in ((then, found) if then is not None and then is not found else (found,))]
    told = [(text, (guessed, *before, *lost)) for text, lost in there]
    return (*told[-1], moments(about, told, imports))


def imagined_by(play: Play, seat: Seat, luck: str) -> Play | None:
    """The game as it may be for all that a seat knows, its players called by letters; None if that can't be had.

    What has been noted of other players' drafts isn't the seat's to know.
    """
    setup = play.game.setup
    bot = PlayBot.of(setup, seat)
    guess = Guesses(viewing.view(play.game, seat), sorted(bot.deck.elements()), bot.lore, setup.definitions).guess
    found = imagined(play, seat, guess, seed_from(luck))
    if found is None:
        return None
    found = nameless(found)
    mine = setup.sharing[seat]
    players = tuple(
        one if place in mine else replace(one, pool=None) for place, one in enumerate(found.game.setup.players)
    )
    found.game.setup = replace(found.game.setup, players=players)
    return found


ROUTES = [Route("/api/rooms/{code}/position", endpoint(take))]
