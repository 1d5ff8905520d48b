"""Several workers compile what there is to compile between them, each module once."""

import compileall
import gc
import importlib
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import loading, sweeping

ROOT = Path(__file__).parents[2]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be compiled and loaded."""
    found: list[str] = []
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(compileall, "compile_file", lambda path, quiet: found.append(str(path)))
    monkeypatch.setattr(importlib, "import_module", found.append)
    return found


def asking(source: pytest.Config.ArgsSource, marks: str = "") -> SimpleNamespace:
    """As much of a configuration as is needed: of a run that wants the tests with these marks."""
    return SimpleNamespace(
        args_source=source, ArgsSource=pytest.Config.ArgsSource, rootpath=ROOT, getoption={"markexpr": marks}.get
    )


def load(source: pytest.Config.ArgsSource, worker: dict[str, object] | None = None, marks: str = "") -> None:
    config = asking(source, marks)
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


def test_the_sweep_loads_what_is_swept(done: list[str]) -> None:
    """Of the tests those modules alone that say so; whoever asks for a few of its tests has them from anywhere."""
    load(pytest.Config.ArgsSource.TESTPATHS, {"workerid": "gw0", "workercount": 1}, "sweep")
    assert "tests.magic.test_bystanders" in done
    assert "tests.kernel.test_table" not in done
    assert sweeping.is_whole_sweep(asking(pytest.Config.ArgsSource.TESTPATHS, "sweep"))  # type: ignore[arg-type]
    assert not sweeping.is_whole_sweep(asking(pytest.Config.ArgsSource.TESTPATHS, "not sweep"))  # type: ignore[arg-type]
    assert not sweeping.is_whole_sweep(asking(pytest.Config.ArgsSource.ARGS, "sweep"))  # type: ignore[arg-type]


def test_what_is_swept_without_a_word_is_refused(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """A test that the sweep would not find, since nothing in its module says so, fails the run in which it stands."""
    (tmp_path / "test_it.py").write_text("nothing")
    item = SimpleNamespace(path=tmp_path / "test_it.py", get_closest_marker={"sweep": pytest.mark.sweep}.get)
    with pytest.raises(pytest.UsageError, match="test_it"):
        sweeping.all_say_so([item])  # type: ignore[list-item]  # as much of one as is asked
    sweeping.all_say_so(request.session.items)


WAS_LOOKING = gc.isenabled()
"""Whether Python looked for garbage as this module was loaded."""


def test_nobody_looks_for_garbage_while_tests_are_loaded() -> None:
    """Cards, tests and modules stay: looking through them took a third of the time; the tests run as ever."""
    assert not WAS_LOOKING
    assert gc.isenabled()
