"""A night as a log: two rounds, mistakes, undo, two organisers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.finishing import Departure, Game
from entaku.tournament.night import Changed, Doubtful, Night, read, write
from entaku.tournament.rounds import cut
from entaku.tournament.settings import GameOptions, Settings
from entaku.tournament.stage import stage
from entaku.tournament.standings import pod_standings, standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered


def ranks(night: Night, pod: int = 1) -> list[int]:
    return [line.player for line in pod_standings(night.state, pod)]


@pytest.mark.rule("EV-5", "EV-6", "EV-10")
@pytest.mark.parametrize("players", [6, 7, 8, 9, 10])
def test_two_rounds(players: int) -> None:
    """Two survive in each group (three and two of ten); round 2 ranks the winners' group above the losers'."""
    night = in_round_1(players)
    assert [group.is_over for group in night.state.groups.values()] == [False, False]
    for group in list(night.state.groups.values()):
        play_out(night, group)
    winners, losers = cut(night.state, 1)
    next_round(night)
    second = {group.half: group for group in night.state.groups_in(2)}
    assert len(winners) == (5 if players == 10 else 4)
    assert set(winners) == set(second["winners"].players)
    assert set(losers) == set(second["losers"].players)
    for group in second.values():
        play_out(night, group)
    expected = [*reversed(second["winners"].game.order), *reversed(second["losers"].game.order)]
    assert expected == ranks(night)
    assert all(line.final for line in standings(night.state))


@pytest.mark.rule("EV-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_small_pod_plays_one_game(players: int) -> None:
    """Up to five players are one group, whose one game ranks them."""
    night = in_round_1(players)
    (group,) = night.state.groups.values()
    play_out(night, group)
    assert [*reversed(group.game.order)] == ranks(night)
    assert pod_standings(night.state, 1)[0].final
    with pytest.raises(Unlawful):
        next_round(night)


@pytest.mark.rule("EV-13", "EV-14")
@pytest.mark.parametrize(("players", "tables"), [(3, 1), (5, 1), (6, 1), (7, 2), (11, 3)])
def test_a_group_game_is_one_game_of_everybody(players: int, tables: int) -> None:
    """Up to six play one game to the last player, which ranks them; more make several tables; there is no round 2."""
    night = in_round_1(players, Settings(structure="group-game", options=GameOptions(rumble=20)))
    groups = list(night.state.groups.values())
    assert [(group.half, group.survivors) for group in groups] == [("only", 1)] * tables
    assert sum(len(group.players) for group in groups) == players
    for group in groups:
        play_out(night, group)
    for group in groups:
        assert group.pod is not None
        assert [*reversed(group.game.order)] == ranks(night, group.pod)
        assert pod_standings(night.state, group.pod)[0].final
    assert stage(night.state) == "over"
    assert read(write(night)).state.settings.options.rumble == 20
    with pytest.raises(Unlawful):
        next_round(night)


@pytest.mark.rule("EV-7")
def test_a_simultaneous_loss_across_the_cut() -> None:
    """Three leave at once: the one of them who sits last fills the second place in the winners' group."""
    night = in_round_1(8)
    group = night.state.groups[1]
    night.add(DESK, acts.LeftGame(1, group.game.order[:3], "effect"))
    play_out(night, night.state.groups[2])
    winners, _ = cut(night.state, 1)
    assert winners[:2] == (group.game.order[3], group.game.order[2])


@pytest.mark.rule("EV-7")
def test_everybody_leaves_at_once_in_round_1() -> None:
    """The two who sit last go on."""
    night = in_round_1(8)
    order = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, order, "effect"))
    assert cut(night.state, 1)[0][:2] == (order[3], order[2])


@pytest.mark.rule("EV-9")
def test_time_in_round_1() -> None:
    """When time runs out before the cut, life decides who goes on."""
    night = in_round_1(8)
    a, b, c, d = night.state.groups[1].game.order
    night.add(DESK, acts.TurnNoted(1, c))
    assert night.state.turns_left(night.state.groups[1]) == (c, d, a, b)
    with pytest.raises(Doubtful):
        night.add(DESK, acts.TimeRanOut(1, {a: 21}))
    night.add(DESK, acts.TimeRanOut(1, {a: 21, b: 4, c: 10, d: 10}))
    assert cut(night.state, 1)[0][:2] == (a, d)


