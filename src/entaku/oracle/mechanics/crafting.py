"""What was exiled to be crafted, as it returns.  (CR 2026 702.167)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Bound, Things
from entaku.oracle.saying.rows import row, says


class ReturnCrafted(Action, frozen=True):
    """A card returns from exile with its back face up, and knows with which cards it was crafted.

    (CR 2026 702.167a, 702.167c)
    """

    what: Things = Bound("crafted")
    materials: Things = Bound("materials")


row(ReturnCrafted, ja=says("{what:thing}を変身させて戦場に", "戻す"))
