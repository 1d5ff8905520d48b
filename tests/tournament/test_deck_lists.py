"""Deck lists in a night's log: handed in, locked by hand or by the first round, opened again."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts, exporting
from entaku.tournament.night import Doubtful, read, write
from entaku.tournament.settings import Settings
from tests.tournament.nights import DESK, in_round_1, registered

LISTS = Settings(lists=True)


def test_the_last_list_counts_until_they_are_locked() -> None:
    """A list takes the place of the one before; once locked another is doubtful, and the undo brings the first back."""
    night = registered(4, LISTS)
    night.add("Player 1", acts.ListHanded(1, "40 Forest"))
    second = night.add("Player 1", acts.ListHanded(1, "40 Island"))
    night.add(DESK, acts.ListsLocked())
    with pytest.raises(Doubtful):
        night.add(DESK, acts.ListHanded(2, "40 Swamp"))
    assert list(night.state.lists) == [1]
    assert night.state.lists[1].text == "40 Island"
    night.undo(DESK, second.number, insist=True)
    assert night.state.lists[1].text == "40 Forest"
    night.add(DESK, acts.ListsLocked(False))
    night.add("Player 2", acts.ListHanded(2, "40 Swamp"))
    again = read(write(night))
    assert again.state.lists == night.state.lists
    assert exporting.as_csv(night, "players", night.state).splitlines()[1].split(",")[-2:] == ["True", "False"]


def test_the_first_round_locks_them() -> None:
    """Publishing round 1 locks the lists of a night that collects them, and of no other."""
    assert in_round_1(4, LISTS).state.lists_locked
    assert not in_round_1(4).state.lists_locked


def test_a_night_that_collects_none_takes_none() -> None:
    """Without the setting there are neither lists nor a lock."""
    night = registered(4)
    for act in (acts.ListHanded(1, "40 Forest"), acts.ListsLocked()):
        with pytest.raises(Unlawful, match="collects no"):
            night.add(DESK, act)
