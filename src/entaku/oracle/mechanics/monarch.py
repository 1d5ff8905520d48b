"""The monarch.  (CR 720)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class BecomeMonarch(Action, frozen=True):
    """A player becomes the monarch.  (CR 720)"""

    who: Players = You()


row(BecomeMonarch, verb("become~ the monarch", BecomeMonarch(WHO)), ja=says("統治者に", "なる", who="{who:newly}"))
