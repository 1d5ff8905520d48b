"""Connections that hold a place without asking for anything: how long, how many of one address, and how quietly.

The server's own time-outs begin when a request is there; what sends half of one, or nothing, would be waited for for
ever.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar  # Any: what its parent is made of

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from entaku.server.lines.bell import Bell

HEADERS_WITHIN = 10.0
"""Seconds in which a request must say what it is."""
MOST_FROM_ONE = 150
"""Connections of one address that are no lines: browsers have six each, and keep them for five seconds."""
MOST_UNHEARD = 16
"""Messages of a line that may wait to be heard before nothing more is read from it."""
LONG_MESSAGE = 4096
"""Bytes of a message that isn't waited with: nothing more is read until it is heard."""
READ_AT_ONCE = 65_536
"""Bytes of a line that are read in one piece."""
MOST_FILES = 65_536
QUIET = 60.0
"""Seconds in which the same trouble is logged once."""


class Connection(H11Protocol):
    """A connection that is ended if no request comes; `held` counts those of each address."""

    held: ClassVar[Counter[str]]
    crowd: ClassVar[int]
    proxies: ClassVar[Sequence[str]]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent has it
        super().connection_made(transport)
        self._hurry: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self.held[self._address] += 1
        self._holds = True
        if self.held[self._address] > MOST_FROM_ONE * self.crowd and not is_proxy(self._address, self.proxies):
            transport.abort()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        self._release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        self._release()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Begin to wait for a request where none is there, and stop where one is."""
        if self.conn.their_state is not h11.IDLE or not self._holds or self.timeout_keep_alive_task is not None:
            self._calm()
        elif self._hurry is None:
            self._hurry = self.loop.call_later(HEADERS_WITHIN, self.transport.abort)

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


class Unheard:
    """What came in on a line and wasn't heard yet: as much of a queue as its one listener needs."""

    __slots__ = ("_bell", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._bell = Bell()

    def put_nowait(self, message: object) -> None:
        """One more."""
        self._messages.append(message)
        self._bell.ring()

    async def get(self) -> Any:  # noqa: ANN401 (what came, as its parent has it)
        """The first one, as soon as there is one."""
        while not self._messages:
            await self._bell.rung()
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class LineConnection(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A line that is read on while a few short messages wait: its parent stops and begins again with every one.

    It holds little while it rests: what it was asked with is forgotten once it stands, and it is read into one place
    with all the others.
    """

    _read: ClassVar[memoryview] = memoryview(bytearray(READ_AT_ONCE))
    _free: ClassVar[asyncio.Event] = asyncio.Event()
    _free.set()

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 (as its parent has it)
        super().__init__(*args, **options)
        self.queue = Unheard()  # type: ignore[assignment]  # all of a queue that its parent uses
        self.writable = self._free

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._read

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._read[:nbytes]))

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        is_long, is_paused = sum(map(len, self.frames)) > LONG_MESSAGE, self.read_paused
        self.read_paused = True  # so that its parent leaves that to it
        super().send_receive_event_to_app()
        self.read_paused = is_paused or (not self.close_sent and (is_long or self.queue.qsize() >= MOST_UNHEARD))
        if self.read_paused and not is_paused:
            self.transport.pause_reading()


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
