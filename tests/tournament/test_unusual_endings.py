"""Endings of games that an organiser meets once a year: cuts crossed, time in the midst, groups that shrink to one."""

from collections.abc import Sequence

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.clock import turns_at_time
from entaku.tournament.finishing import Departure, Game, finish
from entaku.tournament.night import Doubtful, Night
from entaku.tournament.pods import split
from entaku.tournament.prize_order import prize_order
from entaku.tournament.rounds import cut
from entaku.tournament.settings import Settings
from entaku.tournament.standings import pod_standings, standings
from entaku.tournament.state import Group
from tests.tournament.nights import DESK, in_round_1, next_round, play_out

NAMES = dict(enumerate("ABCDEF"))


def order(game: Game) -> str:
    return "".join(NAMES[place.player] for place in finish(game, "winners", NAMES))


def of_size(night: Night, survivors: int) -> Group:
    """The group of round 1 in which so many survive."""
    return next(group for group in night.state.groups.values() if group.survivors == survivors)


@pytest.mark.rule("EV-5", "EV-7")
def test_four_of_five_leave_at_once_where_three_go_on() -> None:
    """With the one who stayed go the two of the four who sit last."""
    night = in_round_1(10)
    group = of_size(night, 3)
    a, b, c, d, e = group.game.order
    night.add(DESK, acts.LeftGame(group.number, (a, b, d, e), "effect"))
    play_out(night, of_size(night, 2))
    winners, losers = cut(night.state, 1)
    assert {c, d, e} <= set(winners)
    assert {a, b} <= set(losers)


def go_on_after_a_card_of(place: int, winners: tuple[int, int], losers: tuple[int, int]) -> None:
    """The first group's player on this seat wins by a card; those on these seats go on as winners and as losers."""
    night = in_round_1(8)
    order = night.state.groups[1].game.order
    night.add(DESK, acts.GameWon(1, order[place]))
    play_out(night, night.state.groups[2])
    among_winners, among_losers = cut(night.state, 1)
    assert {order[one] for one in winners} <= set(among_winners)
    assert {order[one] for one in losers} <= set(among_losers)


@pytest.mark.rule("EV-5", "EV-7", "EV-14")
def test_a_win_by_a_card_in_round_1_takes_the_last_of_the_others_along() -> None:
    """Everybody else loses at once, so that the one of them who sits last survives beside the winner."""
    go_on_after_a_card_of(1, winners=(1, 3), losers=(0, 2))


@pytest.mark.rule("EV-5", "EV-7")
def test_a_win_by_a_card_of_the_last_takes_the_one_before_along() -> None:
    """The winner is no loser who sits last."""
    go_on_after_a_card_of(3, winners=(2, 3), losers=(0, 1))


@pytest.mark.rule("EV-9")
def test_time_after_somebody_has_left() -> None:
    """Life parts those who are still in; who left before is below them with however much life."""
    assert order(Game((0, 1, 2, 3), (Departure((3,)),), lives={0: 5, 1: 5, 2: 20}, timed_out=True)) == "CBAD"


@pytest.mark.rule("EV-7", "EV-9")
def test_time_after_two_left_at_once_and_all_lives_equal() -> None:
    """Both rules are the same: who sits nearer to the first player is lower."""
    game = Game((4, 2, 0, 1, 3), (Departure((1, 4)),), lives={0: 9, 2: 9, 3: 9}, timed_out=True)
    assert order(game) == "DACBE"


@pytest.mark.rule("EV-7")
def test_turn_order_is_that_of_the_first_turn_not_of_the_seats() -> None:
    """Whoever took the first turn stands first in the order, and is lowest of those who lose together."""
    assert order(Game((2, 3, 0, 1), (Departure((0, 1, 2)),))) == "DBAC"


@pytest.mark.rule("EV-7")
def test_two_pairs_leave_one_after_the_other() -> None:
    """Each pair is parted by its own seats, and the later pair is higher."""
    assert order(Game((0, 1, 2, 3), (Departure((0, 3)), Departure((2, 1))))) == "CBDA"


@pytest.mark.rule("EV-9")
def test_the_last_turns_begin_with_the_turn_in_progress() -> None:
    """Once around from the active player: the running turn is the first, without any the game ends with it."""
    assert turns_at_time((0, 1, 2, 3), {1, 2, 3}, 2, "active") == (2, 3, 1)
    assert turns_at_time((0, 1, 2, 3), {0, 1, 3}, 2, "extra") == (3, 0, 1, 3, 0, 1)


@pytest.mark.rule("EV-9")
def test_who_leaves_during_the_last_turns_takes_none_of_them() -> None:
    """The lap goes on with those who are left, from the player after who was active."""
    night = in_round_1(8)
    a, b, c, d = night.state.groups[1].game.order
    night.add(DESK, acts.TurnNoted(1, b))
    night.add(DESK, acts.LeftGame(1, (d,), "life"))
    assert night.state.turns_left(night.state.groups[1]) == (b, c, a)


