"""The rules that a pod agrees on: proposed to it, agreed to by its players, fixed once its round is published."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.tournament import acts
from entaku.tournament.exporting import as_json
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Doubtful, Night, read, write
from entaku.tournament.settings import DecisionClock, GameOptions, PodRules, Settings
from tests.tournament.nights import DESK, next_round, play_out, registered

LEFT = PodRules(GameOptions(attack="left", influence=1), minutes=90, lap="extra")


def two_pods(settings: Settings | None = None) -> Night:
    """Two pods of six whose first pairing isn't drawn yet."""
    night = registered(12, settings)
    night.add(DESK, night.draw_pods())
    return night


def propose(night: Night, pod: int, rules: PodRules = LEFT, by: int | None = None) -> acts.RulesProposed:
    """Rules for a pod under the next free number."""
    act = acts.RulesProposed(pod, rules, night.next_proposal, by)
    night.add(DESK, act)
    return act


def agree(night: Night, pod: int, *players: int, agrees: bool = True) -> None:
    """Players of a pod answer; all who are asked where nobody is named."""
    state = night.state
    night.add(DESK, acts.RulesAnswered(pod, state.agreements[pod].proposal, players or state.asked(pod), agrees))


@pytest.mark.rule("EV-9", "EV-11", "EV-12")
def test_a_pod_plays_by_what_it_agreed_on() -> None:
    """Pod 1 agrees on attacking left in 90 minutes, pod 2 on nothing: each group has its own rules, time and lap."""
    night = two_pods()
    propose(night, 1)
    agree(night, 1)
    next_round(night)
    state = night.state
    assert [state.rules_of(group) for group in state.groups_in(1, 1)] == [LEFT, LEFT]
    assert [state.rules_of(group) for group in state.groups_in(1, 2)] == [PodRules(), PodRules()]
    night.add(DESK, acts.ClockStarted(0.0))
    clocks = [state.clock_of(state.groups_in(1, pod)[0]) for pod in (1, 2)]
    assert [clock.remaining(75 * 60) for clock in clocks if clock] == [15 * 60, 0]
    night.add(DESK, acts.ClockExtended(60.0))
    clocks = [state.clock_of(state.groups_in(1, pod)[0]) for pod in (1, 2)]
    assert [clock.remaining(75 * 60) for clock in clocks if clock] == [16 * 60, 60]
    first = state.groups_in(1, 1)[0]
    night.add(DESK, acts.TurnNoted(first.number, first.game.order[0]))
    assert len(night.state.turns_left(first)) == 6
    night.add(DESK, acts.SettingsChanged(Settings(lap="none", minutes=30)), insist=True)
    assert state.rules_of(first) == LEFT


@pytest.mark.rule("EV-11")
def test_without_everybody_it_takes_a_word() -> None:
    """Who hasn't answered and who would rather not are named; published all the same, the night's own rules hold."""
    night = two_pods()
    propose(night, 1)
    first, second, *others = night.state.pods[0]
    agree(night, 1, *others)
    agree(night, 1, second, agrees=False)
    night.add(DESK, night.draw_round())
    with pytest.raises(Doubtful) as caught:
        night.add(DESK, acts.PairingPublished())
    assert [one.key for one in caught.value.problems] == ["night-rules-missing", "night-rules-against"]
    for language in LANGUAGES:
        assert f"Player {first}" in caught.value.said(language)
        assert f"Player {second}" in caught.value.said(language)
    night.add(DESK, acts.PairingPublished(), insist=True)
    assert [group.rules for group in night.state.groups.values()] == [None] * 4


