"""Notices: what the desk says, what is said by itself, and who sees which."""

import pytest
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.clock import Clock
from entaku.tournament.finishing import Departure
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Night, read, write
from entaku.tournament.notices import MOST_SHOWN, SOON, next_of_clocks, sent, to_everybody, to_players
from entaku.tournament.settings import PodRules, Settings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

NOW = 10_000.0


def seen(night: Night, player: int, now: float = NOW) -> list[str]:
    """What a player is told, in English."""
    return [one.said.said("en") for one in to_players(sent(night, now), night)[player]]


def test_who_sees_which_notice() -> None:
    """Everybody those to everybody; a pod's, a group's and a player's are theirs alone, onlookers see none of them."""
    night = in_round_1(8)
    first, second = night.state.groups[1], night.state.groups[2]
    before = {player: len(seen(night, player)) for player in night.state.players}
    night.add("Judge", acts.NoticeSent(" Quiet, please. "))
    night.add("Judge", acts.NoticeSent(ready="come", players=(first.players[0],)))
    night.add("Judge", acts.NoticeSent("Long ruling.", group=2))
    night.add("Judge", acts.NoticeSent("Drafts, please.", pod=1))
    assert [one.said.said("en") for one in to_everybody(sent(night, NOW))] == ["Quiet, please."]
    told = {player: seen(night, player)[before[player] :] for player in night.state.players}
    assert told[first.players[0]] == ["Quiet, please.", "Please come to the desk.", "Drafts, please."]
    assert told[first.players[1]] == ["Quiet, please.", "Drafts, please."]
    assert told[second.players[0]] == ["Quiet, please.", "Long ruling.", "Drafts, please."]
    desk = [one for one in sent(night, NOW) if one.notice.kind == "desk"]
    assert [one.whom.said("ja") for one in desk] == ["全員", f"Player {first.players[0]}", "卓2", "ポッド1"]
    assert {one.by for one in desk} == {"Judge"}


def test_a_notice_that_is_taken_back_is_gone() -> None:
    """An undo takes it off every phone, and bringing it in again brings it back; the stored night says the same."""
    night = registered(3)
    entry = night.add(DESK, acts.NoticeSent(ready="begins"))
    assert seen(night, 1) == ["The round begins."]
    undo = night.undo(DESK, entry.number)
    assert seen(night, 1) == []
    night.undo(DESK, undo.number)
    assert seen(read(write(night)), 1) == ["The round begins."]


def test_who_comes_later_is_told_what_is_said_from_then_on() -> None:
    """A late player's page isn't full of what was said before they were there."""
    night = registered(3)
    night.add(DESK, acts.NoticeSent("Welcome."))
    night.add(DESK, acts.Registered(4, "Late"))
    night.add(DESK, acts.NoticeSent("Decks, please."))
    assert seen(night, 4) == ["Decks, please."]
    assert seen(night, 1) == ["Welcome.", "Decks, please."]


def test_a_published_pairing_tells_each_their_seat() -> None:
    """Each player their own, with their group and seat; that of the round before is told no longer."""
    night = in_round_1(8)
    for group in night.state.groups_in(1):
        for seat, player in enumerate(group.game.order, start=1):
            assert seen(night, player) == [f"Round 1: you sit at table {group.table}, seat {seat}."]
        play_out(night, group)
    next_round(night)
    group = night.state.groups_in(2)[0]
    assert seen(night, group.game.order[2]) == [f"Round 2: you sit at table {group.table}, seat 3."]
    assert to_everybody(sent(night, NOW)) == ()


def test_a_bye_is_told() -> None:
    """Whoever plays nobody hears of it, and the others which match they sit at."""
    night = in_round_1(3, Settings(structure="swiss", rounds=2))
    free = night.state.byes[0][1]
    assert seen(night, free) == ["Round 1: you have a bye."]
    assert seen(night, night.state.groups[1].game.order[1]) == ["Round 1: you sit at table 1, seat 2."]


def test_a_changed_result_is_told_to_its_group() -> None:
    """A correction, and a result that is taken back; what is entered for the first time is no news."""
    night = in_round_1(8)
    order = night.state.groups[1].game.order
    other = night.state.groups[2].game.order[0]
    left = tuple(Departure((one,)) for one in order[:2])
    entry = night.add(DESK, acts.ResultEntered(1, left))
    assert len(seen(night, order[0])) == 1
    night.add(DESK, acts.ResultEntered(1, left[::-1], correction=True))
    assert seen(night, order[0])[1:] == ["The result of table 1 has been changed."]
    night.undo(DESK, entry.number, insist=True)
    assert len(seen(night, order[3])) == 3
    assert len(seen(night, other)) == 1


