"""Who comes by the places that are watched, and which tests are run for a fault: given to pytest as a plugin.

It lies as `entaku_watched` beside the product of the copy in which tests are run, so that servers and commands that a
test starts know it too; they have the test's name from their surroundings, as pytest writes it there.
"""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

SEEN, CHOSEN, ENDED = "WATCHED_SEEN", "WATCHED_CHOSEN", "WATCHED_ENDED"
"""Names in the surroundings: the folder for what was seen, the file with the tests that are wanted, how they ended."""

_seen: set[tuple[int, str]] = set()


def hit(number: int) -> None:
    """Write down that the test that is running came by here."""
    folder, test = os.environ.get(SEEN), os.environ.get("PYTEST_CURRENT_TEST", "")
    if folder and (number, test) not in _seen:
        _seen.add((number, test))
        write(own(folder), {"place": number, "test": test.rpartition(" (")[0]})


def own(folder: str) -> Path:
    return Path(folder, f"{os.getpid()}.jsonl")


def write(path: Path, told: dict[str, object]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")


def name(item: pytest.Item) -> str:
    """A test's name without the group that says which worker it wants."""
    group = item.get_closest_marker("xdist_group")
    suffix = f"@{group.args[0] if group.args else group.kwargs['name']}" if group else ""
    return item.nodeid.removesuffix(suffix)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those alone that are wanted, in the order in which they are."""
    file = os.environ.get(CHOSEN)
    if file:
        order = {test: place for place, test in enumerate(json.loads(Path(file).read_text("utf-8")))}
        config.hook.pytest_deselected(items=[item for item in items if name(item) not in order])
        items[:] = sorted((item for item in items if name(item) in order), key=lambda item: order[name(item)])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """How many seconds of the processor each test took."""
    begun = time.process_time()
    done = yield
    if SEEN in os.environ:
        write(own(os.environ[SEEN]), {"test": name(item), "seconds": round(time.process_time() - begun, 3)})
    return done


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """How each test ended; of a test with parts that failed, the part too."""
    if ENDED in os.environ and not hasattr(report, "wasxfail") and (report.when == "call" or report.failed):
        part = f" [{report.context.msg}]" if isinstance(report, pytest.SubtestReport) else ""
        if report.failed or not part:
            file = Path(os.environ[ENDED])
            write(file, {"test": report.nodeid.partition("@")[0] + part, "outcome": report.outcome})
