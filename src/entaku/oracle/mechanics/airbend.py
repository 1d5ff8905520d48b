"""Airbend.  (CR 2026 701.65)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, command, row, says


class Airbend(Action, frozen=True):
    """Permanents and spells are exiled; the owner of each may cast it for {2} as long as it is.  (CR 2026 701.65a)"""

    what: Things


row(Airbend, command("airbend {what:things}", Airbend(WHAT)), ja=says("{what:things}に気の技を", "使う"))