@pytest.mark.rule("EV-10")
def test_a_drop_between_the_rounds() -> None:
    """Who drops after round 1 ranks last of their group, and the others play on."""
    night = in_round_1(8)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    winner = cut(night.state, 1)[0][0]
    night.add(DESK, acts.Dropped(winner))
    next_round(night)
    group = night.state.groups[3]
    assert len(group.game.order) == 3
    play_out(night, group)
    line = pod_standings(night.state, 1)[3]
    assert (winner, "night-why-absent") == (line.player, line.reasons[0].key)


def test_a_drop_in_the_game_is_a_departure() -> None:
    """Who drops during a game leaves it then and there."""
    night = in_round_1(4)
    player = night.state.groups[1].game.order[2]
    night.add(DESK, acts.Dropped(player))
    assert night.state.groups[1].game.left == (Departure((player,), "dropped"),)


def test_late_entries() -> None:
    """A late player joins a pod before round 1; afterwards they are registered, and wait without a group."""
    night = registered(8)
    night.add(DESK, night.draw_pods())
    night.add("door", acts.Registered(9, "Late"))
    night.add(DESK, acts.PodJoined(9, 1))
    next_round(night)
    assert sorted(len(group.players) for group in night.state.groups.values()) == [4, 5]
    night.add("door", acts.Registered(10, "Later"))
    assert night.state.player(10).late
    assert night.state.group_of(10) is None
    with pytest.raises(Doubtful, match="in the pod alone"):
        night.add("door", acts.PodJoined(10, 2))


@pytest.mark.rule("EV-10")
def test_bad_results_need_a_word() -> None:
    """A second winner, a second elimination, a group that isn't over: refused with the reason, or kept and marked."""
    night = in_round_1(4)
    a, b, c, d = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, (a,)))
    with pytest.raises(Doubtful, match="has left this game already"):
        night.add(DESK, acts.LeftGame(1, (a, b)))
    with pytest.raises(Doubtful, match="is not over"):
        night.add(DESK, acts.ResultEntered(1, (Departure((b,)),)))
    night.add(DESK, acts.GameWon(1, c))
    assert ranks(night) == [c, d, b, a]
    before = night.version
    with pytest.raises(Doubtful, match="won this game already"):
        night.add(DESK, acts.GameWon(1, d))
    assert before == night.version
    entry = night.add(DESK, acts.GameWon(1, d), insist=True)
    assert ranks(night)[0] == d
    assert "night-two-winners" in {mark.key for mark in night.marks[entry.number]}


def test_what_can_t_be_is_refused_whatever_one_says() -> None:
    """Players of another group, unknown numbers, unknown causes and players named twice never enter."""
    night = in_round_1(8)
    stranger = night.state.groups[2].game.order[0]
    member = night.state.groups[1].game.order[0]
    for act in (
        acts.LeftGame(1, (stranger,)),
        acts.LeftGame(9, (member,)),
        acts.LeftGame(1, (member, member)),
        acts.LeftGame(1, (member,), "boredom"),
        acts.PairingDrafted((acts.Seating((1, 1, 2)),)),
        acts.PairingDrafted((acts.Seating((1, 2, 99)),)),
        acts.PairingPublished(),
        acts.Undone(999),
    ):
        with pytest.raises(Unlawful):
            night.add(DESK, act, insist=True)
    assert night.state == read(write(night)).state


def test_a_pairing_is_drafted_changed_and_published() -> None:
    """Nothing is at play until a draft is published; a change that breaks a rule is shown with its reason."""
    night = registered(8)
    night.add(DESK, night.draw_pods())
    drafted = night.draw_round()
    night.add(DESK, drafted)
    assert not night.state.groups
    first, second = drafted.seatings
    broken = acts.PairingDrafted(
        (
            acts.Seating(first.players[:2], "round-1", 1, 2),
            acts.Seating(first.players[2:] + second.players, "round-1", 1, 2),
        )
    )
    with pytest.raises(Doubtful, match="a group has 3 to 5"):
        night.add(DESK, broken)
    swapped = acts.PairingDrafted(
        (
            acts.Seating((second.players[0], *first.players[1:]), "round-1", 1, 2),
            acts.Seating((first.players[0], *second.players[1:]), "round-1", 1, 2),
        )
    )
    night.add(DESK, swapped)
    night.add(DESK, acts.PairingPublished())
    assert night.state.groups[1].game.order[0] == second.players[0]


def test_two_organisers() -> None:
    """The second to enter is told what the first did, and loses nothing; having seen it, they may enter theirs."""
    night = in_round_1(8)
    seen = night.version
    night.add("Aya", acts.LeftGame(1, night.state.groups[1].game.order[:1]), seen=seen)
    act = acts.LeftGame(1, night.state.groups[1].game.order[1:2])
    with pytest.raises(Changed, match="Aya") as told:
        night.add("Ben", act, seen=seen)
    assert [entry.by for entry in told.value.entries] == ["Aya"]
    night.add("Ben", act, seen=night.version)
    assert [entry.by for entry in night.log[-2:]] == ["Aya", "Ben"]


