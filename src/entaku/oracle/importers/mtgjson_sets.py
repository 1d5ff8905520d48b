"""MTGJSON's sets, one or all: their cards together, and each set with its boosters."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import BinaryIO

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.boosters import BoosterConfig, SheetRow
from entaku.oracle.catalogue import CardSet
from entaku.oracle.importers.booster_data import BoosterData, booster_config
from entaku.oracle.importers.broken import decoded
from entaku.oracle.importers.imported import Contents, ImportedCard
from entaku.oracle.importers.mtgjson import Row, SetFacts, card_named, card_of, card_set, remarks_of, sheet_row
from entaku.oracle.importers.noticed import OF_MTGJSON
from entaku.oracle.importers.rows import Rows
from entaku.oracle.importers.walking import Walker, read_at


class SetRead(Struct):
    """A set: its facts, the numbers of its first row and of the first that is none of its, and where its boosters lie.

    `boosters` are a byte and a length, so long 0 if there are none.
    """

    facts: SetFacts
    first: int
    end: int
    boosters: tuple[int, int]


_FACTS = frozenset(field.encode_name for field in msgspec.structs.fields(SetFacts))


class Sets:
    """The sets of a file, each read when the walker stands before it."""

    def __init__(self, stream: BinaryIO, file: str) -> None:
        self.rows = Rows(stream, file, Row, card_named, OF_MTGJSON)
        self._stream = stream
        self._file = file
        self._sets: list[SetRead] = []
        self._known: dict[str, SheetRow] = {}
        """The cards that boosters may hold, by the ids that booster sheets name them by."""

    def read(self, walker: Walker, place: str) -> Iterator[None]:
        """Read a set, which is at this place in the file; yields after each row.  Raises Unreadable, naming it."""
        facts: list[bytes] = []
        first, found, boosters = len(self.rows), False, (0, 0)
        unnamed: list[str] = []
        for key in walker.members():
            if key == "cards" and walker.peek() == b"[":
                found = True
                for number in walker.items():
                    self._take(walker, f"{place}.cards[{number}]", unnamed)
                    yield
            elif key == "cards":
                decoded(walker.value(), list[Row], self._file, f"{place}.cards")
            elif key == "booster":
                boosters = self._boosters_at(walker, f"{place}.booster")
            elif key in _FACTS:
                facts.append(msgspec.json.encode(key) + b":" + walker.value())
            else:
                walker.skip()
        read = decoded(b"{" + b",".join(facts) + b"}", SetFacts, self._file, place)
        if not found:
            raise Unreadable("import-field-missing", file=self._file, line=0, place=place, field="cards")
        for uuid in unnamed:
            self._known[uuid] = msgspec.structs.replace(self._known[uuid], set_code=read.code)
        self._sets.append(SetRead(read, first, len(self.rows), boosters))

    def contents(self) -> Contents:
        """The cards of all sets, those of one name put together, and the sets."""
        missing = {each.facts.code: self._boosters(each)[1] for each in self._sets}
        remarks = msgspec.structs.replace(
            remarks_of(self.rows),
            missing={code: count for code, count in missing.items() if count},
            released={each.facts.code: each.facts.release_date for each in self._sets},
        )
        return Contents(self.rows.cards, self._cards, self._made, remarks)

    def _take(self, walker: Walker, place: str, unnamed: list[str]) -> None:
        """The row that the walker stands before; `unnamed` are the ids of those that don't say their set."""
        walker.peek()
        offset = walker.offset
        row = self.rows.put(walker.value(), offset, place)
        self._known[row.uuid] = sheet_row(row, "")
        if not row.set_code:
            unnamed.append(row.uuid)

    def _boosters_at(self, walker: Walker, place: str) -> tuple[int, int]:
        if walker.peek() == b"n":  # null
            walker.skip()
            return 0, 0
        offset = walker.offset
        data = walker.value()
        decoded(data, dict[str, BoosterData], self._file, place)
        return offset, len(data)

    def _boosters(self, of: SetRead) -> tuple[BoosterConfig | None, int]:
        """How a set's boosters are made, and how many of their cards the file lacks."""
        offset, length = of.boosters
        if not length:
            return None, 0
        kinds = decoded(read_at(self._stream, offset, length, self._file), dict[str, BoosterData], self._file)
        return booster_config(kinds, of.facts.code, self._known)

    def _cards(self) -> Iterator[ImportedCard]:
        for name in self.rows.names:
            dated = [(self.rows.read(number), self._date(number)) for number in self.rows.of(name)]
            yield card_of(name, dated, self._file)

    def _date(self, number: int) -> str:
        """When the set of a row came out."""
        place = bisect_right(self._sets, number, key=lambda each: each.first) - 1
        return self._sets[place].facts.release_date

    def _made(self) -> Iterator[CardSet]:
        for each in self._sets:
            by_name = self.rows.by_name(each.first, each.end)
            cards = (
                card_of(name, [(self.rows.read(number), "") for number in numbers], self._file).card
                for name, numbers in by_name.items()
            )
            yield card_set(each.facts, cards, self._boosters(each)[0])
