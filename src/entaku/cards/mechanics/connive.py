"""Connive.  (CR 701.47)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Things
from entaku.cards.saying.rows import WHAT, clause, row, says


class Connive(Action, frozen=True):
    """Creatures connive, one after the other.  (CR 701.47)"""

    what: Things


row(Connive, clause("{what:subject} connive~", Connive(WHAT)), ja=says("謀議を", "行う", who="{what:things}は"))
