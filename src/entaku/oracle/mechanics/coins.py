"""Coins that are flipped.  (CR 705)"""

from typing import ClassVar

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class FlipCoin(Action, frozen=True):
    """A player flips a coin and calls it: `bind` is that they won the flip.  (CR 705.1, 705.2)"""

    sort: ClassVar = "number"

    who: Players = You()
    bind: str = "flip"


row(FlipCoin, verb("flip~ a coin", FlipCoin(WHO)), ja=says("コインを１枚", "投げる"))
