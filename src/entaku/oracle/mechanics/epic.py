"""Epic.  (CR 702.50)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class CopyEpic(Action, frozen=True):
    """A spell that has resolved is copied without its epic ability; you may choose new targets.  (CR 702.50a)"""


row(CopyEpic, ja=says("歴伝能力を除いてこの呪文を", "コピーする"))
