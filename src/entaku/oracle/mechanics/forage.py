"""Foraging.  (CR 2026 701.61)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says, verb


class Forage(Action, frozen=True):
    """You exile three cards from your graveyard or sacrifice a Food.  (CR 2026 701.61a)"""


row(
    Forage, verb("forage~", Forage()), ja=says("あなたの墓地にあるカード３枚を追放するか、食物１つを", "生け贄に捧げる")
)
