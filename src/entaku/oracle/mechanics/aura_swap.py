"""Aura swap.  (CR 702.65)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class SwapAura(Action, frozen=True):
    """You may exchange this with an Aura card in your hand, which then is attached in its place.  (CR 702.65a)"""


row(SwapAura, ja=says("このオーラを、あなたの手札にあるオーラ・カード１枚と", "交換してもよい"))
