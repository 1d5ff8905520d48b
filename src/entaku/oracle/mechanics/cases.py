"""Cases: they are solved once something is so, and are good for more then.  (CR 2026 719)"""

from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Being, Self
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import command, row

SOLVED = Matches(Self(), (Being("solved"),))
"""That the card itself is solved.  (CR 2026 719.3c)"""


class Solve(Action, frozen=True):
    """This Case becomes solved.  (CR 2026 719.3a)"""


row(Solve, command("~ becomes solved", Solve()), ja=lambda _, told: ("", Clause(f"{told.this}を", "解明する")))
