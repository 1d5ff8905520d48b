"""Creatures that leave combat.  (CR 506.4)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, command, row, says


class LeaveCombat(Action, frozen=True):
    """Creatures are removed from combat.  (CR 506.4)"""

    what: Things


row(
    LeaveCombat,
    command("remove {what:things} from combat", LeaveCombat(WHAT)),
    ja=says("{what:thing}を戦闘から", "取り除く"),
)
