"""Ninjutsu.  (CR 702.49)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class Ninjutsu(Action, frozen=True):
    """This enters from your hand tapped, attacking what the creature attacked that was returned.  (CR 702.49c)"""


row(Ninjutsu, ja=says("忍術を", "行う"))
