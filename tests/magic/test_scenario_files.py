"""A file of scenarios is one test, which reports each; what all of them show is compared with what is kept."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.signatures import Shown, collect, together

from entaku.oracle.reading.shown import scenarios_by_signature
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.showing import is_missed
from tests.shared_data import shared
from tests.shown_together import FOLDER, PROPERTY, ShownTogether

STORY = """
- scenario: {name}
  cards:
    - {{name: Hexer, type: Creature — Human, cost: R, size: 1/1, does: "{{T}}: ~ deals 1 damage to any target."}}
  board: {{A: {{battlefield: [Hexer]}}}}
  play: [A activates Hexer targeting B]
  expect: [B has {life} life]
"""


def played(folder: Path, *options: str) -> list[str]:
    """What pytest says of a file with a scenario that holds, one that doesn't, and a third that does."""
    place = folder / FOLDER
    place.mkdir(parents=True)
    lives = {"The first": 19, "The second": 20, "The third": 19}
    told = "".join(STORY.format(name=name, life=life) for name, life in lives.items())
    (place / "three.yaml").write_text(told, encoding="utf-8")
    plugins = ["-p", "conftest", "-p", "tests.magic.conftest", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-v", "-c", "/dev/null", f"--rootdir={folder}", *plugins, *options]
    found = subprocess.run([*command, str(place / "three.yaml")], capture_output=True, encoding="utf-8", check=False)
    return found.stdout.splitlines()


def test_each_scenario_of_a_file_is_reported_by_its_name(tmp_path: Path) -> None:
    """One that fails is named, and keeps none of the others from being played."""
    told = played(tmp_path)
    names = [line.split("]")[0] for line in told if " SUB" in line or line.startswith("SUBFAILED")]
    assert [name.rpartition("[")[2] for name in names] == ["The first", "The second", "The third", "The second"]
    assert "2 failed, 2 subtests passed" in told[-1]


def test_one_scenario_of_a_file_can_be_played_alone(tmp_path: Path) -> None:
    """It is asked for by a part of its name."""
    assert "1 passed, 1 subtests passed" in played(tmp_path, "--scenario=third")[-1]


def test_who_is_not_asked_is_counted_all_the_same() -> None:
    """A signature stands among those of the scenario though nobody asks whether it is shown; who is asked shows it."""
    (scenario,) = read_scenarios(STORY.format(name="One", life=19), "three.yaml")
    unasked: Shown = {}
    collect(unasked, "one", scenario, lambda signature: False)
    asked: Shown = {}
    collect(asked, "one", scenario)
    assert unasked.keys() == asked.keys()
    assert {name for of in unasked.values() for name in of.values()} == {""}
    assert {name for of in asked.values() for name in of.values()} == {"", "one"}


NAMELESS = re.compile(r"\b(NotUnderstood|Unknown)\b")
UNREAD = """
- scenario: What isn't understood is done by hand
  cards:
    - {name: Half Song, type: Enchantment — Saga, cost: W, does: ["Triggered(Chapter((1,)), (GainLife(1), Unknown('Sing.')))", "NotUnderstood('II — Sing louder.')"]}
  board: {A: {hand: [Half Song], battlefield: [Plains]}}
  play: [A casts Half Song, go to B's upkeep, "go to A's main phase", A says no]
  expect: [Half Song is in A's graveyard, A has 21 life]
"""  # noqa: E501


def test_what_is_not_understood_shows_nothing() -> None:
    """Text that no engine knows is none of what a scenario may show, though without it other things happen."""
    (scenario,) = read_scenarios(UNREAD, "half.yaml")
    assert run(scenario, "half.yaml").passed
    found: Shown = {}
    collect(found, "half", scenario)
    assert [name for name in (*found, *scenarios_by_signature()) if NAMELESS.search(name)] == []
    assert found["Triggered(do)"] == {"": "half"}


@pytest.mark.parametrize("file", ["voting.yaml", "replacement.yaml", "blocking.yaml"])
def test_what_holds_misses_nothing_when_nothing_is_taken_away(file: str) -> None:
    """What a scenario shows is what it misses then: one that holds would show everything if it missed something now."""
    path = Path(__file__).parent / "scenarios" / file
    there = read_scenarios(path.read_text("utf-8"), file)
    assert len(there) > 5
    assert [one.name for one in there if is_missed(one)] == []


def test_the_first_that_shows_a_piece_is_named() -> None:
    """Files are put together in their own order, whichever was played first."""
    one: Shown = {"Draw": {"": "", "count": "one"}}
    two: Shown = {"Draw": {"": "two", "count": "two"}}
    assert together({"two.yaml": two, "one.yaml": one}) == {"Draw": {"": "two", "count": "one"}}


class Told:
    """A session of which only the reports and the outcome are of interest."""

    def __init__(self) -> None:
        self.ihook = self
        self.exitstatus = pytest.ExitCode.OK
        self.reports: list[pytest.TestReport] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reports.append(report)


def finished(told: dict[str, Shown], failed: str = "") -> Told:
    """How a run ends in which files of scenarios told this."""
    gathering, session = ShownTogether(), Told()
    for file, shown in told.items():
        name = f"{FOLDER.as_posix()}/{file}::scenarios"
        outcome = "failed" if file == failed else "passed"
        report = pytest.TestReport(name, ("", 0, ""), {}, outcome, None, "call", user_properties=[(PROPERTY, shown)])  # type: ignore[arg-type]  # one of the two
        gathering.pytest_runtest_logreport(report)
    gathering.pytest_sessionfinish(session)  # type: ignore[arg-type]  # as much of one as is needed
    return session


def test_a_run_whose_scenarios_show_something_else_fails() -> None:
    """If every file was played and held, what is kept must be what they showed; if not, nothing is said."""
    shared("data/oracle/cards.jsonl.gz")
    nothing: dict[str, Shown] = {path.relative_to(FOLDER).as_posix(): {} for path in FOLDER.rglob("*.yaml")}
    stale = finished(nothing)
    assert [report.outcome for report in stale.reports] == ["failed"]
    assert "shown.json is out of date: run `make docs`" in str(stale.reports[0].longrepr)
    assert stale.exitstatus == pytest.ExitCode.TESTS_FAILED
    first, *rest = nothing
    for left_out in (finished({file: {} for file in rest}), finished(nothing, failed=first)):
        assert (left_out.reports, left_out.exitstatus) == ([], pytest.ExitCode.OK)
