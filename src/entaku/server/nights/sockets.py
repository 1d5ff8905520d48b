"""The WebSocket of one browser that looks at a night: it only listens; acts are entered over HTTP."""

from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.lines.hearing import MOST_TOO_MANY, expect_place, read, received, serve
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
        await serve(scope, receive, send, config, partial(_let_in, nights), partial(_listen, nights), Hall.show)


async def _let_in(nights: Nights, code: str, line: Line, data: str | bytes) -> Hall:
    """Find out who is there.  Raises EntakuError if there is nothing for them."""
    hello = read(data, _decoder)
    if not isinstance(hello, NightHello):
        raise Unreadable("hello-first")
    line.language = hello.language
    with nights.service.limits.guessing(line.address) as is_suspect:
        hall = await nights.hall(code)
        viewer = None if hello.key is None else hall.viewer_of(hello.key)
        if is_suspect and viewer is None:
            raise Unlawful("token-unknown")
    if hello.key is not None and viewer is None and "." not in hello.key:  # who was a player may look like anybody
        raise Unlawful("night-organisers-only")
    if not isinstance(viewer, str):
        expect_place(hall.lines, line, nights.service.config)
    hall.connect(line, viewer)
    return hall


async def _listen(nights: Nights, receive: Receive, line: Line, hall: Hall) -> None:
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
