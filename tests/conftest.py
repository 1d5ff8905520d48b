"""What holds for all tests: nothing that is tested depends on chance, or on the machine's speed."""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.chance import Chance
from tests.loading import load_share
from tests.longest import longest_first
from tests.reports import Reports
from tests.shown_together import ShownTogether

if TYPE_CHECKING:
    from xdist.remote import Producer

    from tests.sharing_out import ByFiles

# A change is judged by one run, on a machine that is busy with others: were the examples new each time, that run could
# fail for a reason that has nothing to do with the change.  So the examples of a property follow from its text, here as
# in CI; new ones are looked for by `make explore`, and what that finds becomes an example or a test of its own.
settings.register_profile(
    "release", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("release")


def pytest_configure(config: pytest.Config) -> None:
    """Where all tests are reported, what they tell is put together."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Reports(config.rootpath))
        config.pluginmanager.register(ShownTogether())


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are processors: many tests wait for a page or a server most of the time."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processors + processors // 2


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: "Producer") -> "ByFiles | None":
    """Short tests are given away by files; those of the sweep, which take long, one by one."""
    if (config.getoption("dist"), config.getoption("markexpr")) != ("loadgroup", "not sweep"):
        return None
    from tests.sharing_out import ByFiles

    return ByFiles(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """What nobody has compiled yet is compiled by one worker each; nobody looks for garbage while all is loaded."""
    gc.disable()
    load_share(session.config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker has the same order; who asks for another one has that."""
    if not config.getoption("order"):
        longest_first(items)


def pytest_collection_finish() -> None:
    """Cards, tests and modules stay to the end: whoever looks for garbage needn't look at them each time."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_sessionfinish() -> None:
    """What was read of official texts is kept, if anything was."""
    kept = sys.modules.get("tests.oracle.reading.kept")
    if kept is not None:
        kept.readings().keep()


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """Servers in this process draw lots that follow from the test's name."""
    with pytest.MonkeyPatch.context() as patch:
        Chance(lambda: request.node.nodeid).install(patch.setattr)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a test that is skipped has failed: whatever it needs, a browser or the shared data, is missing there.

    Only what is marked `elsewhere` may need what isn't.
    """
    report = yield
    asked = os.environ.get("ENTAKU_TEST_ALL") and item.get_closest_marker("elsewhere") is None
    if report.skipped and not hasattr(report, "wasxfail") and asked:
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and ENTAKU_TEST_ALL asks for all: {report.longreprtext}"
    return report
