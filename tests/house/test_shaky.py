"""`make shaky` names what ends now so, now otherwise; a run says what it skipped, and keeps how long files took."""

import json
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools.shaky import busy, told

from tests.reports import Reports


def test_what_differs_between_runs_is_named_with_its_orders() -> None:
    """One that fails always is named too; what passes, or is skipped, in all of them isn't."""
    first = {"a": "passed", "b": "passed", "c": "failed", "d": "skipped", "e": "passed"}
    second = {"a": "passed", "b": "failed", "c": "failed", "d": "skipped"}
    assert told({1: first, 2: second}) == [
        "b: failed in order 2 of 2 runs",
        "c: failed in order 1, failed in order 2 of 2 runs",
        "e: missing in order 2 of 2 runs",
    ]


def test_nobody_is_busy_afterwards() -> None:
    """The processes that keep the machine busy end with what they were for, however it ends."""
    with suppress(ZeroDivisionError), busy(2) as counting:
        assert [each.poll() for each in counting] == [None, None]
        raise ZeroDivisionError
    assert all(each.poll() is not None for each in counting)


class Terminal(list[str]):
    """Where lines are written."""

    write_line = list.append


def report(name: str, why: str = "") -> pytest.TestReport:
    skipped = ("file.py", 1, f"Skipped: {why}") if why else None
    outcome = "skipped" if why else "passed"
    return pytest.TestReport(name, ("", 0, ""), {}, outcome, skipped, "call", duration=0.5)  # type: ignore[arg-type]  # one of the two


def test_what_is_skipped_is_counted_in_one_line(tmp_path: Path) -> None:
    """By the reason that they give, the most first."""
    reports, terminal = Reports(tmp_path), Terminal()
    for number, why in enumerate(("needs a cup", "needs a spoon", "needs a spoon")):
        reports.pytest_runtest_logreport(report(f"a.py::{number}", why))
    reports.pytest_terminal_summary(terminal)  # type: ignore[arg-type]  # as much of one as is needed
    assert terminal == ["3 tests were skipped: 2 for this: needs a spoon; 1 for this: needs a cup"]


def test_how_long_a_file_took_is_kept_beside_the_others(tmp_path: Path) -> None:
    """A run of one file leaves what is known of the rest; several runs at once leave a whole file."""
    for file in ("a.py", "b.py"):
        reports = Reports(tmp_path)
        reports.pytest_runtest_logreport(report(f"{file}::one"))
        reports.pytest_runtest_logreport(report(f"{file}::two"))
        reports.keep()
    assert json.loads(reports.kept.read_text("utf-8")) == {"a.py": 1.0, "b.py": 1.0}
    assert [path.name for path in reports.kept.parent.iterdir()] == ["durations.json"]


def test_times_that_cannot_be_read_are_begun_anew(tmp_path: Path) -> None:
    """A broken file of times fails no run."""
    reports = Reports(tmp_path)
    reports.kept.parent.mkdir()
    reports.kept.write_text("{", encoding="utf-8")
    reports.pytest_runtest_logreport(report("a.py::one"))
    reports.keep()
    assert json.loads(reports.kept.read_text("utf-8")) == {"a.py": 0.5}


@pytest.mark.parametrize("mark, kept", [("not sweep", True), ("sweep", False), ("", False)])
def test_times_are_those_of_the_quick_tests(tmp_path: Path, mark: str, kept: bool) -> None:
    """A sweep takes longer, and says nothing of them; how the tests ended is kept for whoever asks."""
    reports, file = Reports(tmp_path), tmp_path / "outcomes.json"
    reports.pytest_runtest_logreport(report("a.py::one"))
    option = SimpleNamespace(markexpr=mark, keyword="", outcomes=str(file))
    reports.pytest_sessionfinish(SimpleNamespace(config=SimpleNamespace(option=option)))  # type: ignore[arg-type]  # as much of one as is needed
    assert json.loads(file.read_text("utf-8")) == {"a.py::one": "passed"}
    assert reports.kept.exists() is kept
