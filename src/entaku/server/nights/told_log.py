"""A night's log as it is told to the desk: what was told of it before stays, and what was entered since is added."""

from collections.abc import Sequence

from entaku.server.nights.shown import NightLogLine
from entaku.tournament import acts
from entaku.tournament.log_sentences import Known, called, known, told
from entaku.tournament.night import Entry, Night
from entaku.tournament.said import Said

SPEAKS_OF_EARLIER = (acts.Undone, acts.Renamed, acts.PrizesPooled, acts.ExtraPrize, acts.StockSet)
"""After one of these what was told before may be told in other words."""
NOBODY = Known({}, {}, {})


class ToldLog:
    """The lines of one night's log, in the words of its players' names and its groups' tables as they are now."""

    def __init__(self) -> None:
        self._lines: tuple[NightLogLine, ...] = ()
        self._newest: Entry | None = None
        self._names: dict[int, str] = {}
        self._marks: dict[int, tuple[Said, ...]] = {}
        self._of = NOBODY

    def lines(self, night: Night) -> tuple[NightLogLine, ...]:
        """All of them."""
        names, count = dict(night.state.names), len(self._lines)
        fresh = night.log[count:]
        if not self._holds(night, names, fresh):
            self._lines, self._of, fresh = (), NOBODY, night.log
        if fresh:
            self._of = _joined(self._of, known(fresh, night.state))
            self._lines = (*self._lines, *told_of(night, fresh, self._of))
            self._newest = fresh[-1]
        self._names, self._marks = names, dict(night.marks)
        return self._lines

    def _holds(self, night: Night, names: dict[int, str], fresh: list[Entry]) -> bool:
        """Whether what was told before is told so still."""
        count = len(self._lines)
        return (
            (count == 0 or (count <= len(night.log) and night.log[count - 1] is self._newest))
            and self._names.items() <= names.items()
            and self._of.tables.items() <= night.state.tables.items()
            and {number: marks for number, marks in night.marks.items() if number <= count} == self._marks
            and not any(isinstance(entry.act, SPEAKS_OF_EARLIER) for entry in fresh)
        )


def _joined(one: Known, other: Known) -> Known:
    return Known(
        {**one.names, **other.names},
        {**one.prizes, **other.prizes},
        {**one.entries, **other.entries},
        {**one.stock, **other.stock},
        {**one.tables, **other.tables},
    )


def told_of(night: Night, entries: Sequence[Entry], of: Known) -> tuple[NightLogLine, ...]:
    """Entries as they are told."""
    undone = night.undone()
    return tuple(
        NightLogLine(
            entry.number, entry.by, entry.at, told(entry, of), called(entry, of), entry.insisted,
            entry.number in undone, isinstance(entry.act, acts.Undone), night.marks.get(entry.number, ()),
            type(entry.act).__name__, entry.role,
        )
        for entry in entries
    )  # fmt: skip


def log_lines(night: Night, entries: Sequence[Entry]) -> tuple[NightLogLine, ...]:
    """Entries as they are told, whatever was told before."""
    return told_of(night, entries, known(night.log, night.state))