@pytest.mark.rule("EV-9")
def test_time_with_two_left_is_over_already() -> None:
    """In round 1 the group was decided as the second one left: there is no time to run out any more."""
    night = in_round_1(8)
    a, b, c, d = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, (a,), "life"))
    night.add(DESK, acts.LeftGame(1, (b,), "life"))
    with pytest.raises((Doubtful, Unlawful)):
        night.add(DESK, acts.TimeRanOut(1, {c: 1, d: 2}))


@pytest.mark.rule("EV-6")
def test_six_make_four_winners_and_two_losers() -> None:
    """Of two groups of three one leaves each; the two play for the 5th and 6th place."""
    night = in_round_1(6)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    winners, losers = cut(night.state, 1)
    assert (len(winners), len(losers)) == (4, 2)
    next_round(night)
    sizes = {group.half: len(group.players) for group in night.state.groups_in(2)}
    assert sizes == {"winners": 4, "losers": 2}


def ranked(night: Night) -> Sequence[int]:
    return [line.player for line in pod_standings(night.state, 1)]


@pytest.mark.rule("EV-6", "EV-10")
def test_the_only_loser_who_stayed_needs_no_game() -> None:
    """One of the two losers of six drops between the rounds: the other is 5th, and who dropped is 6th."""
    night = in_round_1(6)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    stays, drops = cut(night.state, 1)[1]
    night.add(DESK, acts.Dropped(drops))
    next_round(night)
    (winners,) = [group for group in night.state.groups_in(2) if group.half == "winners"]
    play_out(night, winners)
    assert list(ranked(night)[4:]) == [stays, drops]
    assert all(line.final for line in standings(night.state))


@pytest.mark.rule("EV-6", "EV-10")
def test_all_losers_drop_between_the_rounds() -> None:
    """Nobody plays for their places; who dropped first is last."""
    night = in_round_1(6)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    first, second = cut(night.state, 1)[1]
    night.add(DESK, acts.Dropped(second))
    night.add(DESK, acts.Dropped(first))
    next_round(night)
    (winners,) = [group for group in night.state.groups_in(2) if group.half == "winners"]
    play_out(night, winners)
    assert list(ranked(night)[4:]) == [first, second]


@pytest.mark.rule("EV-4", "EV-7")
def test_prizes_follow_a_ranking_without_equals() -> None:
    """Everybody of both second groups loses at once: prizes are picked in the order of the seats, last first."""
    night = in_round_1(8)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    next_round(night)
    expected: list[int] = []
    for half in ("winners", "losers"):
        (group,) = [one for one in night.state.groups_in(2) if one.half == half]
        night.add(DESK, acts.LeftGame(group.number, group.game.order, "effect"))
        expected += reversed(group.game.order)
    assert [line.player for line in prize_order(night.state, 1)] == expected
    assert [line.rank for line in prize_order(night.state, 1)] == list(range(1, 9))


@pytest.mark.rule("EV-4")
def test_who_dropped_picks_after_those_who_played() -> None:
    """A winner who went home before round 2 picks as the last of the winners' group, before the losers'."""
    night = in_round_1(8)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    gone = cut(night.state, 1)[0][2]
    night.add(DESK, acts.Dropped(gone))
    next_round(night)
    for group in night.state.groups_in(2):
        play_out(night, group)
    assert [line.player for line in prize_order(night.state, 1)].index(gone) == 3


@pytest.mark.rule("EV-2")
@pytest.mark.parametrize(
    ("players", "pods"),
    [(18, [10, 8]), (19, [10, 9]), (20, [10, 10]), (21, [8, 7, 6]), (24, [8, 8, 8]), (25, [9, 8, 8]), (100, None)],
)
def test_beyond_the_table_of_pods(players: int, pods: list[int] | None) -> None:
    """Pods cost what the rule says: the cheapest are taken, of these the fewest, and groups are three to five."""
    found = split(players).pods
    sizes = [pod.size for pod in found]
    assert sum(sizes) == players
    assert max(sizes) <= 10
    assert pods in (None, sizes)
    assert all(3 <= size <= 5 for pod in found for size in pod.groups)


@pytest.mark.rule("EV-5")
def test_survivors_may_be_agreed_otherwise() -> None:
    """In a pod of six with one survivor in each group two play for the first place, and four for the third."""
    night = in_round_1(6, Settings(survivors={"3+3": (1, 1)}))
    for group in list(night.state.groups.values()):
        play_out(night, group)
    winners, losers = cut(night.state, 1)
    assert (len(winners), len(losers)) == (2, 4)


@pytest.mark.rule("EV-10")
def test_a_departure_too_early_is_taken_back_and_the_cut_with_it() -> None:
    """A mistake undone opens the group again."""
    night = in_round_1(8)
    a, b, _, _ = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, (a, b), "life"))
    seen = [night.state.groups[1].is_over]
    night.undo(DESK, night.version)
    seen.append(night.state.groups[1].is_over)
    night.add(DESK, acts.LeftGame(1, (a,), "life"))
    assert [*seen, night.state.groups[1].is_over] == [True, False, False]
