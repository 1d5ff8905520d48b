"""Clashes.  (CR 701.23)"""

from typing import ClassVar

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import command, row, says


class Clash(Action, frozen=True):
    """You clash with an opponent of your choice: `bind` is you if you won, `other` that opponent.  (CR 701.23)"""

    sort: ClassVar = "player"

    bind: str = "won"
    other: str = "clashed"


row(Clash, command("clash with a opponent", Clash()), ja=says("対戦相手１人と激突を", "行う"))
