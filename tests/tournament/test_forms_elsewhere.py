"""What TopDeck and Melee take of a night."""

import csv
import io

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.forms_elsewhere import as_form
from entaku.tournament.settings import Settings
from tests.tournament.nights import DESK, in_round_1, registered


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def test_topdeck_takes_the_pairing_by_tables() -> None:
    """A table a line, under its number in the shop, with its players in the order of their seats."""
    night = in_round_1(7, Settings(structure="points", first_table=5))
    head, *lines = rows(as_form(night.state, "topdeck"))
    assert head == ["table", "player 1", "player 2", "player 3", "player 4"]
    names = night.state.names
    expected = [
        [str(group.table), *(names[player] for player in group.game.order), *[""] * (4 - len(group.game.order))]
        for group in night.state.groups.values()
    ]
    assert lines == expected
    assert sorted(line[0] for line in lines) == ["5", "6"]


def test_without_a_round_there_is_no_pairing() -> None:
    """Before round 1 it is said that there is none."""
    with pytest.raises(Unlawful):
        as_form(registered(4).state, "topdeck")


def test_melee_takes_the_players_by_their_names() -> None:
    """First and last names as each language has them; who has cancelled is left out, and addresses are left open."""
    night = registered(0, Settings())
    for number, name in enumerate(("Ada King Lovelace", "佐藤 健", "Ben", "Gone"), start=1):
        night.add(DESK, acts.Registered(number, name))
    night.add(DESK, acts.Dropped(4))
    head, *lines = rows(as_form(night.state, "melee"))
    assert head == ["Email", "FirstName", "LastName"]
    assert sorted(lines) == [["", "Ada King", "Lovelace"], ["", "Ben", ""], ["", "健", "佐藤"]]
