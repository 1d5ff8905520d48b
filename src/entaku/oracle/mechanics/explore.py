"""Explore.  (CR 701.40)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says


class Explore(Action, frozen=True):
    """Permanents explore, one after the other.  (CR 701.40)"""

    what: Things


row(Explore, clause("{what:subject} explore~", Explore(WHAT)), ja=says("探検を", "行う", who="{what:things}は"))
