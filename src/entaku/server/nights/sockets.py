"""The WebSocket of one browser that looks at a night: it only listens; acts are entered over HTTP."""

from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.lines.hearing import Ends, expect_place, read, serve
from entaku.server.lines.line import Line
from entaku.server.nights.open_nights import Nights, OpenNight
from entaku.server.nights.shown import NightHello
from entaku.server.protocol import Ping, Pong

_decoder: msgspec.json.Decoder[NightHello | Ping] = msgspec.json.Decoder(NightHello | Ping)


class NightLineEndpoint:
    """Serves one line, from `hello` until either side ends it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nights: Nights = scope["app"].state.nights
        service, ends = nights.service, Ends(partial(_let_in, nights), _take, OpenNight.show)
        await serve(scope, receive, send, service.config, service.now, ends)


async def _let_in(nights: Nights, code: str, line: Line, data: str | bytes) -> OpenNight:
    """Find out who is there.  Raises EntakuError if there is nothing for them."""
    hello = read(data, _decoder)
    if not isinstance(hello, NightHello):
        raise Unreadable("hello-first")
    line.language = hello.language
    with nights.service.limits.guessing(line.address) as is_suspect:
        open_night = await nights.open_night(code)
        viewer = open_night.viewer_of(hello.key or "")
        if is_suspect and viewer is None:
            raise Unlawful("token-unknown")
    if hello.key is not None and viewer is None:
        if open_night.keys.is_lost(hello.key):
            raise Unlawful("night-link-renewed")
        if "." not in hello.key:  # who was a player may look like anybody
            raise Unlawful("night-organisers-only")
    if not isinstance(viewer, str):
        expect_place(open_night.lines, line, nights.service.config)
    open_night.connect(line, hello.key or "")
    return open_night


async def _take(line: Line, _: OpenNight, data: str | bytes) -> None:
    """Answer that the line is alive."""
    try:
        message = read(data, _decoder)
        if not isinstance(message, Ping):
            raise Unlawful("hello-twice")
        line.say(Pong(message.request))
    except EntakuError as problem:
        line.refuse(problem)
