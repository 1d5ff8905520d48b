"""Rounds by points, seasons, sheets and exports."""

import csv
import io
import unicodedata
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.randomness import Stream, seed_from
from entaku.tournament import acts
from entaku.tournament.exporting import TABLES, as_csv, as_json
from entaku.tournament.pairing import pair, past_of, sizes_of
from entaku.tournament.points import points
from entaku.tournament.season import OpenSkill, Rating, season
from entaku.tournament.settings import Honour, PointSystem, Settings
from entaku.tournament.sheets import pairings, slips
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out


@settings(max_examples=50, deadline=None)
@given(st.integers(3, 300), st.sampled_from(("threes", "fives")))
def test_group_sizes(players: int, odd: str) -> None:
    """Groups have 3 to 5 players, as few of them as needed not four, and nobody is left over."""
    sizes = sizes_of(players, odd)
    assert sum(sizes) == players
    assert all(3 <= size <= 5 for size in sizes)
    assert sum(size != 4 for size in sizes) <= 3


@pytest.mark.parametrize("players, rounds", [(16, 4), (64, 6), (128, 7)])
def test_few_meet_again(players: int, rounds: int) -> None:
    """Full tables of four meet nobody twice, and the first seat goes round."""
    groups: list[tuple[int, ...]] = []
    score = dict.fromkeys(range(players), 0)
    for number in range(rounds):
        made = pair(
            range(players), score, past_of(groups), sizes_of(players), Stream(seed_from(3), "t", "pairing", number)
        )
        assert sorted(player for group in made for player in group) == list(range(players))
        groups += made
        for group in made:
            score[group[1]] += 5
    past = past_of(groups)
    assert sum(times - 1 for times in past.met.values()) <= (4 if players == 16 else 0)
    assert max(seats.count(0) for seats in past.seats.values()) <= 1 + rounds // 4 + 1


def test_nobody_is_in_a_small_group_again_and_again() -> None:
    """With threes each round, they go round."""
    groups: list[tuple[int, ...]] = []
    for number in range(4):
        groups += pair(range(22), {}, past_of(groups), sizes_of(22), Stream(seed_from(3), "t", "pairing", number))
    assert max(past_of(groups).small.values()) <= 2


def test_pairings_repeat() -> None:
    """The same stream gives the same pairing, another stream another."""

    def made(seed: int) -> object:
        return pair(range(32), {}, past_of([]), sizes_of(32), Stream(seed_from(seed), "t", "pairing"))

    assert made(1) == made(1)
    assert made(1) != made(2)


def test_points_and_the_final() -> None:
    """A win is five points, a shared time-out one each; the final table's order stands first."""
    night = in_round_1(8, Settings(structure="points", rounds=1, final=4))
    first, second = night.state.groups.values()
    play_out(night, first)
    lives = dict.fromkeys(second.game.order, 10)
    night.add(DESK, acts.TimeRanOut(2, lives))
    score = points(night.state)
    assert sorted(score[player] for player in first.players) == [0, 0, 0, 5]
    assert {score[player] for player in second.players} == {1}
    next_round(night)
    final = night.state.groups[3]
    assert final.half == "final"
    assert len(final.players) == 4
    play_out(night, final)
    assert [line.player for line in standings(night.state)][:4] == [*reversed(final.game.order)]


def test_a_wager_neither_makes_nor_loses_points() -> None:
    """When losers pay a part of their points to the winner, the sum stays the same."""
    night = in_round_1(11, Settings(structure="points", points=PointSystem(wager=7, start=1000)))
    for group in list(night.state.groups.values()):
        play_out(night, group)
    assert sum(points(night.state).values()) == 11_000
    assert max(points(night.state).values()) == 1210


def test_places_and_byes() -> None:
    """Points by place; who sits out a round has the points of a bye."""
    night = in_round_1(5, Settings(structure="points", points=PointSystem(places=(7, 5, 3, 1), bye=4)))
    (group,) = night.state.groups.values()
    play_out(night, group)
    assert sorted(points(night.state).values()) == [1, 1, 3, 5, 7]
    night.add(DESK, acts.PairingDrafted((acts.Seating((1, 2, 3, 4)),)))
    night.add(DESK, acts.PairingPublished())
    before = {line.name: line for line in pairings(night.state)}
    assert before["Player 5"].group is None
    assert night.state.byes == [(2, 5)]


