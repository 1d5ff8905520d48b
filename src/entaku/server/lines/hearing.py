"""How a line is heard: its messages are received, read strictly, and what is left to be said is said at its end."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.addresses import base_of
from entaku.server.bounds import expect_bounded
from entaku.server.config import Config
from entaku.server.limits import address_of
from entaku.server.lines.line import Line
from entaku.server.protocol import LONGEST_MESSAGE
from entaku.server.request_ids import Messages
from entaku.server.trouble import Unavailable

HELLO_WITHIN = 15.0
"""Seconds in which a line must say who is there."""
MOST_TOO_MANY = 500
"""So many messages beyond the bounds end the line."""


class Place(Protocol):
    """Where a line leads: a room, a night, a game on paper."""

    def disconnect(self, line: Line) -> None:
        """The line is gone."""


Message = TypeVar("Message")
Found = TypeVar("Found", bound=Place)


class Request(msgspec.Struct, frozen=True):
    """The number of a request whose message can't be read otherwise."""

    request: int = 0


class Gone(Exception):
    """The browser has ended the line."""


async def received(receive: Receive) -> str | bytes:
    """The next message of a line.  Raises Gone when there will be none."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def read(data: str | bytes, decoder: msgspec.json.Decoder[Message]) -> Message:
    """The message.  Raises Unreadable, naming what is wrong and where."""
    if len(data) > LONGEST_MESSAGE:
        raise Unreadable("message-too-long", most=LONGEST_MESSAGE, length=len(data))
    try:
        expect_bounded(data)
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("message-unreadable", problem=str(problem)[:200]) from problem


def request_of(data: str | bytes) -> int:
    """The number of the request in a message that is wrong otherwise, 0 where it can't be made out."""
    if len(data) > LONGEST_MESSAGE:
        return 0
    try:
        return msgspec.json.decode(data, type=Request).request
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


async def greeted(receive: Receive, line: Line, let_in: Callable[[str | bytes], Awaitable[Found]]) -> Found | None:
    """Where the first message of a line leads: `let_in` reads it.  None if it may not come in; it has been told why."""
    try:
        return await let_in(await asyncio.wait_for(received(receive), HELLO_WITHIN))
    except TimeoutError:
        line.end(Unreadable("hello-first"), final=False)
    except EntakuError as problem:
        line.end(problem, final=not isinstance(problem, Unavailable))
    return None


def expect_place(lines: Collection[Line], line: Line, config: Config) -> None:
    """Raises Unlawful if too many look on without a name already, here or from where this line comes from."""
    onlookers = [other for other in lines if other.guest is None]
    if len(onlookers) >= config.onlookers:
        raise Unlawful("room-full", most=config.onlookers)
    if sum(other.address == line.address for other in onlookers) >= config.onlookers_of_one * config.crowd:
        raise Unlawful("too-many-onlookers", most=config.onlookers_of_one * config.crowd)


class Ends(NamedTuple, Generic[Found]):
    """What differs between lines of rooms, nights and games on paper.

    let_in      finds where a line leads by the code in its address and its first message
    take        does what one message asks there
    show_again  is called for a line that was too slow to take everything
    """

    let_in: Callable[[str, Line, str | bytes], Awaitable[Found]]
    take: Callable[[Line, Found, str | bytes], Awaitable[None]]
    show_again: Callable[[Found, Line], None]


def _line(scope: Scope, config: Config) -> Line:
    """A line; the headers that it was asked with aren't held as long as it stands."""
    connection = HTTPConnection(scope)
    line = Line(base_of(connection, config), config.burst, address_of(connection))
    scope["headers"] = []
    return line


async def serve(
    scope: Scope, receive: Receive, send: Send, config: Config, now: Callable[[], float], ends: Ends[Found]
) -> None:
    """Serve one line, from `hello` until either side ends it, and say all the while what waits on it."""
    line = _line(scope, config)
    there: list[Found] = []
    await receive()
    await send({"type": "websocket.accept"})
    pump = asyncio.create_task(_say_all(line, send, there, ends.show_again))
    try:
        found = await greeted(receive, line, partial(ends.let_in, scope["path_params"]["code"], line))
        if found is not None:
            there.append(found)
            try:
                await _hear(receive, line, config, now, partial(ends.take, line, found))
            finally:
                there.clear()
                found.disconnect(line)
    except Gone:
        line.is_closing = True
        line.waiting.clear()
    finally:
        await end(pump, line)


async def _say_all(line: Line, send: Send, there: list[Found], show_again: Callable[[Found, Line], None]) -> None:
    """Send what waits on a line until it ends; `there` has where it leads, while it does."""

    async def say(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    def catch_up(behind: Line) -> None:
        for found in there:
            show_again(found, behind)

    await line.pump(say, catch_up)
    await send({"type": "websocket.close", "code": 1000})


async def _hear(
    receive: Receive,
    line: Line,
    config: Config,
    now: Callable[[], float],
    take: Callable[[str | bytes], Awaitable[None]],
) -> None:
    """Take one message of a line after the other; too many are refused, far too many end it."""
    too_many, names = 0, Messages()
    while not line.is_closing:
        data = await received(receive)
        names.next()
        if line.may_ask(now(), config.rate, config.burst):
            too_many = 0
            await take(data)
            continue
        too_many += 1
        request = request_of(data)
        if too_many > MOST_TOO_MANY:
            line.end(Unlawful("too-many-messages"), final=False)
        elif request or too_many == 1:
            line.refuse(Unlawful("too-many-messages"), request)


async def end(pump: "asyncio.Task[None]", line: Line) -> None:
    """Send what is left to be said, and end the line."""
    if line.is_closing and line.waiting:
        await asyncio.wait({pump}, timeout=5)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):  # whatever a line that is gone may raise
        await pump
