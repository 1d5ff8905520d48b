"""Votes are given openly: whoever votes later, and whoever looks on, sees them until the vote is over.  (CR 701.32a)"""

import pytest

from entaku.kernel.decisions import Choose
from entaku.magic.views.viewing import view
from tests.magic.positions import answer, find, position
from tests.magic.wild import SPRING


@pytest.mark.rule("CR 701.32a")
def test_who_votes_later_sees_how_others_have_voted() -> None:
    """Nothing before the first vote, then each vote in its order for everybody, and nothing once all have voted."""
    side = {"battlefield": [SPRING] * 4, "hand": ["Plea for Power"], "library": ["Plains"] * 9}
    play = position([side, {"library": ["Plains"] * 9}, {"library": ["Plains"] * 9}])
    answer(play, f"cast:{find(play.game, 'Plea for Power', 'hand')}")
    seen: list[tuple[tuple[int, str], ...]] = []
    given: list[tuple[int, str]] = []
    while play.decision is not None and len(given) < 3:
        decision = play.decision
        if decision.purpose != "game-vote":
            answer(play, "pass")
            continue
        seen.append(view(play.game, decision.actor).votes)
        assert view(play.game, "public").votes == seen[-1] == tuple(given)
        assert isinstance(decision.shape, Choose)
        option = decision.shape.options[len(given) % 2]
        given.append((decision.seat, option.text))
        answer(play, option.key)
    assert given == [(0, "time"), (1, "knowledge"), (2, "time")]
    assert len(seen) == 3
    assert view(play.game, 1).votes == ()
