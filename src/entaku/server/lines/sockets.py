"""The WebSocket of one browser: messages come in here, are read strictly, and go to the room."""

import logging
from functools import partial

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.addresses import base_of
from entaku.server.lines.hearing import MOST_TOO_MANY, greeted, read, received, serve
from entaku.server.lines.line import Line
from entaku.server.protocol import LONGEST_MESSAGE, FromClient, Give, Hello, Lean, Ping, Pledge, Pong, Reveal, Speak
from entaku.server.rooms.room import Room
from entaku.server.rooms.wishes import carry_out
from entaku.server.service import Service
from entaku.server.trouble import Unavailable

log = logging.getLogger("entaku.server")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Request(msgspec.Struct, frozen=True):
    """The number of a request whose message can't be read otherwise."""

    request: int = 0


class LineEndpoint:
    """Serves one line, from `hello` until either side ends it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service: Service = scope["app"].state.service
        line = Line(base_of(HTTPConnection(scope), service.config), service.config.burst)
        rooms: list[Room] = []

        def show_again(behind: Line) -> None:
            for room in rooms:
                room.show(behind)
                room.room_changed()

        async def hear() -> None:
            room = await greeted(receive, line, partial(_let_in, service, scope["path_params"]["code"], line))
            if room is not None:
                rooms.append(room)
                try:
                    await _listen(service, receive, line, room)
                finally:
                    room.disconnect(line)

        await serve(receive, send, line, show_again, hear)


async def _let_in(service: Service, code: str, line: Line, data: str | bytes) -> Room:
    """Find out who is there, and let them in.  Raises EntakuError if they may not come in."""
    hello = read(data, _decoder)
    if not isinstance(hello, Hello):
        raise Unreadable("hello-first")
    line.language, line.batches, line.mixes = hello.language, hello.batches, hello.mixes
    room = await service.room(code)
    if hello.token is not None:
        guest = await service.guest_of(room, hello.token)
        line.guest = None if guest is None else guest.id
    elif not room.record.watching:
        raise Unlawful("watching-closed")
    room.connect(line)
    return room


async def _listen(service: Service, receive: Receive, line: Line, room: Room) -> None:
    config = service.config
    too_many = 0
    while not line.is_closing:
        data = await received(receive)
        if not line.may_ask(service.now(), config.rate, config.burst):
            too_many += 1
            request = _request_of(data)
            if too_many > MOST_TOO_MANY:
                line.end(Unlawful("too-many-messages"), final=False)
            elif request or too_many == 1:
                line.refuse(Unlawful("too-many-messages"), request)
            continue
        too_many = 0
        await _take(room, line, data)


async def _take(room: Room, line: Line, data: str | bytes) -> None:
    """Do what one message asks; whatever is wrong with it, only its sender hears of it."""
    request = 0
    try:
        message = read(data, _decoder)
        if isinstance(message, Give):
            request = message.request
            room.give(line, message)
        elif isinstance(message, Lean):
            room.lean(line, message)
        elif isinstance(message, Ping):
            line.say(Pong(message.request))
        elif isinstance(message, Speak):
            line.language = message.language
        elif isinstance(message, Pledge | Reveal):
            room.part(line, message)
        elif isinstance(message, Hello):
            raise Unlawful("hello-twice")
        else:
            request = message.request
            await carry_out(room, line, message)
            line.done(request)
    except EntakuError as problem:
        line.refuse(problem, request or _request_of(data))
    except Exception:
        log.exception("room %s: a message could not be served", room.code)
        line.refuse(Unavailable("server-trouble"), request)


def _request_of(data: str | bytes) -> int:
    """The number of the request in a message that is wrong otherwise, if it can be made out."""
    if len(data) > LONGEST_MESSAGE:
        return 0
    try:
        return msgspec.json.decode(data, type=Request).request
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
