"""Instructions can be watched as they are followed, and once nobody watches all is as it was."""

import pytest

from entaku.kernel.decisions import Choose
from entaku.magic.game import events as e
from entaku.magic.game.play import Play
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW
from entaku.magic.spells.resolving.observing import Followed, observed
from tests.magic.positions import answer, find, position
from tests.magic.wild import SPRING


class Notes:
    """An observer that writes everything down."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ended: list[Followed] = []

    def begins(self, ctx: Context, instruction: object) -> None:
        self.begun.append(type(instruction).__name__)

    def ends(self, followed: Followed) -> None:
        self.ended.append(followed)

    @property
    def names(self) -> list[str]:
        return [type(each.instruction).__name__ for each in self.ended]


@pytest.fixture
def recruiting() -> Play:
    """A table at which somebody may cast Recruiter of the Guard, with which they may search for another creature."""
    side = {"battlefield": [SPRING] * 4, "hand": ["Recruiter of the Guard"], "library": ["Plains", "Wind Dancer"]}
    return position([side, {"library": ["Plains"]}])


def asked_whether(play: Play) -> Play:
    """It is cast and resolves, and the player is asked whether they search."""
    answer(play, f"cast:{find(play.game, 'Recruiter of the Guard', 'hand')}")
    while play.decision is not None and play.decision.purpose == "game-priority":
        answer(play, "pass")
    assert play.decision is not None
    assert play.decision.purpose == "game-may"
    return play


def find_it(play: Play) -> None:
    """The player searches, and finds the only card that they may."""
    answer(play, True)
    decision = play.decision
    assert decision is not None
    assert isinstance(decision.shape, Choose)
    answer(play, (decision.shape.options[0].key,))


def test_events_are_gathered_over_questions(recruiting: Play) -> None:
    """An instruction that asks is told as followed with everything that happened until its end, the outer one last."""
    notes = Notes()
    with observed(notes):
        find_it(asked_whether(recruiting))
    assert (notes.begun, notes.names) == (["May", "Search"], ["Search", "May"])
    for followed in notes.ended:
        assert (followed.did, followed.changed) == (True, True)
        assert [event.to for event in followed.events if isinstance(event, e.Moved)] == ["hand"]
    assert "found" in notes.ended[0].named


def test_what_changes_nothing_is_told_so(recruiting: Play) -> None:
    """A player who may and doesn't has changed nothing."""
    notes = Notes()
    with observed(notes):
        answer(asked_whether(recruiting), False)
    assert [(each.did, each.changed, each.events) for each in notes.ended] == [(False, False, ())]


def test_a_copy_tells_it_again(recruiting: Play) -> None:
    """A copy that is looked at within an instruction runs it again: it is told again, of another game."""
    notes = Notes()
    with observed(notes):
        asked_whether(recruiting)
        copy = recruiting.copy()
        assert copy.decision == recruiting.decision
        find_it(copy)
        find_it(recruiting)
    assert (notes.begun, notes.names) == (["May", "May", "Search", "Search"], ["Search", "May", "Search", "May"])
    assert [each.ctx.game is recruiting.game for each in notes.ended] == [False, False, True, True]
    assert len({len(each.events) for each in notes.ended if type(each.instruction).__name__ == "Search"}) == 1


def faulty_while_observed(before: dict[type, object]) -> None:
    """Something fails while somebody observes."""
    with observed(Notes()):
        assert all(before[kind] is not now for kind, now in {**FOLLOW, **AT_ONCE}.items())
        raise RuntimeError("a fault")


def test_nobody_is_watched_afterwards() -> None:
    """As the observer goes the procedures are what they were, also after a fault."""
    before: dict[type, object] = {**FOLLOW, **AT_ONCE}
    with pytest.raises(RuntimeError):
        faulty_while_observed(before)
    after: dict[type, object] = {**FOLLOW, **AT_ONCE}
    assert before == after
