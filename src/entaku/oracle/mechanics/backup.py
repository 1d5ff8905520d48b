"""What the ability backup does as it resolves.  (CR 2026 702.165)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import keyword_action, row


class BackUp(Action, frozen=True):
    """The target gets counters; another creature also has, this turn, what stands below backup.  (CR 2026 702.165a)"""

    amount: Amount


row(BackUp, ja=keyword_action("賛助"))
