"""Connections that are held open without a request: they are ended, limited, and don't fill the log."""

import asyncio
import logging
from pathlib import Path

import httpx
import pytest

from entaku.server import connections
from entaku.server.connections import Once
from tests.server.serving import PATIENCE, Served
from tests.server.test_gate import visit


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends a connection."""
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


async def is_served(served: Served) -> None:
    """Wait until somebody else is answered; a request that the machine was slow to send is sent again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert (await served.get("/api/offers")).status_code == 200
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    """What sends nothing, or half of its headers, is ended; meanwhile others are served."""
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.5)

    async def scene(served: Served) -> None:
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(20)]
        for _, writer in held:
            writer.write(sent)
        await is_served(served)
        assert all([await ended(reader) for reader, _ in held])
        for _, writer in held:
            writer.close()

    visit(tmp_path, scene)


def test_a_second_half_of_a_request_is_not_waited_for_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that has asked for something has no more time for its next request."""
    monkeypatch.setattr(connections, "HEADERS_WITHIN", PATIENCE)

    async def scene(served: Served) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(b"GET /api/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"404" in await reader.readline()
        await reader.readuntil(b"}}")
        monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.1)
        writer.write(b"GET / HTTP/1.1\r\nX-Sl")
        assert await ended(reader)
        writer.close()

    visit(tmp_path, scene)


def test_one_address_does_not_hold_every_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond so many connections from one address, further ones are ended at once; lines don't count."""
    monkeypatch.setattr(connections, "MOST_FROM_ONE", 5)

    async def scene(served: Served) -> None:
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(5)]
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        assert await ended(reader)
        writer.close()
        for _, one in held:
            one.close()
            await one.wait_closed()
        await is_served(served)

    visit(tmp_path, scene)


def test_the_same_trouble_is_logged_once() -> None:
    """A flood of the same words is one line."""
    once = Once()
    records = [
        logging.LogRecord("asyncio", logging.ERROR, "", 0, words, (), None) for words in ("full", "full", "other")
    ]
    assert [once.filter(record) for record in records] == [True, False, True]
