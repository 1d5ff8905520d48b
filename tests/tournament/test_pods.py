"""Pods and groups."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.cli.groups import command
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.tournament.pods import COST, dealt, groups_of, split, split_of_group_games

TABLE = {
    3: ((3,), ((3,),)), 4: ((4,), ((4,),)), 5: ((5,), ((5,),)),
    6: ((6,), ((3, 3),)), 7: ((7,), ((3, 4),)), 8: ((8,), ((4, 4),)), 9: ((9,), ((4, 5),)), 10: ((10,), ((5, 5),)),
    11: ((6, 5), ((3, 3), (5,))), 12: ((6, 6), ((3, 3), (3, 3))), 13: ((7, 6), ((3, 4), (3, 3))),
    14: ((8, 6), ((4, 4), (3, 3))), 15: ((8, 7), ((4, 4), (4, 3))), 16: ((8, 8), ((4, 4), (4, 4))),
    17: ((9, 8), ((4, 5), (4, 4))),
}  # fmt: skip


@pytest.mark.rule("EV-2")
@pytest.mark.parametrize("players", TABLE)
def test_the_table(players: int) -> None:
    """Pods and groups for 3 to 17 players are those of the source's table."""
    pods = split(players).pods
    assert TABLE[players] == (tuple(pod.size for pod in pods), tuple(pod.groups for pod in pods))


@pytest.mark.rule("EV-2")
def test_beyond_the_table() -> None:
    """Beyond 17, pods stay near eight."""
    sizes = {players: tuple(pod.size for pod in split(players).pods) for players in (18, 19, 20, 21, 24)}
    assert sizes == {18: (10, 8), 19: (10, 9), 20: (10, 10), 21: (8, 7, 6), 24: (8, 8, 8)}


@pytest.mark.rule("EV-1")
def test_no_pod_or_group_breaks_the_limits() -> None:
    """For 3 to 500 players every pod has 3 to 10 and every group 3 to 5, and nobody is left over."""
    for players in range(3, 501):
        pods = split(players).pods
        assert players == sum(pod.size for pod in pods)
        assert all(3 <= pod.size <= 10 and sum(pod.groups) == pod.size for pod in pods)
        assert all(3 <= group <= 5 for pod in pods for group in pod.groups)


@pytest.mark.rule("EV-13", "EV-14")
def test_group_games_seat_everybody_at_one_table_or_few() -> None:
    """Up to six play one game; more play at tables of three to six, as near to four as can be, nobody left over."""
    assert [[pod.groups for pod in split_of_group_games(n).pods] for n in (3, 5, 6)] == [[(3,)], [(5,)], [(6,)]]
    for players in range(3, 301):
        sizes = [pod.size for pod in split_of_group_games(players).pods]
        assert sum(sizes) == players
        assert max(sizes) - min(sizes) <= 1
        assert all(3 <= size <= 6 for size in sizes)
        assert all(pod.groups == (pod.size,) for pod in split_of_group_games(players).pods)
    for players in (2, 10_001):
        with pytest.raises(Unlawful):
            split_of_group_games(players)


@cache
def least(players: int) -> tuple[float, float]:
    """The least cost and number of pods, by trying everything."""
    if players <= 0:
        return (0, 0) if players == 0 else (float("inf"), 0)
    return min((least(players - size)[0] + cost, least(players - size)[1] + 1) for size, cost in COST.items())


@pytest.mark.rule("EV-2")
def test_setting_eights_apart_costs_nothing() -> None:
    """The split of many players costs no more than the best of all splits, with no more pods."""
    for players in range(3, 200):
        pods = split(players).pods
        assert least(players) == (sum(COST[pod.size] for pod in pods), len(pods))


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 10_001])
def test_too_few_or_too_many(players: int) -> None:
    """Fewer than three players, or more than a hall holds, are refused with the number."""
    with pytest.raises(Unlawful, match=str(players).replace("10001", "10001|10,001")):
        split(players)


@pytest.mark.rule("EV-3")
@settings(max_examples=25, deadline=None)
@given(st.integers(6, 10), st.integers(0, 1000))
def test_dealing_keeps_everybody(size: int, seed: int) -> None:
    """A pod dealt into groups has everybody once."""
    groups = dealt(range(size), groups_of(size), Stream(seed_from(seed), "night", "groups"))
    assert groups_of(size) == tuple(map(len, groups))
    assert list(range(size)) == sorted(player for group in groups for player in group)


@pytest.mark.rule("EV-3")
def test_every_seat_is_as_likely() -> None:
    """Over many seeds each player sits first about equally often."""
    firsts = [dealt(range(8), (4, 4), Stream(seed_from(seed), "night", "groups"))[0][0] for seed in range(1600)]
    assert all(140 <= firsts.count(player) <= 260 for player in range(8))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`entaku groups 11 --json` prints the promised document."""
    command("en").main(["11", "--json"], prog_name="groups", standalone_mode=False)
    expected = {"players": 11, "pods": [{"size": 6, "groups": [3, 3]}, {"size": 5, "groups": [5]}]}
    assert expected == json.loads(capsys.readouterr().out)
    command("ja").main(["7"], prog_name="groups", standalone_mode=False)
    assert capsys.readouterr().out == "ポッド1：7人（グループ3 + 4）\n"