def test_two_organisers_at_different_groups() -> None:
    """What one enters for a group keeps nobody from entering another group's result, and a new pairing sees both."""
    night = in_round_1(8)
    seen = night.version
    night.add("Aya", acts.LeftGame(1, night.state.groups[1].game.order[:1]), seen=seen)
    night.add("Ben", acts.LeftGame(2, night.state.groups[2].game.order[:1]), seen=seen)
    assert [len(night.state.groups[number].game.left) for number in (1, 2)] == [1, 1]
    with pytest.raises(Changed):
        night.add("Chie", acts.PairingPublished(), seen=seen)


@pytest.mark.rule("EV-10")
def test_undoing_what_round_2_rests_on() -> None:
    """Taking back a round-1 result after round 2 is seated needs a word, and marks the entries that rested on it."""
    night = in_round_1(8)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    result = next(entry.number for entry in night.log if isinstance(entry.act, acts.LeftGame))
    next_round(night)
    with pytest.raises(Doubtful, match="no longer fits"):
        night.undo(DESK, result)
    night.undo(DESK, result, insist=True)
    assert night.marks
    night.undo(DESK, night.version, insist=True)
    assert not night.marks
    with pytest.raises(Unlawful):
        night.undo(DESK, night.version - 1)


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 17), st.data())
def test_undo_redo_and_replay(players: int, data: st.DataObject) -> None:
    """Undo takes exactly one entry back, undoing that brings it in again, and replay equals the original."""
    night = in_round_1(players, seed=players)
    for group in list(night.state.groups.values()):
        alive = list(group.game.alive)
        leaving = data.draw(st.lists(st.sampled_from(alive), min_size=1, max_size=len(alive), unique=True))
        before = read(write(night)).state
        night.add(DESK, acts.LeftGame(group.number, tuple(leaving)))
        after = read(write(night)).state
        assert after == night.state
        entry = night.version
        night.undo(DESK, entry)
        assert before == night.state
        night.undo(DESK, night.version)
        assert after == night.state
        assert [one.number for one in night.log] == list(range(1, night.version + 1))


def by_the_rules(game: Game) -> list[int]:
    """The order of a game, worked out anew: who left later, had more life when time ran out, or sat later is higher."""
    batch = {player: number for number, one in enumerate(game.left) for player in one.players}

    def height(player: int) -> tuple[int, int, int]:
        life = game.lives.get(player, 0) if game.timed_out and player not in batch else 0
        return batch.get(player, len(game.left)), life, game.order.index(player)

    return [*sorted(game.order, key=height, reverse=True), *reversed(game.absent)]


@pytest.mark.rule("EV-5", "EV-6", "EV-7", "EV-9")
@settings(max_examples=60, deadline=None)
@given(st.integers(3, 10), st.data())
def test_every_night_ranks_everybody(players: int, data: st.DataObject) -> None:
    """Whatever leaves together, times out or drops: everybody has one rank, winners' group above losers' group."""
    night = in_round_1(players, seed=data.draw(st.integers(0, 99)))
    for round_number in (1, 2):
        for group in list(night.state.groups_in(round_number)):
            while not group.is_over:
                alive = list(group.game.alive)
                event = data.draw(st.sampled_from(("leave", "leave", "drop", "time")))
                if event == "time":
                    lives = {player: data.draw(st.integers(1, 4)) for player in alive}
                    night.add(DESK, acts.TimeRanOut(group.number, lives))
                elif event == "drop":
                    night.add(DESK, acts.Dropped(data.draw(st.sampled_from(alive))))
                else:
                    some = data.draw(st.lists(st.sampled_from(alive), min_size=1, max_size=len(alive), unique=True))
                    night.add(DESK, acts.LeftGame(group.number, tuple(some)))
        winners, losers = cut(night.state, 1)
        if len(night.state.groups_in(1)) > 1 and round_number == 1:
            next_round(night)
            assert not set(winners) & set(losers)
    order = ranks(night)
    assert sorted(order) == list(range(1, players + 1))
    last = night.state.groups_in(night.state.round)
    halves = sorted(last, key=lambda group: group.half == "losers")
    assert order == [player for group in halves for player in by_the_rules(group.game)]
    for group in night.state.groups_in(1):
        assert set(by_the_rules(group.game)[: group.survivors]) >= set(winners) & set(group.players)
    if len(night.state.groups_in(1)) > 1:
        assert set(order[: len(winners)]) == set(winners)
        for group in night.state.groups_in(1):
            assert group.survivors == len(set(winners) & set(group.players))
    assert all(line.explained("en") and line.explained("ja") for line in standings(night.state))
    assert read(write(night)).state == night.state


