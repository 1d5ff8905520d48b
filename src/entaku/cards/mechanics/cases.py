"""Cases: they are solved once something is so, and are good for more then.  (CR 2026 719)"""

from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Being, Self
from entaku.cards.saying.rows import command, row, says

SOLVED = Matches(Self(), (Being("solved"),))
"""That the card itself is solved.  (CR 2026 719.3c)"""


class Solve(Action, frozen=True):
    """This Case becomes solved.  (CR 2026 719.3a)"""


row(Solve, command("~ becomes solved", Solve()), ja=says("{name}を", "解明する"))
