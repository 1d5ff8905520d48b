"""In which order the tests are run: what takes long is begun first."""

import pytest

LONGEST = (
    "tests/deploy/",
    "tests/laboratory/test_study.py::test_a_cluster",
    "tests/oracle/reading/test_blind_slice.py::test_the_blind_tenth_is_full_as_often",
    "tests/bots/test_not_hurting.py::test_mistakes_are_rare",
    "tests/bots/test_commander_games.py::test_many_games",
    "tests/bots/test_playing.py::test_it_beats_chance",
    "tests/browser/test_phases.py",
    "tests/browser/test_five_lists.py",
    "tests/browser/test_layout_nights.py",
    "tests/browser/test_layout_pages.py::test_the_other_pages",
    "tests/browser/test_layout_table.py",
    "tests/browser/test_paper_night.py",
    "tests/browser/test_pod_nights.py",
    "tests/server/test_absence.py::test_a_player_may_vanish",
    "tests/server/test_imports.py::test_the_real_cards",
    "tests/server/test_draft_absence.py",
    "tests/server/test_restart.py",
    "tests/server/test_upgrade.py",
)
"""Tests that take so long that no worker should begin one when the others have nothing left."""


def longest_first(items: list[pytest.Item]) -> None:
    """Put them before the others, which stay in their order."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
