"""What people in a room say to each other: texts, and phrases that each reads in their own language.

Everybody reads what players say.  While a table is played, spectators talk among themselves: nobody is coached.
"""

import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import sqlalchemy as sa

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.kernel.seats import Seat, Viewer
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import Talk
from entaku.server.rooms import messages
from entaku.server.rooms.bodies import ChatLine, Notice
from entaku.server.rooms.here import Here
from entaku.server.rooms.record import Record
from entaku.server.storage.schema import CHAT
from entaku.server.storage.store import Store

PHRASES = (
    "hello", "good-luck", "thinking", "your-turn", "one-moment", "back", "nice", "thanks", "sorry", "oops", "good-game",
    "again",
)  # fmt: skip
"""What can be said with one press."""
KEPT = 200
"""Lines that a room remembers."""
LONGEST_TEXT = 300
MOST_AT_ONCE = 6
SECONDS = 10.0
"""So many lines in so many seconds are enough for one person."""

_encode = msgspec.json.Encoder().encode


class Talkers(Protocol):
    """Those who talk: who they are, where they are, and whether a table is played that some of them look on at."""

    @property
    def record(self) -> Record: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def here(self) -> Here: ...
    @property
    def outbox(self) -> Outbox: ...


class Chat:
    """The lines of a room, the latest last; `keep` stores each before anything else is told."""

    def __init__(self, talkers: Talkers, now: Callable[[], float], keep: Callable[[ChatLine], Awaitable[None]]) -> None:
        self._talkers = talkers
        self._now = now
        self._keep = keep
        self.lines: deque[ChatLine] = deque(maxlen=KEPT)
        self._said: dict[int, deque[float]] = {}

    def shown(self, viewer: Viewer) -> bytes:
        """The message with every line that a viewer may read."""
        return _encode(Talk(tuple(line for line in self.lines if _may_read(viewer, line)), all=True))

    async def say(self, line: Line, wanted: messages.Say) -> None:
        """Somebody says something.  Raises Unlawful, saying nothing, if they may not, or not that."""
        record = self._talkers.record
        guest = record.guest(line.guest)
        if guest is None:
            raise Unlawful("token-missing")
        text = tidied(wanted.text)
        if bool(text) == bool(wanted.phrase) or (wanted.phrase and wanted.phrase not in PHRASES):
            raise Unlawful("chat-empty")
        if len(text) > LONGEST_TEXT:
            raise Unlawful("chat-too-long", most=LONGEST_TEXT)
        self._expect_calm(guest.id)
        aside = guest.seat is None and not record.is_lobby and not self._talkers.is_over
        await self._tell(
            ChatLine(self._next(), time.time(), guest.id, guest.name, guest.seat, text, wanted.phrase, aside)
        )

    async def note(self, notice: Notice, name: str, other: str = "", seat: Seat | None = None) -> None:
        """The room itself says something, to everybody: what has become of its host or of a seat."""
        await self._tell(ChatLine(self._next(), time.time(), 0, name, seat, notice=notice, other=other))

    def _next(self) -> int:
        return self.lines[-1].n + 1 if self.lines else 0

    async def _tell(self, said: ChatLine) -> None:
        self.lines.append(said)
        data = _encode(Talk((said,)))
        for other in self._talkers.here.lines:
            if _may_read(other.viewer, said):
                self._talkers.outbox.say(other, data)
        await self._keep(said)

    def _expect_calm(self, guest: int) -> None:
        now = self._now()
        recent = self._said.setdefault(guest, deque(maxlen=MOST_AT_ONCE))
        if len(recent) == MOST_AT_ONCE and now - recent[0] < SECONDS:
            raise Unlawful("chat-too-fast")
        recent.append(now)


def _may_read(viewer: Viewer, line: ChatLine) -> bool:
    return not line.aside or not isinstance(viewer, int)


def keep(store: Store, code: str, line: ChatLine) -> None:
    """Keep a line, and forget those that nobody is shown any more."""
    row = {"code": code, "n": line.n, "said": _encode(line).decode()}

    def write(connection: sa.Connection) -> None:
        connection.execute(CHAT.delete().where((CHAT.c.code == code) & (CHAT.c.n <= line.n - KEPT)))
        connection.execute(CHAT.insert(), row)

    store.persist(write, lambda: line in kept(store, code))


def kept(store: Store, code: str) -> list[ChatLine]:
    """The lines of a room that are kept, in order."""
    rows = sa.select(CHAT.c.said).where(CHAT.c.code == code).order_by(CHAT.c.n)
    with store.engine.connect() as connection:
        return [msgspec.json.decode(said, type=ChatLine) for said in connection.execute(rows).scalars()]
