"""Workers that collect all tests for the first time share what there is to compile: each begins with other modules.

Every worker loads every module of tests.  Side by side in the same order each would compile all of them, and what the
others have compiled comes too late.
"""

import compileall
import importlib
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.sweeping import is_whole_sweep, may_be_swept


def load_share(config: pytest.Config) -> None:
    """Where several workers collect everything, load the modules that are this one's to compile."""
    worker: dict[str, object] = getattr(config, "workerinput", {})
    if not worker or sys.dont_write_bytecode or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    number, count = int(str(worker["workerid"]).removeprefix("gw")), int(str(worker["workercount"]))
    for path in share(config.rootpath, "src", "*.py", number, count):
        compileall.compile_file(path, quiet=2)
    for path in share(config.rootpath, "tests", "test_*.py", number, count):
        if is_whole_sweep(config) and not may_be_swept(path):
            continue
        with suppress(Exception, pytest.skip.Exception):  # whatever is wrong with it, collecting it says so
            importlib.import_module(".".join(path.relative_to(config.rootpath).with_suffix("").parts))


def share(root: Path, folder: str, pattern: str, number: int, count: int) -> list[Path]:
    """Every so manieth of a folder's modules, the first being that of the worker's number."""
    return sorted((root / folder).rglob(pattern))[number::count]
