"""Cascade and ripple: spells found on top of a library and cast for nothing.  (CR 702.60, 702.85)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import keyword_action, row, says


class Cascade(Action, frozen=True):
    """You exile cards until a nonland card of lesser mana value than this spell comes, and may cast it.  (CR 702.85)"""


class Ripple(Action, frozen=True):
    """You may reveal so many top cards, and cast those of this spell's name without paying.  (CR 702.60)"""

    amount: Amount


row(Cascade, ja=says("続唱を", "行う"))
row(Ripple, ja=keyword_action("波及"))
