"""What a statement is: a form of words, and how to find out whether it holds."""

import re
from collections.abc import Callable, Mapping

from entaku.scenarios.playing import ScenarioTable
from entaku.scenarios.remarks import Said, said

Match = Mapping[str, str | None]
Check = Callable[[ScenarioTable, Match], Said | None]


class Statement:
    """One kind of statement.  `holds` gives None if it does, else what is so instead.

    `names_things`: what it is about is called by its name, and not by its kind ("2 Soldier tokens").
    """

    __slots__ = ("holds", "names_things", "pattern", "shown")

    def __init__(self, shown: str, pattern: str, holds: Check, names_things: bool = True) -> None:
        self.names_things = names_things
        self.shown = shown
        self.pattern = pattern
        self.holds = holds

    def match(self, table: ScenarioTable, text: str) -> Match | None:
        found = re.fullmatch(self.pattern.replace("{P}", table.names.one_of), text)
        return None if found is None else found.groupdict()


def was(what: object) -> Said:
    """It was something else."""
    return said("scenario-was", what=what)


def plain(holds: bool) -> Said | None:
    """Nothing if it holds, else that it doesn't."""
    return None if holds else said("scenario-is-not-so")
