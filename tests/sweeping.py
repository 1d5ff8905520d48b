"""The sweep loads those modules alone in which there is a test for it, and these are known by their text."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

SAYS_SO = re.compile(rb"sweep|swept")
"""What stands in every module that has a test for the sweep."""


def is_whole_sweep(config: pytest.Config) -> bool:
    """Whether everything that is swept is wanted, and nothing else."""
    return config.getoption("markexpr") == "sweep" and config.args_source is config.ArgsSource.TESTPATHS


def may_be_swept(path: Path) -> bool:
    """Whether a file may have tests for the sweep."""
    return SAYS_SO.search(path.read_bytes()) is not None


def all_say_so(items: Iterable[pytest.Item]) -> None:
    """Raises UsageError if any of these tests is for the sweep and would not be found by it."""
    swept = {item.path for item in items if item.get_closest_marker("sweep")}
    if silent := sorted(str(path) for path in swept if not may_be_swept(path)):
        raise pytest.UsageError(f"nothing here says that it has tests for the sweep: {', '.join(silent)}")
