"""Encore.  (CR 702.141)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class Encore(Action, frozen=True):
    """For each opponent a copy of this with haste attacks them, and is sacrificed at the end.  (CR 702.141a)"""


row(Encore, ja=says("再演を", "行う"))