@pytest.mark.rule("EV-11")
def test_answers_are_to_one_proposal() -> None:
    """A new proposal begins anew, an answer to an older one is refused, and only the pod's own players answer."""
    night = two_pods()
    old = propose(night, 1)
    agree(night, 1)
    assert night.state.is_agreed(1)
    new = propose(night, 1, PodRules(minutes=60), by=night.state.pods[0][0])
    assert night.state.agreements[1].answers == {night.state.pods[0][0]: True}
    for number, pod in ((old.proposal, 0), (new.proposal, 1)):
        with pytest.raises(Unlawful):
            night.add(DESK, acts.RulesAnswered(1, number, night.state.pods[pod][1:2]))
    with pytest.raises(Unlawful):
        night.add(DESK, acts.RulesProposed(3, LEFT, 9))
    night.undo(DESK, len(night.log))
    assert night.state.is_agreed(1)
    again = propose(night, 1)
    assert again.proposal not in (old.proposal, new.proposal)
    night.add(DESK, acts.RulesWithdrawn(1, again.proposal))
    assert night.state.next_rules(1) is None


@pytest.mark.rule("EV-11")
def test_who_is_asked() -> None:
    """Bots and whoever has dropped are not asked; who comes late is."""
    night = two_pods()
    propose(night, 1)
    first, second, *others = night.state.pods[0]
    night.state.players[first].via = "bot"
    agree(night, 1, *others)
    assert not night.state.is_agreed(1)
    night.add(DESK, acts.Dropped(second))
    assert night.state.is_agreed(1)
    night.add(DESK, acts.Registered(13, "Late"))
    night.add(DESK, acts.PodJoined(13, 1))
    assert not night.state.is_agreed(1)
    agree(night, 1, 13)
    assert night.state.next_rules(1) == LEFT


@pytest.mark.rule("EV-11")
def test_round_2_goes_on_by_what_was_agreed() -> None:
    """What a pod agreed on holds in round 2; a later proposal that not everybody wants leaves it so."""
    night = two_pods()
    propose(night, 1)
    agree(night, 1)
    next_round(night)
    propose(night, 1, PodRules(minutes=60))
    assert [group.rules for group in night.state.groups_in(1, 1)] == [LEFT, LEFT]
    for group in night.state.groups_in(1):
        play_out(night, group)
    night.add(DESK, night.draw_round())
    night.add(DESK, acts.PairingPublished(), insist=True)
    assert [group.rules for group in night.state.groups_in(2, 1)] == [LEFT, LEFT]


@pytest.mark.rule("EV-11")
def test_other_players_are_another_pod() -> None:
    """A pod whose players are exchanged has agreed on nothing; one that is the same as before still has."""
    night = two_pods()
    for pod in (1, 2):
        propose(night, pod)
        agree(night, pod)
    one, two = night.state.pods
    night.add(DESK, acts.PodsMade((one[::-1], two)))
    assert [night.state.is_agreed(pod) for pod in (1, 2)] == [True, True]
    night.add(DESK, acts.PodsMade(((*one[:-1], two[0]), (*two[1:], one[-1]))))
    assert night.state.agreements == {}


@pytest.mark.rule("EV-11")
def test_answers_stand_in_nobodys_way() -> None:
    """Players answer while the organiser draws and publishes; two organisers who propose to one pod see each other."""
    night = two_pods()
    seen = night.version
    act = propose(night, 1)
    with pytest.raises(Unlawful) as caught:
        night.add("Ben", acts.RulesProposed(1, LEFT, night.next_proposal), seen=seen)
    assert caught.value.key == "night-changed"
    seen = night.version
    for player in night.state.asked(1):
        night.add(f"Player {player}", acts.RulesAnswered(1, act.proposal, (player,)), seen=seen)
    night.add(DESK, night.draw_round(), seen=seen)
    night.add(DESK, acts.PairingPublished(), seen=night.version)
    again = read(write(night))
    assert again.state == night.state
    assert b'"attack":"left"' in as_json(night, night.state)


@pytest.mark.rule("EV-11")
def test_a_clock_is_agreed_on_like_any_rule() -> None:
    """It is the pod's that agreed on it, is kept with the night, and the log says how long players have."""
    clocked = PodRules(GameOptions(clock=DecisionClock(30.0, 7.5)))
    night = two_pods()
    propose(night, 1, clocked)
    proposed = night.log[-1]
    agree(night, 1)
    next_round(night)
    again = read(write(night)).state
    assert [group.rules for group in again.groups.values()] == [clocked, clocked, None, None]
    line = told(proposed, known(night.log, night.state))
    assert "30 s for each decision and 7.5 min in reserve" in line.said("en")
    assert "1手30秒＋予備7.5分" in line.said("ja")
    assert "away" not in line.said("en")


