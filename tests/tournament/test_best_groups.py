"""Rounds by points: the best groups there are, and what is said of how good they are."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.randomness import Stream, seed_from
from entaku.tournament import acts, pairing
from entaku.tournament.night import read, write
from entaku.tournament.pairing import paired, past_of, sizes_of
from entaku.tournament.pairing_worth import Costs, Past, Quality, least_distance
from entaku.tournament.settings import POINT_SYSTEMS, Settings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out

Groups = Sequence[Sequence[int]]


def all_groups(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat these players in groups of these sizes, in this order."""
    if not sizes:
        yield []
        return
    for group in combinations(players, sizes[0]):
        rest = tuple(player for player in players if player not in group)
        for others in all_groups(rest, sizes[1:]):
            yield [group, *others]


def stream(number: int) -> Stream:
    return Stream(seed_from(3), "t", "pairing", number)


def least_of_all(players: int, score: dict[int, int], past: Past, brackets: dict[int, int]) -> int:
    """What the best pairing costs, found by looking at all of them."""
    sizes = sizes_of(players)
    costs = Costs(range(players), score, past, brackets, max(sizes))
    return min(sum(map(costs.of, groups)) for groups in all_groups(tuple(range(players)), sizes))


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 9), st.randoms(use_true_random=False), st.booleans())
def test_no_groups_are_better(players: int, luck: random.Random, by_bracket: bool) -> None:
    """Of few players the groups are as good as the best of all that there are: small groups, meetings, points."""
    score = {player: luck.choice((0, 1, 5, 6, 10)) for player in range(players)}
    earlier: list[list[int]] = []
    for _ in range(luck.choice((0, 1, 2))):
        order = luck.sample(range(players), players)
        earlier += [order[:3], order[3:6]]
    past, brackets = past_of(earlier), {player: luck.randint(2, 4) for player in range(players) if by_bracket}
    sizes = sizes_of(players)
    groups, quality = paired(range(players), score, past, sizes, stream(1), brackets)
    if len(sizes) == 1:
        assert quality is None
        return
    costs = Costs(range(players), score, past, brackets, max(sizes))
    assert sum(map(costs.of, groups)) == least_of_all(players, score, past, brackets)
    assert quality is not None
    assert quality.least == quality.distance
    assert quality.proved


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([(3, 3), (4, 3), (4, 4), (5, 4), (3, 3, 3)]), st.randoms(use_true_random=False))
def test_no_groups_are_nearer_than_the_bound(sizes: tuple[int, ...], luck: random.Random) -> None:
    """What the distance in points is said to be at least it is at least, for groups of one size and of several."""
    steps = [luck.randint(0, 6) for _ in range(sum(sizes))]
    costs = Costs(range(len(steps)), dict(enumerate(steps)), past_of([]), {}, max(sizes))
    ladder = [costs.step[player] for player in range(len(steps))]
    nearest = min(sum(map(costs.distance, groups)) for groups in all_groups(tuple(range(len(steps))), sizes))
    assert least_distance(ladder, sizes) <= nearest
    if len(set(sizes)) == 1:
        assert least_distance(ladder, sizes) == nearest


@pytest.mark.parametrize("players", [16, 22])
def test_rounds_of_a_night_are_as_near_as_they_can_be(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round after round nobody could be paired better, which exchanging players alone doesn't reach."""
    luck = random.Random(4)
    groups: list[tuple[int, ...]] = []
    score = dict.fromkeys(range(players), 0)
    solved, searched = 0, 0
    for number in range(4):
        sizes, past = sizes_of(players), past_of(groups)
        made, quality = paired(range(players), score, past, sizes, stream(number))
        with monkeypatch.context() as without:
            without.setattr(pairing, "has_solver", lambda: False)
            others, said = paired(range(players), score, past, sizes, stream(number))
        assert quality is not None
        assert said is not None
        assert quality.proved
        assert quality.distance == quality.least >= said.least
        costs = Costs(range(players), score, past, {}, max(sizes))
        solved, searched = solved + sum(map(costs.of, made)), searched + sum(map(costs.of, others))
        assert sum(map(costs.of, made)) <= sum(map(costs.of, others))
        groups += made
        for group in made:
            score[luck.choice(group)] += 5
            for player in group:
                score[player] += luck.choice((0, 0, 1))
    assert solved < searched


def test_who_has_met_counts_before_any_points() -> None:
    """Where who has met has the same points, and all others are far away, nobody meets again all the same."""
    players, quarter = 128, 32
    score = {player: 5000 - 31 * player for player in range(players)}
    past = past_of([range(start, start + quarter) for start in range(0, players, quarter)])
    groups, quality = paired(range(players), score, past, sizes_of(players), stream(2))
    assert quality is not None
    assert quality.meetings == 0
    assert all(len({player // quarter for player in group}) == 4 for group in groups)


def test_more_players_are_paired_better_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of more players than all groups of which can be looked at, parts are, and the bound holds."""
    players, luck = 48, random.Random(2)
    score = {player: luck.randint(0, 30) for player in range(players)}
    orders = [luck.sample(range(players), players) for _ in range(3)]
    past = past_of([order[start : start + 4] for order in orders for start in range(0, players, 4)])

    def worth() -> Quality:
        quality = paired(range(players), score, past, sizes_of(players), stream(3))[1]
        assert quality is not None
        return quality

    found = worth()
    monkeypatch.setattr(pairing, "has_solver", lambda: False)
    alone = worth()
    assert (found.meetings, alone.meetings) == (0, 0)
    assert found.least <= found.distance < alone.distance


def test_how_good_a_pairing_is_stands_in_the_log() -> None:
    """What was found of a drawn pairing stays with it, in the stored night, too; one made by hand says nothing."""
    night = in_round_1(16, Settings(structure="points", points=POINT_SYSTEMS["places"]))
    for group in night.state.groups.values():
        play_out(night, group)
    drawn = night.draw_round()
    night.add(DESK, drawn)
    quality = read(write(night)).state.quality
    assert quality == drawn.quality
    assert quality is not None
    assert quality.meetings == 0
    assert quality.distance == quality.least
    night.add(DESK, acts.PairingDrafted(drawn.seatings))
    assert night.state.quality is None
    next_round(night)
    assert night.state.round == 2
