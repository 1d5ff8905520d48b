"""Connections that hold a place without asking for anything: how long, how many of one address, and how quietly.

The server's own time-outs begin when a request is there; what sends half of one, or nothing, would be waited for for
ever.  A connection lies between asyncio and who serves it, and knows of that only what asyncio says of every protocol.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Sequence
from contextvars import ContextVar
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar  # Any: what a protocol is made of

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from entaku.server.wire import Wire

HEADERS_WITHIN = 10.0
"""Seconds in which a request must say what it is."""
MOST_FROM_ONE = 150
"""Connections of one address that are no lines: browsers have six each, and keep them for five seconds."""
READ_AT_ONCE = 65_536
"""Bytes of a connection that are read in one piece."""
MOST_FILES = 65_536
QUIET = 60.0
"""Seconds in which the same trouble is logged once."""

_current: ContextVar["Connection | None"] = ContextVar("connection", default=None)


class Connection(asyncio.Protocol, asyncio.BufferedProtocol):
    """A connection that is ended if no request comes; `held` counts those of each address, lines apart.

    It holds little while it rests: it is read into one place with all the others.
    """

    __slots__ = ("_address", "_answering", "_has_begun", "_holds", "_hurry", "_served_by", "_wire")

    held: ClassVar[Counter[str]]
    crowd: ClassVar[int]
    proxies: ClassVar[Sequence[str]]
    _read: ClassVar[memoryview] = memoryview(bytearray(READ_AT_ONCE))

    def __init__(self, *made_of: Any, **named: Any) -> None:  # noqa: ANN401 (as who serves has it)
        self._served_by: asyncio.Protocol | None = H11Protocol(*made_of, **named)
        self._hurry: asyncio.TimerHandle | None = None
        self._answering = 0
        self._has_begun = True
        self._holds = False
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as it is made
        assert self._served_by is not None
        self._wire = Wire(transport, self._served_by)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.held[self._address] += 1
        self._holds = True
        self._served_by.connection_made(self._wire)
        if self.held[self._address] > MOST_FROM_ONE * self.crowd and not is_proxy(self._address, self.proxies):
            transport.abort()
            return
        self._expect()

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._read

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._read[:nbytes]))

    def data_received(self, data: bytes) -> None:
        if not self._holds:
            self._wire.receive(data)
            return
        _current.set(self)
        self._wire.receive(data)
        if self._wire.get_protocol() is not self._served_by:
            self._become_line()
        elif not self._has_begun:
            self._has_begun = True
            self._expect()

    def eof_received(self) -> bool | None:
        self._wire.finish()
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        self._release()
        self._wire.finish()
        self._protocol.connection_lost(exc)
        self._wire.release()
        self._served_by = None

    def asked(self) -> None:
        """A request is there."""
        self._answering += 1
        self._calm()

    def answered(self) -> None:
        """A request was answered: the next one has as long as the first, from when it begins."""
        self._answering -= 1
        if not self._answering and self._holds:
            self._has_begun = False
            self._expect()

    @property
    def _protocol(self) -> asyncio.Protocol:
        protocol = self._wire.get_protocol()
        assert isinstance(protocol, asyncio.Protocol)
        return protocol

    def _become_line(self) -> None:
        """From now on somebody else serves it, who has time-outs of their own."""
        self._calm()
        self._release()
        self._served_by = None

    def _expect(self) -> None:
        """Wait for a request, from now on."""
        self._calm()
        if not self._answering:
            self._hurry = asyncio.get_running_loop().call_later(HEADERS_WITHIN, self._wire.abort)

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _release(self) -> None:
        if self._holds:
            self._holds = False
            self.held[self._address] -= 1
            if not self.held[self._address]:
                del self.held[self._address]


class Asked:
    """Tells a connection that a request is there, and when it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = _current.get()
        if scope["type"] != "http" or connection is None:
            await self.app(scope, receive, send)
            return
        connection.asked()
        try:
            await self.app(scope, receive, send)
        finally:
            connection.answered()


def connection_class(crowd: int = 1, proxies: Sequence[str] = ()) -> type[Connection]:
    """What serves each connection of a server; `crowd` times as many people as usual share an address.

    Through a proxy come all of them at once, and it is for the proxy to know whom it lets hold its connections.
    """
    return type("ServerConnection", (Connection,), {"held": Counter(), "crowd": crowd, "proxies": tuple(proxies)})


def is_proxy(address: str, proxies: Sequence[str]) -> bool:
    """Whether an address is one of the proxies, which are named by address, network or "*".

    >>> is_proxy("10.0.0.7", ["127.0.0.1", "10.0.0.0/8"]), is_proxy("192.0.2.7", ["127.0.0.1"])
    (True, False)
    """
    if "*" in proxies:
        return True
    try:
        return any(ip_address(address) in ip_network(proxy, strict=False) for proxy in proxies)
    except ValueError:
        return address in proxies


class Once(logging.Filter):
    """Lets the same words through once in a while: who floods the server doesn't flood its log."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is told."""
        words, now = str(record.msg)[:80], time.monotonic()
        if now - self._last.get(words, -QUIET) < QUIET:
            return False
        if len(self._last) > 1_000:
            self._last.clear()
        self._last[words] = now
        return True


def prepare() -> None:
    """Have as many files open as the system allows, and say the same trouble once."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    once = Once()
    for name in ("asyncio", "uvicorn.error"):
        logging.getLogger(name).addFilter(once)