@pytest.mark.rule("EV-11")
def test_how_long_tables_wait_is_agreed_on_like_any_rule() -> None:
    """The log says so where it isn't as usual."""
    for grace, en, ja in (
        (120, "tables wait 120 s for whoever is away", "接続が切れた人を120秒待つ"),
        (None, "tables wait for whoever is away", "接続が切れた人が戻るまで待つ"),
    ):
        night = two_pods()
        propose(night, 1, PodRules(GameOptions(grace=grace)))
        line = told(night.log[-1], known(night.log, night.state))
        assert line.said("en").endswith(en)
        assert line.said("ja").endswith(ja)


def propose_to_all(night: Night, rules: PodRules = LEFT) -> acts.RulesProposedToPods:
    """The same rules for every pod."""
    act = acts.RulesProposedToPods(tuple(pod for pod, _ in night.state.pods_numbered()), rules, night.next_proposal)
    night.add(DESK, act)
    return act


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 11), st.booleans(), st.booleans()), max_size=16))
def test_one_proposal_for_all_pods(answers: list[tuple[int, bool, bool]]) -> None:
    """Whoever has agreed to just this still does, whoever hasn't is asked, and one undo puts every pod back."""
    night = two_pods()
    proposed = {1: LEFT, 2: PodRules(minutes=60)}
    for pod, rules in proposed.items():
        propose(night, pod, rules)
    players = [player for pod in night.state.pods for player in pod]
    for at, agrees, goes in answers:
        pod = 1 + at // 6
        if goes:
            agree(night, pod, players[at], agrees=agrees)
    before = dict(night.state.agreements)
    agreed = {pod: night.state.is_agreed(pod) for pod in proposed}
    act = propose_to_all(night)
    after = night.state.agreements
    assert {one.rules for one in after.values()} == {LEFT}
    assert (after[1] == before[1]) == agreed[1]
    assert {player for player, yes in after[1].answers.items() if yes} == {
        player for player, yes in before[1].answers.items() if yes
    }
    assert after[2].answers == {}
    assert after[2].proposal == act.proposal == night.next_proposal - 1
    assert read(write(night)).state == night.state
    night.undo(DESK, len(night.log))
    assert night.state.agreements == before


@pytest.mark.rule("EV-11")
def test_each_pod_agrees_for_itself() -> None:
    """Proposed to both at once, pod 1 agrees and pod 2 doesn't; asked again, pod 1 is asked nothing."""
    night = two_pods()
    first = propose_to_all(night)
    agree(night, 1)
    agree(night, 2, night.state.pods[1][0], agrees=False)
    assert [night.state.next_rules(pod) for pod in (1, 2)] == [LEFT, None]
    again = propose_to_all(night)
    assert [night.state.agreements[pod].proposal for pod in (1, 2)] == [first.proposal, again.proposal]
    assert night.state.agreements[2].answers == {}
    agree(night, 2)
    with pytest.raises(Unlawful) as caught:
        propose_to_all(night)
    assert caught.value.key == "night-rules-agreed-already"
    for pods in ((), (1, 3)):
        with pytest.raises(Unlawful):
            night.add(DESK, acts.RulesProposedToPods(pods, LEFT, night.next_proposal))


@pytest.mark.rule("EV-11")
def test_a_proposal_to_all_stands_in_the_way_of_one_to_a_pod() -> None:
    """An organiser who hasn't seen what another has proposed to a pod is shown it first."""
    night = two_pods()
    seen = night.version
    propose(night, 2)
    with pytest.raises(Unlawful) as caught:
        night.add("Ben", acts.RulesProposedToPods((1, 2), LEFT, night.next_proposal), seen=seen)
    assert caught.value.key == "night-changed"
    night.add("Ben", acts.RulesProposedToPods((1,), LEFT, night.next_proposal), seen=seen)
