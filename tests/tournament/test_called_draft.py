"""The hour between the pods and round 1 on paper: its steps, its clock, its log, its notices."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.limited import Limited, steps_of
from entaku.tournament.night import Night, read, write
from entaku.tournament.notices import sent, to_players
from entaku.tournament.settings import Settings, usual
from entaku.tournament.stage import stage
from tests.tournament.nights import DESK, registered

NOW = 1_000_000.0
SHORT = Limited(packs=2, cards=3, seconds=(5, 10, 20), passing=4, reviews=(60,), building=25)
"""Three picks of 20, 10 and 5 seconds a pack, with 4 between them: 43 seconds, a look of 60, 43 more, then building."""


def drafting(limited: Limited = SHORT, players: int = 8) -> Night:
    """A night on paper whose pods are drawn."""
    night = registered(players, Settings(limited=limited))
    night.add(DESK, night.draw_pods())
    return night


def at(night: Night, seconds: float) -> tuple[str, int, int, float]:
    """What is called so many seconds after the beginning, and the seconds that are left of it."""
    assert night.state.call is not None
    number, left = night.state.call.place(NOW + seconds)
    step = night.state.call.steps[number]
    return step.kind, step.pack, step.cards, left


def told(night: Night, seconds: float) -> list[str]:
    """What the first player is told at that time."""
    return [one.said.said("en") for one in to_players(sent(night, NOW + seconds), night)[1]]


@pytest.mark.rule("CR 905.1b", "EV-13")
def test_packs_are_passed_to_the_left_and_to_the_right_in_turn() -> None:
    """Left, right, left; the fourth of a Group Game goes to the right like the second."""
    limited = usual("group-game").limited
    assert limited is not None
    passed = {step.pack: step.passes for step in steps_of(limited) if step.kind == "pick"}
    assert passed == {1: "left", 2: "right", 3: "left", 4: "right"}


def test_a_draft_as_the_tournament_rules_time_it() -> None:
    """Three packs of fifteen: 40 seconds for the first two picks, 5 for the last four; looks of 60 and 90 seconds."""
    steps = steps_of(Limited())
    first = [step for step in steps if step.pack == 1 and step.kind == "pick"]
    assert [step.cards for step in first] == [*range(15, 0, -1)]
    assert [step.seconds for step in first] == [40, 40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5, 5]
    assert [step.seconds for step in steps if step.kind == "review"] == [60, 90]
    assert (steps[-1].kind, steps[-1].seconds) == ("build", 25 * 60)


def test_larger_packs_have_the_longest_time_and_sealed_only_building() -> None:
    """Twenty cards begin with the seconds of fifteen; a sealed pool isn't drafted."""
    assert [step.seconds for step in steps_of(Limited(cards=20))][:6] == [40] * 6 + []
    assert [step.kind for step in steps_of(Limited(kind="sealed", building=30))] == ["build"]


def test_the_hour_is_a_stage_between_the_pods_and_round_1() -> None:
    """It is waited for once there are pods, until the desk ends it; then the pairing is drawn."""
    night = registered(8, Settings(limited=SHORT))
    assert stage(night.state) == "pods"
    night.add(DESK, night.draw_pods())
    assert stage(night.state) == "draft"
    night.add(DESK, acts.CallStarted(NOW))
    assert stage(night.state) == "draft"
    night.add(DESK, acts.CallEnded())
    assert stage(night.state) == "pair"
    night.add(DESK, night.draw_round())
    assert stage(night.state) == "publish"


def test_a_night_without_it_goes_on_as_before() -> None:
    """Where nothing is to be called, at tables of this system, and in a log of before: from pods to the pairing."""
    for agreed in (Settings(), Settings(limited=SHORT, here=True)):
        night = registered(8, agreed)
        night.add(DESK, night.draw_pods())
        assert stage(night.state) == "pair"
        with pytest.raises(Unlawful):
            night.add(DESK, acts.CallStarted(NOW))
    old = write(registered(8)).replace(b'"limited":null,', b"")
    assert b"limited" not in old
    assert read(old).state.settings == Settings()