def test_the_clock_speaks_to_those_who_still_play() -> None:
    """Five minutes before its end, and at its end; not to a group that is done, and to one with more time later."""
    night = in_round_1(8)
    first, second = night.state.groups[1], night.state.groups[2]
    length = night.state.settings.minutes * 60
    night.add(DESK, acts.ClockStarted(NOW))
    night.add(DESK, acts.TimeGiven(2, 600.0))
    end = NOW + length
    assert seen(night, first.players[0], end - SOON - 1)[1:] == []
    assert seen(night, first.players[0], end - SOON)[1:] == ["Five minutes left."]
    assert seen(night, second.players[0], end - SOON)[1:] == []
    assert seen(night, first.players[0], end + 5)[1:] == ["Time is over."]
    assert seen(night, second.players[0], end + 305)[1:] == ["Five minutes left."]
    early, late = (next(one for one in sent(night, at) if one.notice.kind == "clock") for at in (end - 200, end - 100))
    assert early == late
    play_out(night, first)
    assert [one.whom.said("en") for one in sent(night, end + 900) if one.notice.kind == "clock"] == ["table 2"]


@pytest.mark.rule("EV-9")
def test_it_is_known_when_the_clock_speaks_next() -> None:
    """What is said changes at these moments, and at no other; a clock that stands says nothing more."""
    night = in_round_1(8)
    assert next_of_clocks(night.state, NOW) is None
    length = night.state.settings.minutes * 60
    night.add(DESK, acts.ClockStarted(NOW))
    night.add(DESK, acts.TimeGiven(2, 600.0))
    moments: list[float] = []
    at = NOW
    while (moment := next_of_clocks(night.state, at)) is not None:
        assert seen_of_clock(night, moment - 0.5) == seen_of_clock(night, at)
        assert seen_of_clock(night, moment) != seen_of_clock(night, at)
        moments, at = [*moments, moment - NOW - length], moment
    assert moments == [-SOON, 0, 600 - SOON, 600]


def seen_of_clock(night: Night, now: float) -> list[tuple[str, str]]:
    return [(one.notice.id, one.whom.said("en")) for one in sent(night, now) if one.notice.kind == "clock"]


def test_a_clock_that_stands_says_nothing() -> None:
    """Nor does one that is shorter than what it would say at first."""
    night = in_round_1(4)
    assert night.state.clock is not None
    night.state.clock = replace(Clock(SOON), since=NOW)
    assert [one for one in sent(night, NOW + 1) if one.notice.kind == "clock"] == []
    night.state.clock = Clock(60.0, used=60.0)
    assert [one for one in sent(night, NOW + 1) if one.notice.kind == "clock"] == []


@pytest.mark.parametrize(
    "act",
    [
        acts.NoticeSent(), acts.NoticeSent("  "), acts.NoticeSent("x" * 201), acts.NoticeSent("Hm", group=9),
        acts.NoticeSent("Hm", pod=7), acts.NoticeSent("Hm", players=(99,)), acts.NoticeSent("Hm", pod=-1),
    ],
)  # fmt: skip
def test_a_notice_says_something_to_somebody(act: acts.NoticeSent) -> None:
    """Without words, with endless ones, or to nobody who is there it is refused and changes nothing."""
    night = in_round_1(4)
    version = night.version
    with pytest.raises(Unlawful):
        night.add(DESK, act)
    assert night.version == version


def test_no_more_than_so_many_are_shown() -> None:
    """A phone shows the newest; the desk sees all."""
    night = registered(3)
    for number in range(30):
        night.add(DESK, acts.NoticeSent(f"Notice {number}"))
    assert seen(night, 1) == [f"Notice {number}" for number in range(30 - MOST_SHOWN, 30)]
    assert len(sent(night, NOW)) == 30


@pytest.mark.rule("EV-9")
def test_minutes_that_are_played_on_at_time() -> None:
    """Time is up, ten minutes more are played, and only then is it over: each is told once, and tables end then."""
    night = in_round_1(4, Settings(minutes=60, overtime=10))
    night.add(DESK, acts.ClockStarted(0.0))
    group = night.state.groups[1]
    told = {minute: night.state.seconds_left(group, minute * 60.0) for minute in (59, 60, 69, 70, 71)}
    assert told == {59: 60.0, 60: 600.0, 69: 60.0, 70: 0.0, 71: -60.0}
    found: dict[str, str] = {}
    for minute in range(75):
        for one in [one.notice for one in sent(night, minute * 60.0) if one.notice.kind == "clock"]:
            found.setdefault(one.id, f"{one.at[11:16]} {one.said.said('en')}")
    assert list(found.values()) == [
        "00:55 Five minutes left.",
        "01:00 Time: 10 more minutes now.",
        "01:05 Five minutes left.",
        "01:10 Time is over.",
    ]


@pytest.mark.rule("EV-9")
def test_a_pod_may_agree_to_play_on() -> None:
    """What one pod agrees on moves the end of its own games alone."""
    night = registered(16)
    night.add(DESK, night.draw_pods())
    pod = night.state.pods[0]
    night.add(DESK, acts.RulesProposed(1, PodRules(overtime=10), night.next_proposal))
    night.add(DESK, acts.RulesAnswered(1, 1, pod))
    next_round(night)
    night.add(DESK, acts.ClockStarted(0.0))
    ends = {group.pod: night.state.seconds_left(group, 75 * 60.0) for group in night.state.groups.values()}
    assert ends == {1: 600.0, 2: 0.0}
    assert any("10 more at time" in line for line in told_log(night))


def told_log(night: Night) -> list[str]:
    """The night's log, in English."""
    of = known(night.log, night.state)
    return [told(entry, of).said("en") for entry in night.log]
