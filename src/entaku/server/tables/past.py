"""Copies of a table on the way, from which it is played on to where somebody wants to be."""

from typing import Any  # Any: a table of any game

from entaku.kernel.table import Table

KEPT_EVERY = 50
"""After so many answers a copy of a table on the way is kept, to go back to."""
MOST_KEPT = 6


class Past:
    """The copies of one table, by how many answers each has had."""

    def __init__(self) -> None:
        self.kept: dict[int, Table[Any, Any]] = {}

    def keep(self, table: Table[Any, Any]) -> None:
        """Keep a copy if it is time for one; the oldest of too many goes."""
        if len(table.log) % KEPT_EVERY == 0:
            self.kept[len(table.log)] = table.fork()
            for number in sorted(self.kept)[:-MOST_KEPT]:
                del self.kept[number]

    def cut(self, count: int) -> None:
        """Only so many answers last."""
        self.kept = {number: kept for number, kept in self.kept.items() if number <= count}

    def after(self, over: Table[Any, Any], count: int) -> Table[Any, Any]:
        """The table as it was after so many of its answers, played on from the nearest copy.  It may take time."""
        start = max((number for number in list(self.kept) if number <= count), default=0)
        table = self.kept[start].fork() if start else Table(over.rules, over.setup, over.seed)
        for entry in over.log[start:count]:
            table.answer(entry.seat, entry.decision, entry.answer)
        return table
