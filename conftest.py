"""What holds for all tests and examples: they know the cards that are shipped, and nobody's own."""

import os
import random
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from tests.sweeping import all_say_so, is_whole_sweep, may_be_swept


def pytest_addoption(parser: pytest.Parser) -> None:
    """A file of scenarios is one test, of whose parts one may be wanted alone; `make shaky` asks for other orders."""
    parser.addoption("--scenario", default="", metavar="TEXT", help="play the scenarios alone whose name holds this")
    parser.addoption("--order", default="", metavar="TEXT", help="run the tests in an order that follows from this")
    parser.addoption("--outcomes", default="", metavar="FILE", help="keep here how each test ended")


def pytest_configure(config: pytest.Config) -> None:
    """The data folder is one of this run's own."""
    folder = tempfile.mkdtemp(prefix="entaku-tests-")
    os.environ["ENTAKU_DATA"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.hookimpl(tryfirst=True)
def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files without a test for the sweep aren't opened by it."""
    return True if is_whole_sweep(config) and collection_path.is_file() and not may_be_swept(collection_path) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Another order of the files, and of the tests in each; every worker has the same."""
    all_say_so(items)
    order = config.getoption("order")
    if order:
        chance = random.Random(order)
        files = {item.path: chance.random() for item in items}
        items.sort(key=lambda item: (files[item.path], chance.random()))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """A module without an example isn't loaded to look for one."""
    found = yield
    if file_path.suffix == ".py" and b">>> " not in file_path.read_bytes():
        return [each for each in found if not isinstance(each, DoctestModule)]
    return found
