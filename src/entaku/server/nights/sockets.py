"""The WebSocket of one browser that looks at a night: it only listens; acts are entered over HTTP."""

from functools import partial

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.addresses import base_of
from entaku.server.lines.hearing import MOST_TOO_MANY, greeted, read, received, serve
from entaku.server.lines.line import Line
from entaku.server.nights.bodies import NightHello
from entaku.server.nights.hall import Hall, Nights
from entaku.server.protocol import Ping, Pong

_decoder: msgspec.json.Decoder[NightHello | Ping] = msgspec.json.Decoder(NightHello | Ping)


class NightLineEndpoint:
    """Serves one line, from `hello` until either side ends it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nights: Nights = scope["app"].state.nights
        config = nights.service.config
        line = Line(base_of(HTTPConnection(scope), config), config.burst)
        halls: list[Hall] = []

        def show_again(behind: Line) -> None:
            for hall in halls:
                hall.show(behind)

        async def hear() -> None:
            hall = await greeted(receive, line, partial(_let_in, nights, scope["path_params"]["code"], line))
            if hall is not None:
                halls.append(hall)
                try:
                    await _listen(nights, receive, line)
                finally:
                    hall.disconnect(line)

        await serve(receive, send, line, show_again, hear)


async def _let_in(nights: Nights, code: str, line: Line, data: str | bytes) -> Hall:
    """Find out who is there.  Raises EntakuError if there is nothing for them."""
    hello = read(data, _decoder)
    if not isinstance(hello, NightHello):
        raise Unreadable("hello-first")
    line.language = hello.language
    hall = await nights.hall(code)
    at_desk = hello.key is not None and hall.is_organiser(hello.key)
    if hello.key is not None and not at_desk:
        raise Unlawful("night-organisers-only")
    hall.connect(line, at_desk)
    return hall


async def _listen(nights: Nights, receive: Receive, line: Line) -> None:
    """Answer whether the line is alive, until it isn't."""
    config, too_many = nights.service.config, 0
    while not line.is_closing:
        data = await received(receive)
        if not line.may_ask(nights.service.now(), config.rate, config.burst):
            too_many += 1
            if too_many > MOST_TOO_MANY:
                line.end(Unlawful("too-many-messages"), final=False)
            continue
        try:
            message = read(data, _decoder)
            if not isinstance(message, Ping):
                raise Unlawful("hello-twice")
            line.say(Pong(message.request))
        except EntakuError as problem:
            line.refuse(problem)
