"""How a line is heard: its messages are received, read strictly, and what is left to be said is said at its end."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

import msgspec
from starlette.types import Receive, Send

from entaku.kernel.errors import EntakuError, Unreadable
from entaku.server.lines.line import Line
from entaku.server.protocol import LONGEST_MESSAGE
from entaku.server.trouble import Unavailable

HELLO_WITHIN = 15.0
"""Seconds in which a line must say who is there."""
MOST_TOO_MANY = 500
"""So many messages beyond the bounds end the line."""

Message = TypeVar("Message")
Place = TypeVar("Place")


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
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("message-unreadable", problem=str(problem)[:200]) from problem


async def greeted(receive: Receive, line: Line, let_in: Callable[[str | bytes], Awaitable[Place]]) -> Place | None:
    """Where the first message of a line leads: `let_in` reads it.  None if it may not come in; it has been told why."""
    try:
        return await let_in(await asyncio.wait_for(received(receive), HELLO_WITHIN))
    except TimeoutError:
        line.end(Unreadable("hello-first"), final=False)
    except EntakuError as problem:
        line.end(problem, final=not isinstance(problem, Unavailable))
    return None


async def serve(
    receive: Receive,
    send: Send,
    line: Line,
    show_again: Callable[[Line], None],
    hear: Callable[[], Coroutine[None, None, None]],
) -> None:
    """Open a line, hear it with `hear` until either side ends it, and say all the while what waits on it.

    `show_again` is called for a line that was too slow to take everything.
    """
    await receive()
    await send({"type": "websocket.accept"})

    async def say(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    async def say_all() -> None:
        await line.pump(say, show_again)
        await send({"type": "websocket.close", "code": 1000})

    pump = asyncio.create_task(say_all())
    try:
        await hear()
    except Gone:
        line.is_closing = True
        line.waiting.clear()
    finally:
        await end(pump, line)


async def end(pump: "asyncio.Task[None]", line: Line) -> None:
    """Send what is left to be said, and end the line."""
    if line.is_closing and line.waiting:
        await asyncio.wait({pump}, timeout=5)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):  # whatever a line that is gone may raise
        await pump
