"""What holds for all tests and examples: they know the cards that are shipped, and nobody's own."""

import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule


def pytest_addoption(parser: pytest.Parser) -> None:
    """A file of scenarios is one test: of its parts one may be wanted alone."""
    parser.addoption("--scenario", default="", metavar="TEXT", help="play the scenarios alone whose name holds this")


def pytest_configure(config: pytest.Config) -> None:
    """The data folder is one of this run's own."""
    folder = tempfile.mkdtemp(prefix="entaku-tests-")
    os.environ["ENTAKU_DATA"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """A module without an example isn't loaded to look for one."""
    found = yield
    if file_path.suffix == ".py" and b">>> " not in file_path.read_bytes():
        return [each for each in found if not isinstance(each, DoctestModule)]
    return found
