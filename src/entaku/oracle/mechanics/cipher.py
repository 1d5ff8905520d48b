"""Cipher.  (CR 702.99)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class Cipher(Action, frozen=True):
    """You may exile this spell's card encoded on a creature that you control.  (CR 702.99)"""


row(Cipher, ja=says("暗号を", "行う"))
