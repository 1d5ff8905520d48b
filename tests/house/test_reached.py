"""`make quick` runs what a change can reach, the nearest first."""

from pathlib import Path

import pytest
from tools import reached

FILES = {
    "conftest.py": "",
    "src/entaku/__init__.py": 'HOMES = {"entaku.front.games": ("game",)}',
    "src/entaku/kernel/seats.py": "",
    "src/entaku/kernel/log.py": "def f():\n    from entaku.kernel.seats import Seat",
    "src/entaku/kernel/typed.py": (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from entaku.kernel.seats import Seat"
    ),
    "src/entaku/front/games.py": "from entaku.kernel import log",
    "src/entaku/mechanics/__init__.py": "for each in iter_modules(__path__): import_module(each.name)",
    "src/entaku/mechanics/scry.py": "class Scry: ...",
    "src/entaku/mechanics/words.txt": "",
    "tests/conftest.py": "",
    "tests/kernel/conftest.py": "from entaku.kernel import typed",
    "tests/kernel/test_seats.py": "from entaku.kernel.seats import Seat",
    "tests/kernel/test_log.py": "from entaku.kernel import log",
    "tests/front/test_games.py": "from entaku import game",
    "tests/magic/conftest.py": "import entaku.mechanics",
    "tests/magic/scenarios/scry.yaml": "",
    "tests/magic/scenarios/other.yaml": "",
    "src/entaku/oracle/reading/shown.json": '{"Scry(count=n)": ["scry.yaml: One"], "Draw(n)": ["other.yaml: Two"]}',
}


@pytest.fixture
def _repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def near(*changes: str) -> dict[str, int]:
    """How near the tests are that these changes reach."""
    paths = [Path(name) for name in changes]
    found = reached.nearness(reached.graph(reached.files()), paths, {path: path.read_text("utf-8") for path in paths})
    return {path.relative_to("tests").as_posix(): steps for path, steps in found.items()}


@pytest.mark.usefixtures("_repository")
@pytest.mark.parametrize(
    "change, tests",
    [
        ("src/entaku/kernel/seats.py", {"kernel/test_seats.py": 1, "kernel/test_log.py": 2, "front/test_games.py": 4}),
        ("src/entaku/kernel/typed.py", {"kernel/test_seats.py": 2, "kernel/test_log.py": 2}),
        ("tests/kernel/test_log.py", {"kernel/test_log.py": 0}),
        ("src/entaku/mechanics/scry.py", {"magic/scenarios/scry.yaml": 1, "magic/scenarios/other.yaml": 3}),
        ("src/entaku/mechanics/words.txt", {"magic/scenarios/scry.yaml": 2, "magic/scenarios/other.yaml": 2}),
        ("tests/magic/scenarios/other.yaml", {"magic/scenarios/other.yaml": 0}),
    ],
)
def test_a_change_reaches_what_loads_it(change: str, tests: dict[str, int]) -> None:
    """By imports within functions, by names in texts, by what gathers a folder and what pytest loads; not by types."""
    assert near(change) == tests


@pytest.mark.usefixtures("_repository")
def test_nothing_changed_reaches_nothing() -> None:
    """Then nothing is run."""
    assert near() == {}


def test_the_nearest_are_run_as_long_as_there_is_time() -> None:
    """What was changed itself is run however long it takes; of those that are as near the shorter come first."""
    steps = {Path("changed.py"): 0, Path("long.py"): 1, Path("short.py"): 1, Path("far.py"): 2}
    took = {"changed.py": 9.0, "long.py": 5.0, "short.py": 1.0, "far.py": 3.0}
    assert reached.chosen(steps, took, 14.0) == [Path("changed.py"), Path("short.py")]
    assert reached.chosen(steps, took, 16.0) == [Path("changed.py"), Path("short.py"), Path("long.py")]
    assert reached.chosen(steps, took, 1.0) == [Path("changed.py")]


@pytest.mark.xdist_group("graph of imports")
def test_every_test_of_the_repository_has_its_place() -> None:
    """A change of what all of them stand on, the folders' common file, reaches every file of tests."""
    known = reached.whole()
    found = reached.nearness(known, [Path("tests/conftest.py")], {})
    assert found.keys() == {path for path in known if reached.is_test(path) and path.is_relative_to("tests")}