def test_pods_that_all_draft_here_are_not_called() -> None:
    """One that drafts on paper beside them is."""
    night = drafting(players=16)
    for number, pod in [*night.state.pods_numbered()]:
        assert stage(night.state) == "draft"
        night.add(DESK, acts.DraftedAt(number, "ROOM", 1, pod))
    assert stage(night.state) == "pair"


def test_sealed_decks_are_built_before_rounds_without_pods() -> None:
    """As soon as enough are here the building can begin."""
    night = registered(4, Settings(structure="swiss", limited=Limited(kind="sealed", building=30)))
    assert stage(night.state) == "draft"
    night.add(DESK, acts.CallStarted(NOW))
    assert at(night, 60) == ("build", 0, 0, 29 * 60)
    night.add(DESK, acts.CallEnded())
    assert stage(night.state) == "pair"


def test_picks_follow_each_other_by_the_clock() -> None:
    """While packs are passed less than nothing is left of a pick; the last card isn't passed on."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    assert at(night, 0) == ("pick", 1, 3, 20)
    assert at(night, 22) == ("pick", 1, 3, -2)
    assert at(night, 24) == ("pick", 1, 2, 10)
    assert at(night, 42) == ("pick", 1, 1, 1)
    assert at(night, 43) == ("review", 1, 0, 60)
    assert at(night, 103) == ("pick", 2, 3, 20)
    assert at(night, 146) == ("build", 0, 0, 1500)
    assert at(night, 146 + 1600) == ("build", 0, 0, -100)


def test_the_desk_stops_and_goes_on() -> None:
    """What was left of a pick is left of it after a ruling."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    night.add(DESK, acts.CallPaused(NOW + 5))
    assert at(night, 500) == ("pick", 1, 3, 15)
    night.add(DESK, acts.CallStarted(NOW + 600))
    assert at(night, 605) == ("pick", 1, 3, 10)
    with pytest.raises(Unlawful):
        night.add(DESK, acts.CallStarted(NOW + 606))


def test_more_time_is_given_to_what_is_called_just_now() -> None:
    """This pick alone is longer; what comes after it comes later."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    night.add(DESK, acts.CallExtended(30, NOW + 26))
    assert at(night, 26) == ("pick", 1, 2, 38)
    assert at(night, 68) == ("pick", 1, 1, 5)
    with pytest.raises(Unlawful):
        night.add(DESK, acts.CallExtended(99_999, NOW + 70))


def test_the_desk_goes_back_to_a_pick_and_on_to_the_next() -> None:
    """From its beginning, running on or standing as it was; a step that there isn't is refused."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    night.add(DESK, acts.CallMoved(1, 3, NOW + 30))
    assert at(night, 31) == ("pick", 1, 3, 19)
    night.add(DESK, acts.CallPaused(NOW + 32))
    night.add(DESK, acts.CallMoved(0, 0, NOW + 40))
    assert at(night, 99) == ("build", 0, 0, 1500)
    with pytest.raises(Unlawful):
        night.add(DESK, acts.CallMoved(3, 3, NOW))


def test_the_log_leads_to_the_same_call() -> None:
    """A night that is read again is called on from where it was; what is set meanwhile changes no draft that runs."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    night.add(DESK, acts.CallExtended(10, NOW + 1))
    night.add(DESK, acts.SettingsChanged(Settings(limited=Limited(cards=1))))
    assert read(write(night)).state.call == night.state.call
    assert at(read(write(night)), 2) == ("pick", 1, 3, 28)


def test_players_are_told_of_the_draft_of_building_and_of_its_end() -> None:
    """Once each, the newest alone; nothing while it stands, and nothing once the desk has ended it."""
    night = drafting()
    night.add(DESK, acts.CallStarted(NOW))
    assert told(night, 1) == ["The draft begins. Please sit down at your pod."]
    assert told(night, 150) == ["Please build your decks. You have 25 minutes."]
    assert told(night, 146 + 1200) == ["Five minutes left."]
    assert told(night, 146 + 1500) == ["The time to build decks is over."]
    night.add(DESK, acts.CallExtended(300, NOW + 146 + 1510))
    assert told(night, 146 + 1511) == ["Five minutes left."]
    night.add(DESK, acts.CallEnded())
    assert told(night, 146 + 1600) == []
