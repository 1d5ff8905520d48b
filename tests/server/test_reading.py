"""How much of a line is read before what it says is heard."""

import asyncio

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from entaku.server.connections import LONG_MESSAGE, MOST_UNHEARD, LineConnection

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
        self.scope: Scope = {}
        self.host = b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope, self.host = scope, dict(scope["headers"])[b"Host"]
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.turns.acquire()
            text = (await receive())["text"]
            self.texts.append(text)
            await send({"type": "websocket.send", "text": f"heard {text}"})
            if text == "close":
                await send({"type": "websocket.close", "code": 1000})
                return


def frame(text: str) -> bytes:
    """A message in one frame, masked with nothing."""
    size = len(text)
    return (
        b"\x81" + (bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")) + bytes(4) + text.encode()
    )


async def opened() -> tuple[LineConnection, Wire, Heard]:
    """A line that is there."""
    heard = Heard()
    config = uvicorn.Config(heard, lifespan="off", log_config=None)
    config.load()
    line, wire = LineConnection(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(GREETING)
    await settled()
    return line, wire, heard


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_short_messages_do_not_stop_a_line_until_many_wait() -> None:
    """A line is read on with every message but the sixteenth that waits, and again once all are heard."""

    async def scene() -> None:
        line, wire, heard = await opened()
        for number in range(MOST_UNHEARD - 1):
            line.data_received(frame(f"{number}"))
            assert wire.is_reading()
        line.data_received(frame("last") + frame("in the same piece"))
        assert not wire.is_reading()
        for _ in range(MOST_UNHEARD):
            heard.turns.release()
        await settled()
        assert not wire.is_reading()
        heard.turns.release()
        await settled()
        assert wire.is_reading()
        assert heard.texts == [*map(str, range(MOST_UNHEARD - 1)), "last", "in the same piece"]
        line.connection_lost(None)

    asyncio.run(scene())


@pytest.mark.parametrize(("size", "is_read"), [(LONG_MESSAGE, True), (LONG_MESSAGE + 1, False)])
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
        line.data_received(frame("x" * (LONG_MESSAGE + 1)))
        assert wire.is_reading()
        line.connection_lost(None)

    asyncio.run(scene())


def test_a_line_that_stands_has_forgotten_what_it_was_asked_with() -> None:
    """The headers of a line's request are there for who lets it in, and held by nobody afterwards."""

    async def scene() -> None:
        line, _, heard = await opened()
        assert heard.host == b"here"
        assert heard.scope["headers"] == []
        assert dict(line.request.headers) == {}
        line.connection_lost(None)

    asyncio.run(scene())


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
