"""The WebSocket of one phone at a game on paper: what happened comes in here, and goes to all phones."""

import logging
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.companion.bodies import PaperDo, PaperHello, PaperSit
from entaku.server.companion.games import PaperGame, PaperGames, Phone
from entaku.server.lines.hearing import Ends, expect_place, read, request_of, serve
from entaku.server.lines.line import Line
from entaku.server.protocol import Ping, Pong
from entaku.server.trouble import Unavailable

COUNTS = 0
"""What stands for "who" on the line of a phone that counts; the others look on, and are bounded as onlookers."""

log = logging.getLogger("entaku.server")
FromPhone = PaperHello | PaperDo | PaperSit | Ping
_decoder: msgspec.json.Decoder[FromPhone] = msgspec.json.Decoder(FromPhone)


class PaperLineEndpoint:
    """Serves one line, from `hello` until either side ends it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        games: PaperGames = scope["app"].state.paper_games
        service, ends = games.service, Ends(partial(_let_in, games), partial(_take, games), PaperGame.show)
        await serve(scope, receive, send, service.config, service.now, ends)


async def _let_in(games: PaperGames, code: str, line: Line, data: str | bytes) -> PaperGame:
    """Find out whose phone it is.  Raises EntakuError if there is nothing for it."""
    hello = read(data, _decoder)
    if not isinstance(hello, PaperHello):
        raise Unreadable("hello-first")
    line.language = hello.language
    with games.service.limits.guessing(line.address) as is_suspect:
        game = await games.game(code)
        counts = hello.key is not None and game.is_key(hello.key)
        if not counts and (is_suspect or hello.key is not None):
            raise Unlawful("companion-key-unknown")
    if counts:
        line.guest = COUNTS
    else:
        expect_place(game.phones, line, games.service.config)
    seat = hello.seat if hello.seat is not None and hello.seat < len(game.setup.names) else None
    game.connect(line, Phone(hello.device, seat, counts))
    return game


async def _take(games: PaperGames, line: Line, game: PaperGame, data: str | bytes) -> None:
    """Do what one message asks; whatever is wrong with it, only its sender hears of it."""
    try:
        message = read(data, _decoder)
        if isinstance(message, PaperDo):
            await game.take(games, line, message)
            line.done(message.request)
        elif isinstance(message, PaperSit):
            game.sit(line, message.seat)
        elif isinstance(message, Ping):
            line.say(Pong(message.request))
        else:
            raise Unlawful("hello-twice")
    except EntakuError as problem:
        line.refuse(problem, request_of(data))
    except Exception:
        log.exception("game on paper %s: a message could not be served", game.code)
        line.refuse(Unavailable("server-trouble"), request_of(data))
