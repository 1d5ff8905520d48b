"""What a run of the tests says at its end: what was skipped and why, in one line, and how long each file took.

The times are kept where `make quick` looks for them (`tools/reached.py`), and nowhere else.
"""

import json
import os
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import pytest

DURATIONS = Path(".pytest_cache/durations.json")


class Reports:
    """Gathers the reports of a run, of all its workers."""

    def __init__(self, root: Path) -> None:
        self.kept = root / DURATIONS
        self.took: defaultdict[str, float] = defaultdict(float)
        self.outcomes: dict[str, str] = {}
        self.skipped: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if isinstance(report, pytest.SubtestReport):
            test = f"{report.nodeid} [{report.context.msg}]"
        else:
            test = report.nodeid
            self.took[test.partition("::")[0]] += report.duration
        if report.when == "call" or not report.passed:
            self.outcomes[test] = report.outcome
        if report.skipped and not hasattr(report, "wasxfail"):
            self.skipped[reason(report)] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.skipped:
            of = "; ".join(f"{count} for this: {why}" for why, count in self.skipped.most_common())
            terminalreporter.write_line(f"{self.skipped.total()} tests were skipped: {of}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        options = session.config.option
        if options.markexpr == "not sweep" and not options.keyword:  # of others a file takes another time
            self.keep()
        if options.outcomes:
            put(Path(options.outcomes), self.outcomes)

    def keep(self) -> None:
        """How long each file took, beside what is known of others."""
        put(self.kept, {**read(self.kept), **{file: round(seconds, 3) for file, seconds in self.took.items()}})


def read(path: Path) -> dict[str, float]:
    """What is known of how long files take; nothing, if that can't be read."""
    try:
        found: dict[str, float] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def reason(report: pytest.TestReport) -> str:
    """Why a test was skipped."""
    why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return why.removeprefix("Skipped: ")


def put(path: Path, told: dict[str, float] | dict[str, str]) -> None:
    """Write a file at once, whoever else writes it; nothing where nothing may be written."""
    try:
        path.parent.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
            json.dump(told, file)
        os.replace(file.name, path)
    except OSError:
        return
