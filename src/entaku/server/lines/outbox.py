"""What a room is about to say: nothing is said that follows from an answer which isn't stored yet."""

import asyncio
from typing import NamedTuple

from entaku.server.lines.line import Line


class Letter(NamedTuple):
    """A message for a line; `request` is the request that it answers, 0 for none."""

    line: Line
    data: bytes
    request: int


class Outbox:
    """The messages of a room, held back until the answers that they follow from are committed.

    Answers go to the store in groups.  `fresh` are messages about answers that wait for the next group; `sealed` are
    those of the group that is being written.
    """

    def __init__(self) -> None:
        self.is_waiting = False
        self.at_rest = asyncio.Event()
        """Every answer so far is stored."""
        self.at_rest.set()
        self._fresh: list[Letter] = []
        self._sealed: list[Letter] | None = None

    def wait(self) -> None:
        """An answer was given that is not stored."""
        self.is_waiting = True
        self.at_rest.clear()

    def say(self, line: Line, data: bytes, request: int = 0) -> None:
        """Send the message once everything that has happened so far is stored."""
        if self.is_waiting:
            self._fresh.append(Letter(line, data, request))
        elif self._sealed is not None:
            self._sealed.append(Letter(line, data, request))
        else:
            line.send(data)

    def seal(self) -> None:
        """The answers so far are being written."""
        assert self._sealed is None, "one group is written at a time"
        self._sealed, self._fresh = self._fresh, []
        self.is_waiting = False

    def committed(self) -> None:
        """They are stored: send what was said about them."""
        letters, self._sealed = self._sealed or [], None
        for letter in letters:
            letter.line.send(letter.data)
        if not self.is_waiting:
            self.at_rest.set()

    def failed(self) -> list[Letter]:
        """They can't be stored: forget everything said since, and give the answers to requests among it."""
        letters = [letter for letter in (*(self._sealed or ()), *self._fresh) if letter.request]
        self._sealed, self._fresh, self.is_waiting = None, [], False
        self.at_rest.set()
        return letters
