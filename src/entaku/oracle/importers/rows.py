"""The rows of a file's cards, which stay in the file: where they lie is known, by the names of their cards."""

import sys
from array import array
from collections.abc import Callable, Iterable
from typing import BinaryIO, Generic, TypeVar

import msgspec

from entaku.oracle.importers.broken import broken
from entaku.oracle.importers.noticed import Noticed
from entaku.oracle.importers.walking import read_at

Row = TypeVar("Row")


class Rows(Generic[Row]):
    """Rows of a kind in `stream`, each of which is decoded when it is put in, and again whenever it is asked for.

    `named` tells the name of a row's card, or None of what is no card to play with; `left_out` counts those.  `fields`
    are those that rows of the kind are known to have.
    """

    def __init__(
        self,
        stream: BinaryIO,
        file: str,
        kind: type[Row],
        named: Callable[[Row], str | None],
        fields: frozenset[str],
    ) -> None:
        self.file = file
        self.left_out = 0
        self.noticed = Noticed(fields)
        self._stream = stream
        self._decoder = msgspec.json.Decoder(kind)
        self._named = named
        self._offsets = array("Q")
        self._lengths = array("Q")
        self._names: list[str] = []
        self._numbers: dict[str, list[int]] = {}

    def __len__(self) -> int:
        return len(self._names)

    @property
    def names(self) -> Iterable[str]:
        """The names of the cards, in the order of the file."""
        return self._numbers.keys()

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return len(self._numbers)

    def put(self, data: bytes, offset: int, place: str = "$", line: int = 0) -> Row:
        """The row that is written in `data`, at a byte, place or line of the file, kept unless it is no card's.

        Raises Unreadable, naming file, line or place, and reason.
        """
        row = self._decoded(data, place, line)
        self.noticed.look(data)
        name = self._named(row)
        if name is None:
            self.left_out += 1
            return row
        name = sys.intern(name)
        self._numbers.setdefault(name, []).append(len(self._names))
        self._names.append(name)
        self._offsets.append(offset)
        self._lengths.append(len(data))
        return row

    def of(self, name: str) -> list[int]:
        """The numbers of the rows of a card."""
        return self._numbers[name]

    def by_name(self, first: int, end: int) -> dict[str, list[int]]:
        """The numbers from `first` on that are less than `end`, by the names of the cards, in the order of the file."""
        found: dict[str, list[int]] = {}
        for number in range(first, end):
            found.setdefault(self._names[number], []).append(number)
        return found

    def read(self, number: int) -> Row:
        """A row.  Raises Unreadable if the file has changed meanwhile."""
        return self._decoded(read_at(self._stream, self._offsets[number], self._lengths[number], self.file), "$", 0)

    def _decoded(self, data: bytes, place: str, line: int) -> Row:
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise broken(problem, self.file, line, within=place) from problem