@pytest.mark.rule("EV-11", "EV-12")
def test_agreed_options_are_data() -> None:
    """Attack left and a limited range of influence are kept in the settings for the games."""
    night = in_round_1(8, Settings(options=GameOptions("left", 1)))
    assert read(write(night)).state.settings.options == GameOptions("left", 1)
    with pytest.raises(Doubtful):
        night.add(DESK, acts.SettingsChanged(Settings()))


@pytest.mark.rule("EV-3")
def test_lots_are_repeatable() -> None:
    """The same seed draws the same pods and groups; another seed draws others."""
    assert in_round_1(17, seed=5).state == in_round_1(17, seed=5).state
    assert in_round_1(17, seed=5).state.pods != in_round_1(17, seed=6).state.pods


def test_a_table_of_the_system_reports() -> None:
    """A whole game enters at once, in the order its table was really seated."""
    night = in_round_1(4)
    a, b, c, d = night.state.groups[1].game.order
    night.add(
        "table 1", acts.ResultEntered(1, (Departure((c, d), "life"), Departure((a,), "life")), order=(d, c, b, a))
    )
    assert ranks(night) == [b, a, c, d]


def test_a_broken_file_is_no_night() -> None:
    """Bytes that are no night are refused."""
    with pytest.raises(Unlawful):
        read(b'{"setup": 3}')


def test_a_pairing_across_pods() -> None:
    """A player put into a group of another pod needs a word, and stands in the pod where they play, once."""
    night = registered(12)
    night.add(DESK, night.draw_pods())
    seatings = list(night.draw_round().seatings)
    first, last = seatings[0], seatings[-1]
    seatings[0] = replace(first, players=(last.players[0], *first.players[1:]))
    seatings[-1] = replace(last, players=(first.players[0], *last.players[1:]))
    crossed = acts.PairingDrafted(tuple(seatings))
    with pytest.raises(Doubtful, match="another pod") as told:
        night.add(DESK, crossed)
    assert [problem.key for problem in told.value.problems] == ["night-other-pod"] * 2
    night.add(DESK, crossed, insist=True)
    night.add(DESK, acts.PairingPublished())
    ranked = [line.player for line in standings(night.state)]
    assert sorted(ranked) == list(range(1, 13))
    assert last.players[0] in ranked[:6]


def test_two_organisers_at_the_settings() -> None:
    """Settings conflict with settings, and with a pairing drawn by the old ones, but not with a check-in."""
    night = registered(8)
    seen = night.version
    night.add("Aya", acts.Registered(9, "Late"), seen=seen)
    night.add("Ben", acts.SettingsChanged(Settings(minutes=60)), seen=seen)
    with pytest.raises(Changed, match="Ben"):
        night.add("Aya", acts.SettingsChanged(Settings(minutes=90)), seen=seen)
    with pytest.raises(Changed):
        night.add("Aya", night.draw_pods(), seen=seen)


@pytest.mark.rule("EV-10", "CM-18")
def test_votes_stand_in_nobodys_way() -> None:
    """Whoever draws the next round need not have seen the votes that came in meanwhile; a result they must have."""
    night = in_round_1(8, Settings(votes=True))
    first, second = night.state.groups.values()
    play_out(night, first)
    play_out(night, second)
    seen = night.version
    voter, chosen, *_ = first.game.order
    night.add("table", acts.Voted(first.number, voter, chosen))
    night.add(DESK, night.draw_round(), seen=seen)
    with pytest.raises(Changed):
        night.add(DESK, acts.PairingPublished(), seen=seen)


@pytest.mark.rule("EV-3")
def test_who_is_here_and_in_no_group_is_named_before_round_1() -> None:
    """Publishing round 1 without somebody who is here needs the organiser's word; by points they have a bye."""
    night = registered(8)
    night.add("desk", night.draw_pods())
    night.add("desk", night.draw_round())
    night.add("desk", acts.Registered(9, "Late"))
    night.add("desk", acts.CheckedIn(9))
    with pytest.raises(Doubtful) as found:
        night.add("desk", acts.PairingPublished())
    assert [one.key for one in found.value.problems] == ["night-unseated"]
    assert night.add("desk", acts.PairingPublished(), insist=True).insisted
