"""The chain over a table's setup and answers: its head, noted during play, fixes everything that came before it.

Each link is HMAC-SHA256 of the link before and of what is added.  The key follows from the seed: as long as that is
secret nobody can find out another seat's hidden answer by trying which of the few possible ones gives the new head.
"""

import hmac

import msgspec
from msgspec import Struct

from entaku.kernel.decisions import Answer
from entaku.kernel.randomness import Seed
from entaku.kernel.table import Entry


class Given(Struct, frozen=True):
    """An answer as the chain takes it in."""

    decision: int
    seat: int
    answer: Answer


_encode = msgspec.json.Encoder().encode


class Chain:
    """A chain that begins with a recording's first line, as it is written up to its own link."""

    __slots__ = ("_head", "_keyed")

    def __init__(self, seed: Seed, beginning: bytes) -> None:
        self._keyed = hmac.new(hmac.digest(seed, b"chain", "sha256"), digestmod="sha256")
        self._head = self._link(beginning)

    @property
    def head(self) -> str:
        """The last link, as 64 hex digits."""
        return self._head.hex()

    def add(self, entry: Entry) -> str:
        """Take in the next answer; gives the new head."""
        added = _encode(Given(entry.decision, entry.seat, entry.answer))
        self._head = self._link(self._head + added)
        return self._head.hex()

    def _link(self, added: bytes) -> bytes:
        link = self._keyed.copy()  # the key is taken in once
        link.update(added)
        return link.digest()
