"""Schemes: setting them in motion and abandoning them.  (CR 701.25, 701.26, 904)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Self, Things
from entaku.oracle.saying.rows import WHAT, idiom, row, says


class Abandon(Action, frozen=True):
    """Ongoing schemes that are face up are abandoned.  (CR 701.26)"""

    what: Things = Self()


row(Abandon, idiom("abandon {what:things}", (Abandon(WHAT),)), ja=says("{what:thing}を", "放棄する"))
