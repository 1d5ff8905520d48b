"""`entaku bench`: what it measures, where, and against what."""

from pathlib import Path

import msgspec
import pytest

from entaku.laboratory import benchmarks
from entaku.laboratory.benchmarks import Figure, Measured, machine
from entaku.laboratory.benchmarks import Run as Benched
from tests.cli.running import Run


@pytest.fixture(autouse=True)
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two benchmarks, of which the first takes twice as long each time."""
    taken = [1.0]

    def longer() -> dict[str, Figure]:
        taken[0] *= 2
        return {"longer": Figure(taken[0], "s")}

    known = [("longer", longer), ("steady", lambda: {"steady": Figure(5.0, "ms")})]
    monkeypatch.setattr("entaku.cli.bench.benchmarks", lambda: iter(known))


def test_a_run_says_where_it_was_and_is_compared_with_another(run: Run, tmp_path: Path) -> None:
    """What is stored as JSON is read again, and ratios come with the least and most of any two runs."""
    seen = run("bench", "--json", "--only", "longer", "--runs", "2")
    stored = msgspec.json.decode(seen.out, type=Benched)
    assert stored.machine == machine()
    assert stored.figures == {"longer": Measured("s", (2.0, 4.0))}
    file = tmp_path / "run.json"
    file.write_text(seen.out)
    seen = run("bench", "--against", str(file))
    assert "2.67 (2.00–4.00)" in seen.out  # 8 against 3, the middle of 2 and 4
    assert "steady" in seen.out
    assert stored.machine.processor in seen.out


def test_a_file_that_holds_no_run_is_named(run: Run, tmp_path: Path) -> None:
    """What isn't a run is refused before anything is measured."""
    file = tmp_path / "other.json"
    file.write_text("[]")
    seen = run("bench", "--against", str(file))
    assert seen.status == 2
    assert "other.json" in seen.error


def test_every_benchmark_has_a_name_of_its_own() -> None:
    """Names are told apart, so that --only can choose each."""
    names = [name for name, _ in benchmarks.benchmarks()]
    assert len(set(names)) == len(names)
