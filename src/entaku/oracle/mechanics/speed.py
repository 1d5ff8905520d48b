"""Speed, which players have once they start their engines, and max speed.  (CR 2026 702.178, 702.179)"""

from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, SpeedOf, You
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import N, command, row

GREATEST = 4
"""Max speed.  (CR 2026 702.179e)"""
MAX_SPEED = Compared(SpeedOf(You()), ">=", GREATEST)
"""That you have max speed: what a max speed ability asks for.  (CR 2026 702.178a)"""


class IncreaseSpeed(Action, frozen=True):
    """A player's speed increases by so much; one who has none has so much then.  (CR 2026 702.179c)"""

    amount: Amount = 1
    who: Players = You()


row(
    IncreaseSpeed,
    command("your speed increases by {n:amount}", IncreaseSpeed(N)),
    ja=lambda act, told: (f"{player(act.who, told)}の速度は", Clause(f"{wide(act.amount)}", "上がる")),
)
