"""What all the scenarios of a run show, compared with what is written, once the last of them has been played.

Each file of scenarios tells with its test what its own show; with several workers the tests are reported to one
process, which puts it together.  Whoever runs none of them loads nothing that plays.  A run that left a file out, or in
which a scenario failed, compares nothing.

Where a signature is written as shown, those scenarios are asked that are written: if they show all of it between them
it is shown, though another may have come to show it too.  Of any other signature all are asked.
"""

import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tools.signatures import Shown

    from entaku.scenarios.scenario import Scenario

FOLDER = Path("tests/magic/scenarios")
PROPERTY = "scenarios show"
NAME = "tests/magic/scenarios::what scenarios show is written"


def tell(item: pytest.Item, held: "list[Scenario]") -> None:
    """Say with a file's test what its scenarios show, those that are asked."""
    from tools.signatures import collect

    from entaku.oracle.reading.shown import scenarios_by_signature

    file = item.path.relative_to(item.config.rootpath / FOLDER).as_posix()
    written = scenarios_by_signature()
    found: Shown = {}
    for scenario in held:
        name = f"{file}: {scenario.name}"
        collect(found, name, scenario, partial(is_asked, written, name))
    item.user_properties.append((PROPERTY, found))


def is_asked(written: Mapping[str, tuple[str, ...]], scenario: str, signature: str) -> bool:
    return signature not in written or scenario in written[signature]


class ShownTogether:
    """Gathers what the files tell."""

    def __init__(self) -> None:
        self.told: dict[str, Shown] = {}
        self.is_broken = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or ".yaml::" not in report.nodeid:
            return
        self.is_broken = self.is_broken or report.failed
        file = report.nodeid.partition("::")[0].removeprefix(f"{FOLDER.as_posix()}/")
        self.told.update((file, shown) for name, shown in report.user_properties if name == PROPERTY)  # type: ignore[misc]  # `tell` gave it

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.told:
            return
        from tools.signatures import OFFICIAL, files, is_stale, together

        known = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.yaml")}
        if self.is_broken or known - self.told.keys() or not OFFICIAL.exists():
            return
        begun = time.time()
        stale = [path for path, text in files(together(self.told)).items() if is_stale(path, text)]
        told = "".join(f"{path} is out of date: run `make docs`\n" for path in stale)
        report = pytest.TestReport(
            NAME, (FOLDER.as_posix(), 0, NAME), {}, "failed" if told else "passed", told or None, "call",
            duration=time.time() - begun, start=begun, stop=time.time(),
        )  # fmt: skip
        session.ihook.pytest_runtest_logreport(report=report)
        if told:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
