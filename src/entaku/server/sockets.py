"""The WebSocket of one browser: messages come in here, are read strictly, and go to the room."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server import protocol
from entaku.server.addresses import base_of
from entaku.server.line import Line
from entaku.server.protocol import LONGEST_MESSAGE, FromClient, Give, Hello, Lean, Ping, Pong, Speak
from entaku.server.room import Room
from entaku.server.service import Service
from entaku.server.trouble import Unavailable
from entaku.server.wishes import carry_out

HELLO_WITHIN = 15.0
"""Seconds in which a line must say who is there."""
MOST_TOO_MANY = 500
"""So many messages beyond the bounds end the line."""

log = logging.getLogger("entaku.server")
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Request(msgspec.Struct, frozen=True):
    """The number of a request whose message can't be read otherwise."""

    request: int = 0


async def line_endpoint(websocket: WebSocket) -> None:
    """Serve one line, from `hello` until either side ends it."""
    service: Service = websocket.app.state.service
    await websocket.accept()
    line = Line(base_of(websocket, service.config), service.config.burst)
    room: Room | None = None
    pump = asyncio.create_task(line.pump(websocket.send_text, lambda behind: _show_again(room, behind)))
    try:
        room = await _greet(service, websocket, line)
        if room is not None:
            await _listen(service, websocket, line, room)
    except WebSocketDisconnect:
        line.is_closing = True
    finally:
        if room is not None:
            room.disconnect(line)
        await _end(websocket, pump, line)


async def _end(websocket: WebSocket, pump: "asyncio.Task[None]", line: Line) -> None:
    if line.waiting and not pump.done():
        with contextlib.suppress(asyncio.TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(asyncio.shield(pump), 5)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
        await pump
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close()


def _show_again(room: Room | None, line: Line) -> None:
    if room is not None:
        room.show(line)
        room.room_changed()


async def _greet(service: Service, websocket: WebSocket, line: Line) -> Room | None:
    """Find out who is there, and let them in.  None if they may not come in; they have been told why."""
    try:
        message = await asyncio.wait_for(_receive(websocket), HELLO_WITHIN)
        hello = _read(message)
        if not isinstance(hello, Hello):
            raise Unreadable("hello-first")
        line.language = hello.language
        room = await service.room(websocket.path_params["code"])
        if hello.token is not None:
            guest = room.record.guest_of(hello.token)
            if guest is None:
                raise Unlawful("token-unknown")
            line.guest = guest.id
        elif not room.record.watching:
            raise Unlawful("watching-closed")
    except TimeoutError:
        line.end(Unreadable("hello-first"), final=False)
        return None
    except EntakuError as problem:
        line.end(problem, final=not isinstance(problem, Unavailable))
        return None
    room.connect(line)
    return room


async def _listen(service: Service, websocket: WebSocket, line: Line, room: Room) -> None:
    config = service.config
    too_many = 0
    while not line.is_closing:
        data = await _receive(websocket)
        if not line.may_ask(service.now(), config.rate, config.burst):
            too_many += 1
            if too_many == 1:
                line.refuse(Unlawful("too-many-messages"))
            elif too_many > MOST_TOO_MANY:
                line.end(Unlawful("too-many-messages"), final=False)
            continue
        too_many = 0
        await _take(room, line, data)


async def _take(room: Room, line: Line, data: str | bytes) -> None:
    """Do what one message asks; whatever is wrong with it, only its sender hears of it."""
    request = 0
    try:
        message = _read(data)
        if isinstance(message, Give):
            request = message.request
            room.give(line, message)
        elif isinstance(message, Lean):
            room.lean(line, message)
        elif isinstance(message, Ping):
            line.say(Pong(message.request))
        elif isinstance(message, Speak):
            line.language = message.language
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


async def _receive(websocket: WebSocket) -> str | bytes:
    message: Any = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def _read(data: str | bytes) -> protocol.FromClient:
    """The message.  Raises Unreadable, naming what is wrong and where."""
    if len(data) > LONGEST_MESSAGE:
        raise Unreadable("message-too-long", most=LONGEST_MESSAGE, length=len(data))
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("message-unreadable", problem=str(problem)[:200]) from problem


def _request_of(data: str | bytes) -> int:
    """The number of the request in a message that is wrong otherwise, if it can be made out."""
    if len(data) > LONGEST_MESSAGE:
        return 0
    try:
        return msgspec.json.decode(data, type=Request).request
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
