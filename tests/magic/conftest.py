"""Scenarios are tests: every one in a YAML file here is collected, with its rules as markers.

Those in the folder `imported` use cards of the official file, by what their texts say.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from entaku.cards.card import Card, Face
from entaku.cards.ir.abilities import NotUnderstood, Tree
from entaku.cards.reading.tree import tree_of
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


def imported(name: str) -> tuple[Card, Tree] | None:
    """A card of the official file and what its text says; where the file is absent, one that is never played."""
    if not (SHARED / "data/oracle/cards.jsonl.gz").exists():
        return Card(name, (Face(name, types=("Land",)),)), Tree(name)
    found = of_all().get(name)
    return None if found is None else (found.card, tree_of(found.card, found.texts.en))


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        for scenario in read_scenarios(self.path.read_text(encoding="utf-8"), self.path.name, imported):
            item = ScenarioItem.from_parent(self, name=scenario.name)
            item.scenario = scenario
            if scenario.rules:
                item.add_marker(pytest.mark.rule(*scenario.rules))
            yield item


def is_understood(tree: Tree) -> bool:
    """Whether nothing of a card is left to hands."""
    return not any(isinstance(ability, NotUnderstood) for ability in tree.abilities)


class ScenarioItem(pytest.Item):
    """One scenario."""

    scenario: Scenario

    def runtest(self) -> None:
        if self.path.parent.name == "imported":
            shared("data/oracle/cards.jsonl.gz")
            lacking = {tree.name for tree in self.scenario.trees if not is_understood(tree)}
            assert lacking == set()
        outcome = run(self.scenario, self.path.name)
        told = [failure.text("en") for failure in outcome.failures]
        log = [f"  {line.text('en')}" for line in outcome.log[-40:]] if told else []
        assert not told, "\n".join([*told, *log])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.scenario.line - 1, self.name
