"""Several workers compile what there is to compile between them, each module once."""

import compileall
import importlib
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import loading

ROOT = Path(__file__).parents[2]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be compiled and loaded."""
    found: list[str] = []
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(compileall, "compile_file", lambda path, quiet: found.append(str(path)))
    monkeypatch.setattr(importlib, "import_module", found.append)
    return found


def load(source: pytest.Config.ArgsSource, worker: dict[str, object] | None = None) -> None:
    config = SimpleNamespace(args_source=source, rootpath=ROOT)
    if worker:
        config.workerinput = worker
    loading.load_share(config)  # type: ignore[arg-type]  # as much of one as is needed


def test_each_module_is_compiled_by_one_worker(done: list[str]) -> None:
    """All of the product's and of the tests', whatever number of workers there is."""
    for number in range(3):
        load(pytest.Config.ArgsSource.TESTPATHS, {"workerid": f"gw{number}", "workercount": 3})
    assert len(done) == len(set(done))
    assert {str(ROOT / "src/entaku/kernel/seats.py"), "tests.house.test_loading", "tests.kernel.test_table"} <= set(
        done
    )
    assert len(done) > 1_000


def test_who_runs_a_few_files_loads_no_others(done: list[str]) -> None:
    """Nor does who runs all of them alone, who would load them anyhow."""
    load(pytest.Config.ArgsSource.ARGS, {"workerid": "gw0", "workercount": 3})
    load(pytest.Config.ArgsSource.TESTPATHS)
    assert done == []
