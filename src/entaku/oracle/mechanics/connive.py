"""Connive.  (CR 701.47)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says


class Connive(Action, frozen=True):
    """Creatures connive, one after the other.  (CR 701.47)"""

    what: Things


row(Connive, clause("{what:subject} connive~", Connive(WHAT)), ja=says("謀議を", "行う", who="{what:things}は"))
