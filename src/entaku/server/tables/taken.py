"""A moment of a finished game, taken to the sandbox: its position, by the seats' letters instead of people's names."""

from functools import partial

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku import __version__
from entaku.kernel.errors import Unlawful
from entaku.magic.game.play import Play
from entaku.messages import Language
from entaku.scenarios.playing import PRIORITY
from entaku.scenarios.positions import text_of
from entaku.scenarios.reading import LETTERS
from entaku.scenarios.sandbox import moments
from entaku.server.limits import address_of
from entaku.server.replies import answer, endpoint, guest_of, language_of, room_of
from entaku.server.rooms.room import Room
from entaku.server.sandbox.bodies import MomentTaken
from entaku.server.sandbox.settings import imports_of
from entaku.server.tables.access import expect_open
from entaku.server.tables.history import viewers_of, wanted_table
from entaku.server.tables.sitting import Sitting

MOST_BACK = 60
"""So many answers before a moment it is looked for one at which nothing waits: of that a position says most."""


async def take(request: Request) -> Response:
    """The position after so many answers, for whoever may see everything of the table."""
    room = await room_of(request)
    sitting = await wanted_table(request, room)
    if "open" not in await viewers_of(request, room, sitting):
        expect_open(room, await guest_of(request, room))
        raise Unlawful("not-yours-to-see")
    step = min(request.path_params["step"], len(sitting.table.log))
    work = partial(taken, room, sitting, step, language_of(request))
    return answer(await room.service.heavy.here(address_of(request), work))


def taken(room: Room, sitting: Sitting, step: int, language: Language) -> MomentTaken:
    """The moment as a position, and as a file to send: how it was before, and how it came out.

    Raises Unlawful where no game is in a turn at that moment, Unreadable for a card that isn't known here by its name.
    """
    imports = imports_of(room.service.library)
    quiet, now = quiet_and_now(sitting, step)
    position, lost = text_of(now, imports)
    about = f"Entaku {__version__}, {room.code}, {sitting.number}, {step}"
    then = None if quiet is None else text_of(quiet, imports)
    file = moments(about, [one for one in (then, (position, lost)) if one is not None], imports)
    return MomentTaken(position, tuple(one.text(language) for one in lost), file)


def quiet_and_now(sitting: Sitting, step: int) -> tuple[Play | None, Play]:
    """The game at a moment, and the nearest moment before it about which a position can say most."""
    first = max(step - MOST_BACK, 0)
    table = sitting.past.after(sitting.table, first)
    quiet = None
    for entry in sitting.table.log[first:step]:
        if isinstance(table.state, Play) and is_quiet(table.state):
            quiet = nameless(table.state)
        table.answer(entry.seat, entry.decision, entry.answer)
    if not isinstance(table.state, Play):
        raise Unlawful("sandbox-no-game")
    return quiet, nameless(table.state)


def is_quiet(play: Play) -> bool:
    """Whether the active player may do anything, and nothing waits to resolve."""
    game, decision = play.game, play.decision
    return bool(
        game.turn
        and not game.stack
        and decision is not None
        and decision.purpose == PRIORITY
        and decision.seat == game.active
    )


def nameless(state: Play) -> Play:
    """A copy of a game whose players are called A, B, C …"""
    play = state.copy()
    players = zip(LETTERS, play.game.setup.players, strict=False)
    play.game.setup = replace(play.game.setup, players=tuple(replace(one, name=name) for name, one in players))
    return play


ROUTES = [Route("/api/rooms/{code}/history/{step:int}/position", endpoint(take))]
