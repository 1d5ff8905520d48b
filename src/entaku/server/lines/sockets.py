"""The WebSocket of one browser: messages come in here, are read strictly, and go to the room."""

import logging
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.kernel.proof import FORM
from entaku.server.lines.hearing import Ends, expect_place, read, request_of, serve
from entaku.server.lines.line import Line
from entaku.server.protocol import (
    Agree,
    AskWhy,
    AskWhyHappened,
    AskWhyPlayer,
    AskWhySo,
    FromClient,
    Give,
    Hello,
    Lean,
    Ping,
    Pledge,
    Pong,
    Reveal,
    Speak,
)
from entaku.server.rooms.requests import carry_out
from entaku.server.rooms.room import Room
from entaku.server.service import Service
from entaku.server.trouble import Unavailable

log = logging.getLogger("entaku.server")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class LineEndpoint:
    """Serves one line, from `hello` until either side ends it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service: Service = scope["app"].state.service
        ends = Ends(partial(_let_in, service), _take, _show_again)
        await serve(scope, receive, send, service.config, service.now, ends)


def _show_again(room: Room, behind: Line) -> None:
    room.screens.show(behind)
    room.changed()


async def _let_in(service: Service, code: str, line: Line, data: str | bytes) -> Room:
    """Find out who is there, and let them in.  Raises EntakuError if they may not come in."""
    hello = read(data, _decoder)
    if not isinstance(hello, Hello):
        raise Unreadable("hello-first")
    line.language, line.batches, line.mixes = hello.language, hello.batches, hello.mixes == FORM
    with service.limits.guessing(line.address) as is_suspect:
        room = await service.room(code)
        if hello.token is not None or is_suspect:
            guest = await service.guest_of(room, hello.token or "")
            line.guest = None if guest is None else guest.id
        elif not room.record.watching:
            raise Unlawful("watching-closed")
    if line.guest is None:
        room.onlookers.expect_welcome(line.address)
        expect_place(room.here.lines, line, service.config)
    room.connect(line)
    return room


async def _take(line: Line, room: Room, data: str | bytes) -> None:
    """Do what one message asks; whatever is wrong with it, only its sender hears of it."""
    request, is_answer = 0, False
    try:
        message = read(data, _decoder)
        if isinstance(message, Give):
            request, is_answer = message.request, True
            room.answers.give(line, message)
        elif isinstance(message, Lean):
            room.answers.lean(line, message)
        elif isinstance(message, AskWhy | AskWhyPlayer | AskWhySo | AskWhyHappened):
            request = message.request
            await room.wondering.wonder(line, message)
        elif isinstance(message, Ping):
            line.say(Pong(message.request))
        elif isinstance(message, Speak):
            line.language = message.language
        elif isinstance(message, Pledge | Agree | Reveal):
            room.part(line, message)
        elif isinstance(message, Hello):
            raise Unlawful("hello-twice")
        else:
            request = message.request
            await carry_out(room, line, message)
            line.done(request)
    except EntakuError as problem:
        if is_answer:
            room.service.metrics.refused(problem.key)
        line.refuse(problem, request or request_of(data))
    except Exception:
        log.exception("room %s: a message could not be served", room.code)
        line.refuse(Unavailable("server-trouble"), request)
