"""How much of a line is read before what it says is heard."""

import asyncio
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from entaku.kernel.errors import Unlawful
from entaku.server.config import Config
from entaku.server.connections import Connection, connection_class
from entaku.server.lines.hearing import Ends, Place, serve
from entaku.server.lines.line import Line
from entaku.server.wire import LONG, MOST_KEPT

GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: ZW50YWt1IGJlbmNobWFyaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other end of a line, which notes whether it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.read = True
        self.is_over = False
        self.written = b""

    def is_reading(self) -> bool:
        return self.read

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self.is_over = True

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written += data


class Heard:
    """An application that hears a line's messages when it is let, and closes it when it is told to."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(0)
        self.texts: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.turns.acquire()
            text = (await receive()).get("text")
            if text is None:
                return
            self.texts.append(text)
            await self.say(send, f"heard {text}")
            if text == "close":
                await send({"type": "websocket.close", "code": 1000})
                return

    async def say(self, send: Send, text: str) -> None:
        await send({"type": "websocket.send", "text": text})


class Silent(Heard):
    """Says nothing to what it hears, so that it finds out late that nobody is there."""

    async def say(self, send: Send, text: str) -> None:
        """Nothing."""


FRAMED = 8
"""Bytes that a message of some length is framed with."""


def frame(text: str) -> bytes:
    """A message in one frame, masked with nothing."""
    size = len(text)
    return (
        b"\x81" + (bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")) + bytes(4) + text.encode()
    )


async def opened(heard: Heard | None = None) -> tuple[Connection, Wire, Heard]:
    """A line that is there."""
    heard = heard or Heard()
    config = uvicorn.Config(heard, ws="websockets-sansio", lifespan="off", log_config=None)
    config.load()
    line, wire = connection_class()(config=config, server_state=ServerState(), app_state={}), Wire()
    line.connection_made(wire)
    line.data_received(GREETING)
    await settled()
    return line, wire, heard


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_short_messages_do_not_stop_a_line_until_many_wait() -> None:
    """A line is read on while one message waits, until sixteen are kept behind it, and again once all are heard."""

    async def scene() -> None:
        line, wire, heard = await opened()
        for number in range(MOST_KEPT):
            line.data_received(frame(f"{number}"))
            assert wire.is_reading()
        line.data_received(frame("last") + frame("in the same piece"))
        assert not wire.is_reading()
        for _ in range(MOST_KEPT + 1):
            heard.turns.release()
            await settled()
        assert not wire.is_reading()
        heard.turns.release()
        await settled()
        assert wire.is_reading()
        assert heard.texts == [*map(str, range(MOST_KEPT)), "last", "in the same piece"]
        line.connection_lost(None)

    asyncio.run(scene())


def test_what_was_kept_is_heard_though_the_line_has_ended() -> None:
    """Who says several things and leaves has said them all."""

    async def scene() -> None:
        line, _, heard = await opened(Silent())
        for number in range(3):
            line.data_received(frame(f"{number}"))
        line.connection_lost(None)
        for _ in range(4):
            heard.turns.release()
        await settled()
        assert heard.texts == ["0", "1", "2"]

    asyncio.run(scene())


@pytest.mark.parametrize(("size", "is_read"), [(LONG - FRAMED, True), (LONG - FRAMED + 1, False)])
def test_a_long_message_stops_its_line(size: int, is_read: bool) -> None:
    """Nothing more is read from who has sent something long, until it is heard."""

    async def scene() -> None:
        line, wire, heard = await opened()
        line.data_received(frame("x" * size))
        assert wire.is_reading() == is_read
        heard.turns.release()
        await settled()
        assert wire.is_reading()
        line.connection_lost(None)

    asyncio.run(scene())


def test_a_line_that_is_closed_is_read_for_its_farewell() -> None:
    """After the server has closed a line, not even a long message keeps it from reading the answer to that."""

    async def scene() -> None:
        line, wire, heard = await opened()
        line.data_received(frame("close"))
        heard.turns.release()
        await settled()
        line.data_received(frame("x" * (LONG + 1)))
        assert wire.is_reading()
        line.connection_lost(None)

    asyncio.run(scene())


def test_a_line_that_stands_has_forgotten_what_it_was_asked_with() -> None:
    """The headers of a line's request are there for who lets it in, and held by nobody afterwards."""
    scope: Scope = {"type": "websocket", "scheme": "ws", "path": "/", "path_params": {"code": ""}}
    scope.update(client=("192.0.2.7", 1), server=("here", 80), headers=[(b"host", b"elsewhere")])
    scope["app"] = Starlette()
    scope["app"].state.share = None
    addresses: list[str] = []

    async def let_in(code: str, line: Line, data: str | bytes) -> Place:
        addresses.append(line.base)
        raise Unlawful("hello-first")

    async def take(line: Line, found: Place, data: str | bytes) -> None:
        """Nothing is asked."""

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": ""}

    async def send(message: Message) -> None:
        """To nobody."""

    asyncio.run(
        serve(
            scope, receive, send, Config(data=Path("unused")), lambda: 0.0, Ends(let_in, take, lambda found, line: None)
        )
    )
    assert addresses == ["http://elsewhere"]
    assert scope["headers"] == []


def test_lines_are_read_into_one_place() -> None:
    """What comes in on several lines at once reaches each as it was sent, though all are read into the same bytes."""

    async def scene() -> None:
        lines = [await opened() for _ in range(3)]
        for number, (line, _, _) in enumerate(lines):
            data = frame(f"line {number}")
            line.get_buffer(-1)[: len(data)] = data
            line.buffer_updated(len(data))
        for _, _, heard in lines:
            heard.turns.release()
        await settled()
        assert [heard.texts for _, _, heard in lines] == [["line 0"], ["line 1"], ["line 2"]]
        for line, _, _ in lines:
            line.connection_lost(None)

    asyncio.run(scene())


def test_a_slow_line_holds_up_no_other() -> None:
    """What is said on a line that can't be written on waits until it can; other lines are written on meanwhile."""

    async def scene() -> None:
        slow, other = await opened(), await opened()
        slow[0].pause_writing()
        for line, _, heard in (slow, other):
            line.data_received(frame("one"))
            heard.turns.release()
        await settled()
        assert b"heard one" not in slow[1].written
        assert b"heard one" in other[1].written
        slow[0].resume_writing()
        await settled()
        assert b"heard one" in slow[1].written
        for line, _, _ in (slow, other):
            line.connection_lost(None)

    asyncio.run(scene())
