"""Scenarios are tests: every YAML file here is one, whose scenarios are played in turn and reported one by one.

Those that use imported cards read the official file, by what its texts say, and are skipped where it is absent.  What
they show is told with the test, for `tests/shown_together.py` to compare all of it with what is written.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from tests.magic.imported import FILES, imported, is_understood
from tests.shared_data import shared
from tests.shown_together import tell


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a YAML file of scenarios."""
    if file_path.suffix == ".yaml":
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


@cache
def scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, with what their cards do."""
    return read_scenarios(path.read_text(encoding="utf-8"), path.name, imported)


class ScenarioFile(pytest.File):
    """A file of scenarios.  Whoever collects it doesn't open it."""

    def collect(self) -> Iterator[pytest.Item]:
        yield ScenarioItem.from_parent(self, name="scenarios", callobj=play)


class ScenarioItem(pytest.Function):
    """All the scenarios of a file."""

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.path.name


def play(request: pytest.FixtureRequest, subtests: pytest.Subtests) -> None:
    """Play the scenarios of a file, each as a part of its own: that one fails keeps none of the others from it."""
    file, wanted = request.node.path, request.config.getoption("scenario")
    held = []
    for scenario in scenarios(file):
        if wanted in scenario.name:
            with subtests.test(scenario.name):
                holds(scenario, file)
                held.append(scenario)
    if not wanted:
        tell(request.node, held)


def holds(scenario: Scenario, file: Path) -> None:
    """A scenario can be played, and everything in it is as it says."""
    if scenario.imported:
        for each in FILES:
            shared(each)
        lacking = {tree.name for tree in scenario.trees if not is_understood(tree)}
        assert lacking == set()
    outcome = run(scenario, file.name)
    told = [failure.text("en") for failure in outcome.failures]
    log = [f"  {line.text('en')}" for line in outcome.log[-40:]] if told else []
    assert not told, "\n".join([*told, *log])
