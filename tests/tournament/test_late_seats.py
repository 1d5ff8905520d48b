"""Who comes once a round is published: a place in one of its groups, by the organiser's hand; and who never came."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.tournament import acts
from entaku.tournament.late_seats import place_in, waiting
from entaku.tournament.night import Doubtful, Night
from entaku.tournament.points import points
from entaku.tournament.season import OpenSkill, season, winner
from entaku.tournament.settings import PointSystem, Settings
from entaku.tournament.standings import pod_standings, standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered


def with_late(players: int, settings: Settings | None = None) -> tuple[Night, int]:
    """A night in round 1, and the number of somebody who has come since."""
    night = in_round_1(players, settings)
    night.add("door", acts.Registered(players + 1, "Late"))
    night.add("door", acts.CheckedIn(players + 1))
    return night, players + 1


@pytest.mark.rule("EV-1", "EV-6")
def test_a_group_with_room_takes_one_more() -> None:
    """A late player has the last seat of a group of three or four and of its pod, and goes on to round 2 like all."""
    night, late = with_late(7)
    assert waiting(night.state) == (late,)
    assert [place_in(night.state, group) for group in night.state.groups.values()] == ["seat", "seat"]
    night.add(DESK, acts.SeatGiven(late, 1))
    assert waiting(night.state) == ()
    assert night.state.groups[1].game.order[-1] == late
    assert night.state.pods[0][-1] == late
    for number in (1, 2):
        play_out(night, night.state.groups[number])
    next_round(night)
    assert late in night.state.groups[3].game.order
    play_out(night, night.state.groups[3])
    play_out(night, night.state.groups[4])
    assert late in [line.player for line in pod_standings(night.state, 1)[:4]]


@pytest.mark.rule("EV-6")
def test_ten_in_a_pod_are_three_and_two() -> None:
    """The tenth of a pod makes it five and five: three of the first group stay, and two of the second."""
    night, late = with_late(9)
    assert [len(group.game.order) for group in night.state.groups.values()] == [4, 5]
    night.add(DESK, acts.SeatGiven(late, 1))
    assert [group.survivors for group in night.state.groups.values()] == [3, 2]


@pytest.mark.rule("EV-1", "EV-13")
def test_beyond_the_rules_it_takes_a_word() -> None:
    """A sixth player, an eleventh of a pod, a game that somebody has left: an extra if the desk insists."""
    night, late = with_late(10)
    assert place_in(night.state, night.state.groups[1]) == "extra"
    with pytest.raises(Doubtful) as caught:
        night.add(DESK, acts.SeatGiven(late, 1))
    assert [one.key for one in caught.value.problems] == ["night-group-size", "night-pod-size"]
    night.add(DESK, acts.SeatGiven(late, 1), insist=True)
    assert len(night.state.groups[1].game.order) == 6

    night, late = with_late(8)
    night.add(DESK, acts.LeftGame(1, (night.state.groups[1].game.order[0],), "life"))
    assert place_in(night.state, night.state.groups[1]) == "extra"
    with pytest.raises(Doubtful, match="has left the game at table 1 already"):
        night.add(DESK, acts.SeatGiven(late, 1))

    night, late = with_late(5, Settings(structure="group-game"))
    assert place_in(night.state, night.state.groups[1]) == "seat"
    night.add(DESK, acts.SeatGiven(late, 1))
    assert len(night.state.groups[1].game.order) == 6


def test_what_no_word_can_do() -> None:
    """A game that is over or at a table here, a second seat, and somebody who has dropped are refused as a whole."""
    night, late = with_late(8)
    with pytest.raises(Unlawful, match="sits at table"):
        night.add(DESK, acts.SeatGiven(1, 2), insist=True)
    night.add(DESK, acts.TableNamed(2, "ABCDEF"))
    with pytest.raises(Unlawful, match="room ABCDEF"):
        night.add(DESK, acts.SeatGiven(late, 2), insist=True)
    play_out(night, night.state.groups[1])
    with pytest.raises(Unlawful, match="is over"):
        night.add(DESK, acts.SeatGiven(late, 1), insist=True)
    assert [place_in(night.state, group) for group in night.state.groups.values()] == ["none", "none"]
    night.add(DESK, acts.Dropped(late))
    with pytest.raises(Unlawful, match="has dropped"):
        night.add(DESK, acts.SeatGiven(late, 1), insist=True)
    assert late not in [player for group in night.state.groups.values() for player in group.players]


@pytest.mark.rule("EV-6")
def test_round_2_takes_newcomers_by_a_word() -> None:
    """Who comes in round 2 did not get into either group of it; with the losers they play for its places."""
    night, late = with_late(7)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    next_round(night)
    with pytest.raises(Doubtful, match="did not get into the losers' group"):
        night.add(DESK, acts.SeatGiven(late, 4))
    night.add(DESK, acts.SeatGiven(late, 4), insist=True)
    for number in (3, 4):
        play_out(night, night.state.groups[number])
    assert [line.player for line in pod_standings(night.state, 1)][4] == late
    with pytest.raises(Unlawful, match="is not of round 2"):
        night.add(DESK, acts.SeatGiven(late, 1), insist=True)


def test_who_is_back_before_anybody_left_plays() -> None:
    """Who had dropped before the round and is back takes a seat in their group, and is no longer absent from it."""
    night = registered(8)
    night.add(DESK, night.draw_pods())
    night.add(DESK, night.draw_round())
    gone = (night.state.draft or ())[0].players[0]
    night.add(DESK, acts.Dropped(gone))
    night.add(DESK, acts.PairingPublished())
    night.add(DESK, acts.Returned(gone))

    def missed() -> tuple[tuple[int, ...], ...]:
        return night.state.groups[1].game.absent, waiting(night.state)

    assert missed() == ((gone,), (gone,))
    night.add(DESK, acts.SeatGiven(gone, 1))
    assert missed() == ((), ())


def test_a_seat_instead_of_a_bye() -> None:
    """In a night by points somebody with a bye may be seated after all, and then has no points for the bye."""
    night = registered(4, Settings(structure="points"))
    night.add(DESK, acts.PairingDrafted((acts.Seating((1, 2, 3)),)))
    night.add(DESK, acts.PairingPublished())
    assert points(night.state)[4] == PointSystem().bye
    night.add(DESK, acts.SeatGiven(4, 1))
    assert points(night.state)[4] == 0
    assert night.state.byes == []
    night.undo(DESK, night.version)
    assert night.state.byes == [(1, 4)]


def test_who_never_played_is_not_in_the_season() -> None:
    """Registered, absent and dropped players have no line, no night and no points for places; who played has."""
    night, _ = with_late(4)
    night.add("door", acts.Registered(6, "Never came"))
    play_out(night, night.state.groups[1])
    lines = season([night.state], OpenSkill())
    assert sorted(line.name for line in lines) == [f"Player {number}" for number in range(1, 5)]
    again = registered(5)
    again.add(DESK, again.draw_pods())
    gone = again.state.pods[0][0]
    again.add(DESK, acts.Dropped(gone))
    next_round(again)
    play_out(again, again.state.groups[1])
    assert gone in [line.player for line in standings(again.state)]
    before = {line.name: line for line in season([again.state, night.state], OpenSkill())}
    assert (before[f"Player {gone}"].nights, before[f"Player {gone}"].points) == (1, points_alone(night, gone))


def points_alone(night: Night, player: int) -> int:
    """A player's points for places by one night alone; 0 for who isn't in it."""
    found = [line.points for line in season([night.state], OpenSkill()) if line.name == f"Player {player}"]
    return found[0] if found else 0


@pytest.mark.rule("EV-7")
def test_first_after_everybody_lost_is_a_win() -> None:
    """Where all lose at once turn order puts somebody first: the season counts it as a win, the ranking says why."""
    night = in_round_1(4)
    order = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, order, "effect"))
    first = pod_standings(night.state, 1)[0]
    assert first.player == order[-1] == winner(night.state, night.state.groups[1])
    assert [reason.key for reason in first.reasons] == [
        "night-why-won-leaving", "night-cause-effect", "night-why-together-later",
    ]  # fmt: skip
    assert "counts as a win" in first.explained("en")
    assert all(first.explained(language) for language in LANGUAGES)
    wins = {line.name: line.wins for line in season([night.state], OpenSkill())}
    assert wins == {f"Player {player}": int(player == order[-1]) for player in order}


@pytest.mark.rule("EV-5", "EV-9")
def test_when_there_is_no_win() -> None:
    """A round 1 that several survive or nobody does, and a draw by points, are no wins; a game decided by life is."""
    night = in_round_1(8)
    play_out(night, night.state.groups[1])
    night.add(DESK, acts.LeftGame(2, night.state.groups[2].game.order, "life"))
    assert [winner(night.state, group) for group in night.state.groups.values()] == [None, None]
    assert "night-why-won-leaving" not in [line.reasons[0].key for line in pod_standings(night.state, 1)]
    for settings, is_win in ((Settings(structure="points"), False), (Settings(), True)):
        night = in_round_1(4, settings)
        night.add(DESK, acts.TimeRanOut(1, {1: 5, 2: 9, 3: 12, 4: 2}))
        assert (winner(night.state, night.state.groups[1]) == 3) is is_win


def test_a_group_that_everybody_had_left_is_nobodys_win() -> None:
    """Where everybody had dropped before the round was published nobody played, and the season counts no win."""
    night = registered(8, Settings(structure="points"))
    night.add(DESK, night.draw_round())
    assert night.state.draft is not None
    for player in night.state.draft[0].players:
        night.add(DESK, acts.Dropped(player))
    night.add(DESK, acts.PairingPublished(), insist=True)
    assert season([night.state], OpenSkill()) == ()
