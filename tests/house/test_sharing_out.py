"""A worker is given a file of short tests, one test that takes long, or a group."""

from types import SimpleNamespace

import pytest

from tests.sharing_out import ByFiles


@pytest.mark.parametrize(
    "test,given",
    [
        ("tests/kernel/test_table.py::test_it[a::b]", "tests/kernel/test_table.py"),
        ("tests/magic/scenarios/voting.yaml::scenarios", "tests/magic/scenarios/voting.yaml"),
        ("tests/house/test_kept.py::test_it@graph of imports", "graph of imports"),
        ("tests/browser/test_start.py::test_it[en]", "tests/browser/test_start.py::test_it[en]"),
        ("tests/bots/test_playing.py::test_it_beats_chance", "tests/bots/test_playing.py::test_it_beats_chance"),
        ("tests/bots/test_playing.py::test_another", "tests/bots/test_playing.py"),
    ],
)
def test_what_a_test_is_given_away_with(test: str, given: str) -> None:
    """By its name, as xdist has it: with its group behind it."""
    sharing = ByFiles(SimpleNamespace(getvalue=lambda name: ["popen"]))  # as much as is asked
    assert sharing._split_scope(test) == given
