"""Scenarios are tests: every one in a YAML file here is collected, with its rules as markers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the scenarios of a YAML file."""
    if file_path.suffix == ".yaml":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        for scenario in read_scenarios(self.path.read_text(encoding="utf-8"), self.path.name):
            item = ScenarioItem.from_parent(self, name=scenario.name)
            item.scenario = scenario
            if scenario.rules:
                item.add_marker(pytest.mark.rule(*scenario.rules))
            yield item


class ScenarioItem(pytest.Item):
    """One scenario."""

    scenario: Scenario

    def runtest(self) -> None:
        outcome = run(self.scenario, self.path.name)
        told = [failure.text("en") for failure in outcome.failures]
        log = [f"  {line.text('en')}" for line in outcome.log[-40:]] if told else []
        assert not told, "\n".join([*told, *log])

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.scenario.line - 1, self.name
