"""Which battles bots attack."""

import pytest

from entaku.kernel.decisions import Assign, Decision, Option
from entaku.magic.views.game_view import CardView
from tests.bots.positions import ME, asked, creature

OX, WAR = 11, 12


@pytest.mark.rule("CR 2026 310.11b")
@pytest.mark.parametrize(("owner", "does"), [(ME, True), (1, False)])
def test_a_bot_wins_battles_of_its_own_alone(owner: int, does: bool) -> None:
    """Where nobody else can be attacked it beats its own battle, and leaves that of another player alone."""
    war = CardView(WAR, "Long War", owner, owner, types=("Battle",), counters=(("defense", 3),))
    subjects = (Option(OX, "attacker", card=OX, text="Moss"),)
    shape = Assign(subjects, ((Option(1, "defender", card=WAR, seat=2),),))
    decision = Decision(id=7, seat=ME, actor=ME, purpose="game-attack", shape=shape, default=((),))
    answer = asked(decision, (creature(OX, ME, 4, 4), war), step="declare attackers")
    assert answer == (((1,),) if does else ((),))
