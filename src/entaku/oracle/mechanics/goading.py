"""Goad.  (CR 701.38)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Things,
)
from entaku.oracle.saying.rows import WHAT, command, row, says


class Goad(Action, frozen=True):
    """Creatures are goaded: until your next turn they attack each combat, and another player if able.  (CR 701.38)"""

    what: Things


row(
    Goad,
    command("goad {what:things}", Goad(WHAT)),
    ja=says("{what:things}を", "使嗾する"),
)
