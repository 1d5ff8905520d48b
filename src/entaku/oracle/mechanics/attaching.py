"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Things,
)
from entaku.oracle.saying.rows import TO, WHAT, command, row, says


class Attach(Action, frozen=True):
    """An Aura or Equipment is attached to an object.  (CR 701.3)"""

    what: Things
    to: Things


class Unattach(Action, frozen=True):
    """An Equipment is moved away from the creature that it is attached to, and stays there.  (CR 701.3d)"""

    what: Things


row(
    Attach,
    command("attach {what:things} to {to:things}", Attach(WHAT, TO)),
    ja=says("{what:thing}を{to:thing}に", "つける"),
)
row(
    Unattach,
    command("unattach {what:things}", Unattach(WHAT)),
    ja=says("{what:thing}を", "はずす"),
)
