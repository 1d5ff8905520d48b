"""Monstrosity.  (CR 701.31)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Amount,
)
from entaku.oracle.saying.rows import N, command, keyword_action, row


class Monstrosity(Action, frozen=True):
    """If this isn't monstrous, so many +1/+1 counters are put on it and it becomes monstrous.  (CR 701.31)"""

    amount: Amount


row(
    Monstrosity,
    command("monstrosity {n:amount}", Monstrosity(N)),
    ja=keyword_action("怪物化"),
)
