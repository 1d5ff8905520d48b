"""Links that bring a guest to another device, each good once and for a while."""

import secrets
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from entaku.kernel.errors import Unlawful

MOVING = 600
"""Seconds for which a link to another device is good."""
MOST = 10_000
"""So many links are kept; the oldest are the first to go."""


class Move(Struct, frozen=True):
    """A guest on the way to another device; `is_lost` if their others are lost, and are to count no longer."""

    code: str
    guest: int
    until: float
    is_lost: bool = False


class Moves:
    """The links of one server process, by their keys."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._by_key: OrderedDict[str, Move] = OrderedDict()

    def begin(self, code: str, guest: int, is_lost: bool) -> str:
        """A key for a guest of the room of this code."""
        key = secrets.token_urlsafe(18)
        self._by_key[key] = Move(code, guest, self._now() + MOVING, is_lost)
        while len(self._by_key) > MOST:
            self._by_key.popitem(last=False)
        return key

    def end(self, code: str, key: str) -> Move:
        """Whose key it is; it is none from now on.  Raises Unlawful for one that is none of this room's, or too old."""
        move = self._by_key.pop(key, None)
        if move is None or move.code != code or move.until < self._now():
            raise Unlawful("move-unknown")
        return move

    def forget(self, code: str, guest: int) -> None:
        """The links of a guest count no longer."""
        self._keep(lambda move: (move.code, move.guest) != (code, guest))

    def tidy(self) -> None:
        """Those that are too old are forgotten."""
        self._keep(lambda move: move.until >= self._now())

    def _keep(self, counts: Callable[[Move], bool]) -> None:
        self._by_key = OrderedDict((key, move) for key, move in self._by_key.items() if counts(move))
