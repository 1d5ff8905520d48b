"""Results of other programs, read into a season."""

import json

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.exporting import as_json
from entaku.tournament.results_elsewhere import read_results
from entaku.tournament.season import OpenSkill, season
from entaku.tournament.stage import stage
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1

COLLECTED = {
    "Tournament": {"Date": "2026-11-01T00:00:00", "Name": "Modern Challenge", "Uri": "https://example.org"},
    "Decks": [],
    "Rounds": [
        {"RoundName": "Round 1", "Matches": [
            {"Player1": "Aya", "Player2": "Ben", "Result": "2-1-0"},
            {"Player1": "Chie", "Player2": "Dai", "Result": "0-2-0"},
            {"Player1": "Emi", "Player2": "-", "Result": "2-0-0"},
        ]},
        {"RoundName": "Round 2", "Matches": [
            {"Player1": "Aya", "Player2": "Dai", "Result": "1-1-1"},
            {"Player1": "Emi", "Player2": "Ben", "Result": "2-0-0"},
        ]},
        {"RoundName": "Finals", "Matches": [{"Player1": "Emi", "Player2": "Aya", "Result": "1-2-0"}]},
    ],
    "Standings": [{"Rank": 1, "Player": "Aya", "Points": 4}],
}  # fmt: skip
PAGE = {
    "description": "Legacy Challenge 32",
    "decklists": [],
    "brackets": [
        {"index": 1, "matches": [
            {"players": [{"player": "Aya", "wins": "2", "losses": "1"}, {"player": "Ben", "wins": "1", "losses": "2"}]},
            {"players": [{"player": "Chie", "wins": "0"}, {"player": "Dai", "wins": "2"}]},
        ]},
        {"index": 2, "matches": [{"players": [{"player": "Aya", "wins": 2}, {"player": "Dai", "wins": 0}]}]},
    ],
}  # fmt: skip
PODS = [{
    "TID": "x", "tournamentName": "Commander League",
    "standings": [{"name": "Aya"}],
    "rounds": [
        {"round": 1, "tables": [
            {"table": 1, "players": [{"name": one, "id": one} for one in ("Aya", "Ben", "Chie", "Dai")],
             "winner": "Chie", "status": "Completed"},
            {"table": 2, "players": [{"name": one} for one in ("Emi", "Fay", "Gil")], "winner": "Draw"},
            {"table": "Byes", "players": [{"name": "Hal"}], "winner": "Hal"},
        ]},
        {"round": "Finals", "tables": [
            {"table": 1, "players": [{"name": one} for one in ("Chie", "Hal", "Emi", "Fay")], "winner": "Hal"},
        ]},
    ],
}]  # fmt: skip


def rows(*files: object) -> dict[str, tuple[int, int, int]]:
    """By name the games, wins and points of a season of these files."""
    nights = [read_results(json.dumps(one).encode()) for one in files]
    return {
        line.name: (line.games, line.wins, line.points) for line in season([one.state for one in nights], OpenSkill())
    }


def test_collected_results_of_matches() -> None:
    """Rounds, byes, a drawn match, somebody who leaves, and a final: as they were played, with their ranking."""
    night = read_results(json.dumps(COLLECTED).encode())
    assert night.setup.name == "Modern Challenge"
    assert stage(night.state) == "over"
    assert [line.name for line in standings(night.state)][:2] == ["Aya", "Emi"]
    assert rows(COLLECTED) == {
        "Aya": (3, 2, 10), "Emi": (2, 1, 7), "Dai": (2, 1, 5), "Ben": (2, 0, 4), "Chie": (1, 0, 3),
    }  # fmt: skip
    assert night.state.players[3].dropped


def test_the_brackets_of_a_page() -> None:
    """A page that has its last rounds alone gives those, whose winner is first."""
    found = rows(PAGE)
    assert found["Aya"] == (2, 2, 10)
    assert {name: one[0] for name, one in found.items()} == {"Aya": 2, "Dai": 2, "Ben": 1, "Chie": 1}


def test_tables_of_four() -> None:
    """Tables of any size with their winners, a draw, a bye, and a final table."""
    night = read_results(json.dumps(PODS).encode())
    assert stage(night.state) == "over"
    assert standings(night.state)[0].name == "Hal"
    found = rows(PODS)
    assert found["Chie"][:2] == (2, 1)
    assert found["Emi"][:2] == (2, 0)
    assert found["Hal"] == (1, 1, 10)


def test_people_are_the_same_in_several_files_and_nights() -> None:
    """A season over files and an exported night of ours knows everybody by their names."""
    night = in_round_1(4)
    for group in night.state.groups.values():
        night.add(DESK, acts.LeftGame(group.number, group.game.order[1:], "life"))
    own = json.loads(as_json(night, night.state))
    assert rows(COLLECTED, PODS, PAGE, own)["Aya"][0] == 6
    assert sum(one[1] for name, one in rows(own).items()) == 1


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"Aya 2-0 Ben", b'{"Tournament": {}, "Rounds": []}', b"\xff\xfe"])
def test_what_holds_no_results_is_refused(data: bytes) -> None:
    """A file without a match is refused in a sentence."""
    with pytest.raises(Unlawful) as refused:
        read_results(data)
    assert refused.value.said("ja")
