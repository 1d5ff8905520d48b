"""Scenarios are tests: every one in a YAML file here is collected, with its rules as markers.

Those that use imported cards read the official file, by what its texts say, and are skipped where it is absent.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from entaku.cards.card import Card, Face
from entaku.cards.ir.abilities import NotUnderstood, Tree
from entaku.cards.reading.tree import tree_of
from entaku.magic.known import runs
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from tests.cards.reading.official import of_all
from tests.shared_data import SHARED, shared


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the scenarios of a YAML file."""
    if file_path.suffix == ".yaml":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def unread(name: str) -> tuple[Card, Tree]:
    """A card of which only the name is known: enough to collect a scenario, too little to play it."""
    return Card(name, tuple(Face(each, types=("Land",)) for each in name.split(" // "))), Tree(name)


@cache
def imported(name: str) -> tuple[Card, Tree] | None:
    """A card of the official file and what its text says; where the file is absent, one that is never played."""
    if not (SHARED / "data/oracle/cards.jsonl.gz").exists():
        return unread(name)
    found = of_all().get(name)
    return None if found is None else (found.card, tree_of(found.card, found.texts.en, runs))


@cache
def scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, with what their cards do."""
    return read_scenarios(path.read_text(encoding="utf-8"), path.name, imported)


class ScenarioFile(pytest.File):
    """A file of scenarios, whose cards' texts are read when the first of them is played: not by all who collect it."""

    def collect(self) -> Iterator[pytest.Item]:
        content = self.path.read_text(encoding="utf-8")
        for place, scenario in enumerate(read_scenarios(content, self.path.name, unread)):
            item = ScenarioItem.from_parent(self, name=scenario.name)
            item.place, item.line = place, scenario.line
            if scenario.rules:
                item.add_marker(pytest.mark.rule(*(rule.partition(" example ")[0] for rule in scenario.rules)))
            yield item


def is_understood(tree: Tree) -> bool:
    """Whether nothing of a card is left to hands."""
    return not any(isinstance(ability, NotUnderstood) for ability in tree.abilities)


class ScenarioItem(pytest.Item):
    """One scenario."""

    place: int
    """Which one of its file it is."""
    line: int

    def runtest(self) -> None:
        scenario = scenarios(self.path)[self.place]
        if scenario.imported:
            shared("data/oracle/cards.jsonl.gz")
            lacking = {tree.name for tree in scenario.trees if not is_understood(tree)}
            assert lacking == set()
        outcome = run(scenario, self.path.name)
        told = [failure.text("en") for failure in outcome.failures]
        log = [f"  {line.text('en')}" for line in outcome.log[-40:]] if told else []
        assert not told, "\n".join([*told, *log])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.line - 1, self.name
