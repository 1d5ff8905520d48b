"""Myriad.  (CR 702.116)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class Myriad(Action, frozen=True):
    """For each other opponent you may create a copy of this, attacking them; exiled at end of combat.  (CR 702.116)"""


row(Myriad, ja=says("無尽を", "行う"))
