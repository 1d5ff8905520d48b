"""Learn.  (CR 701.45)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import command, row, says


class Learn(Action, frozen=True):
    """You may get a Lesson of yours from outside the game, or discard a card to draw one.  (CR 701.45)"""


row(Learn, command("learn", Learn()), ja=says("履修を", "行う"))
