"""Populate.  (CR 701.30)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import command, row, says


class Populate(Action, frozen=True):
    """You choose a creature token that you control and create a copy of it; `bind` is the copy.  (CR 701.30)"""

    bind: str = "created"


row(Populate, command("populate", Populate()), ja=says("居住を", "行う"))
