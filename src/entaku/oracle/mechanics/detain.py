"""Detain.  (CR 701.29)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, command, row, says


class Detain(Action, frozen=True):
    """Until your next turn these permanents can't attack, block, or have abilities activated.  (CR 701.29)"""

    what: Things


row(Detain, command("detain {what:things}", Detain(WHAT)), ja=says("{what:things}を", "留置する"))
