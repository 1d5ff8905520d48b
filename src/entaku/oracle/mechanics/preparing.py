"""Permanents that become prepared: a copy of their spell may be cast as long as they are.  (CR 2026 722)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says


class BecomePrepared(Action, frozen=True):
    """These permanents become prepared, those of them that have a prepare spell and aren't.  (CR 2026 722.3a)"""

    what: Things


class BecomeUnprepared(Action, frozen=True):
    """These permanents are prepared no longer.  (CR 2026 722.3b)"""

    what: Things


row(
    BecomePrepared,
    clause("{what:subject} become~ prepared", BecomePrepared(WHAT)),
    ja=says("{what:things}を", "準備済にする"),
)
row(
    BecomeUnprepared,
    clause("{what:subject} become~ unprepared", BecomeUnprepared(WHAT)),
    ja=says("{what:things}を", "準備済でなくする"),
)
