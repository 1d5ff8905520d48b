"""Monstrosity.  (CR 701.31)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import (
    Amount,
)
from entaku.cards.saying.rows import N, command, row, says


class Monstrosity(Action, frozen=True):
    """If this isn't monstrous, so many +1/+1 counters are put on it and it becomes monstrous.  (CR 701.31)"""

    amount: Amount


row(
    Monstrosity,
    command("monstrosity {n:amount}", Monstrosity(N)),
    ja=says("怪物化{amount:amount}を", "行う"),
)