def test_a_season_rates_by_finishing_order() -> None:
    """Over two nights the ratings rise with the finishing order, and points come from places."""
    nights = []
    for _ in range(2):
        night = in_round_1(4)
        play_out(night, night.state.groups[1])
        nights.append(night.state)
    lines = season(nights, OpenSkill())
    assert [f"Player {player}" for player in reversed(nights[0].groups[1].game.order)] == [line.name for line in lines]
    assert (lines[0].nights, lines[0].games, lines[0].wins, lines[0].points) == (2, 2, 2, 20)
    assert all(high.rating.mu > low.rating.mu for high, low in pairwise(lines))
    assert OpenSkill().rated([Rating()], [0]) == (Rating(),)


def test_sheets() -> None:
    """Everybody finds their group, seat, opponents and who starts, by last name."""
    night = in_round_1(8)
    lines = pairings(night.state)
    assert len(lines) == 8
    for line in lines:
        group = night.state.groups[line.group or 0]
        assert night.state.names[group.game.order[(line.seat or 0) - 1]] == line.name
        assert line.starts == night.state.names[group.game.order[0]]
        assert len(line.opponents) == 3
    assert [len(slip.players) for slip in slips(night.state)] == [4, 4]


@pytest.mark.rule("EV-10")
def test_exports() -> None:
    """Everything goes out as JSON, each table as CSV with a heading, and no cell runs as a formula."""
    night = in_round_1(8)
    night.add(DESK, acts.Renamed(1, "=SUM(A1)"))
    play_out(night, night.state.groups[1])
    document = msgspec.json.decode(as_json(night, night.state))
    assert len(document["log"]) == night.version
    assert len(document["standings"]) == 8
    for table in TABLES:
        rows = list(csv.reader(io.StringIO(as_csv(night, table, night.state))))
        assert all(len(row) == len(rows[0]) for row in rows)
        assert not any(cell.startswith("=") for row in rows for cell in row)
    assert as_csv(night, "players", night.state).count("\r\n") == 9


@pytest.mark.parametrize("name", ["=1+1", "＝1+1", "a;=1+1", "a|+1", " @x", "-a", "a;－1", "\ufeff=1", "＋1", "a\t=1"])
def test_no_cell_runs_however_a_spreadsheet_parts_it(name: str) -> None:
    """Wide signs are signs, and in some countries a semicolon parts cells."""
    night = in_round_1(8)
    night.add(DESK, acts.Renamed(1, name))
    sheet = as_csv(night, "players", night.state)
    for sign in (",", ";", "\t", "|"):
        for row in csv.reader(io.StringIO(sheet), delimiter=sign):
            for cell in row:
                plain = unicodedata.normalize("NFKC", cell).strip('\ufeff "')
                assert not plain.startswith(("=", "+", "@")), (sign, cell)
                assert not plain.startswith("-") or plain[1:].isdecimal(), (sign, cell)


@pytest.mark.rule("CM-17")
def test_missions_give_points() -> None:
    """A mission's points count for everybody who did it, once."""
    night = in_round_1(4, Settings(structure="points", honours=(Honour("mission", "each", 3, "Win with a dragon"),)))
    play_out(night, night.state.groups[1])
    for _ in range(2):
        night.add("table", acts.HonourNoted(1, "mission", 2))
    before = dict.fromkeys(range(1, 5), 0) | {night.state.groups[1].game.order[3]: 5}
    assert points(night.state) == before | {2: before[2] + 3}


def test_a_log_of_two_rounds_is_told_whole() -> None:
    """Entries kept on somebody's word say in the exported log what is wrong with them."""
    night = in_round_1(4)
    play_out(night, night.state.groups[1])
    night.add(DESK, acts.GameWon(1, night.state.groups[1].game.order[0]), insist=True)
    last = list(csv.DictReader(io.StringIO(as_csv(night, "log", night.state))))[-1]
    assert (last["act"], last["insisted"], last["undone"]) == ("GameWon", "True", "False")
    assert "has won this game already" in last["marks"]
