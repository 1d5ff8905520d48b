"""One browser's line to the server: what waits to be sent, and how much it may ask."""

from collections.abc import Awaitable, Callable

import msgspec

from entaku.kernel.errors import EntakuError
from entaku.kernel.seats import Viewer
from entaku.messages import Language
from entaku.server.lines.bell import Bell
from entaku.server.protocol import Bye, Done, FromServer, Refused
from entaku.server.trouble import said

MOST_WAITING = 64
"""Messages that may wait for a slow line; beyond that it is shown everything anew when it is free again."""

_encode = msgspec.json.Encoder().encode
_KEPT = (b'{"type":"done"', b'{"type":"refused"', b'{"type":"bye"')


class Line:
    """A line.

    `guest` is who is at the other end, None for somebody without a name; `viewer` what they look as; `onlooker` the
    number of who has no name; `base` what links begin with for them, `address` where they are.
    """

    __slots__ = (
        "_allowed", "_checked", "_wake", "address", "base", "batches", "guest", "is_behind", "is_closing", "language",
        "mixes", "onlooker", "viewer", "waiting",
    )  # fmt: skip

    def __init__(self, base: str, burst: int = 0, address: str = "") -> None:
        self.base = base
        self.address = address
        self.guest: int | None = None
        self.onlooker = 0
        self.viewer: Viewer = "public"
        self.language: Language = "en"
        self.waiting: list[bytes] = []
        self.batches = False
        self.mixes = False
        self.is_behind = False
        self.is_closing = False
        self._wake = Bell()
        self._allowed = float(burst)
        self._checked = 0.0

    def send(self, data: bytes) -> None:
        """Send a message as soon as the line is free."""
        if self.is_closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting = [kept for kept in self.waiting if kept.startswith(_KEPT)]
            self.is_behind = True
        self.waiting.append(data)
        self._wake.ring()

    def say(self, message: FromServer) -> None:
        """Send a message."""
        self.send(_encode(message))

    def done(self, request: int) -> None:
        """A request was carried out."""
        self.say(Done(request))

    def refuse(self, problem: EntakuError, request: int = 0) -> None:
        """A request was not carried out."""
        self.say(Refused(said(problem, self.language), request))

    def end(self, problem: EntakuError, final: bool) -> None:
        """Say why, and end the line."""
        self.say(Bye(said(problem, self.language), final))
        self.is_closing = True
        self._wake.ring()

    def may_ask(self, now: float, rate: float, burst: int) -> bool:
        """Whether one more message is within bounds: `rate` a second, and `burst` at once."""
        self._allowed = min(self._allowed + (now - self._checked) * rate, float(burst))
        self._checked = now
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True

    def _next(self) -> str:
        """What is sent next: all that waits at once, if the browser takes batches."""
        if not self.batches or len(self.waiting) == 1:
            return self.waiting.pop(0).decode()
        batch = b"[" + b",".join(self.waiting) + b"]"
        self.waiting.clear()
        return batch.decode()

    async def pump(self, send: Callable[[str], Awaitable[None]], show_again: Callable[["Line"], None]) -> None:
        """Send what waits, until the line ends."""
        while True:
            while self.waiting:
                await send(self._next())  # not by a name: a line that rests would hold its last message
            if self.is_closing:
                return
            if self.is_behind:
                self.is_behind = False
                show_again(self)
                continue
            await self._wake.rung()
