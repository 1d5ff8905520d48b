"""Levels that Classes gain.  (CR 717)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import N, command, row


class GainLevel(Action, frozen=True):
    """This Class's level becomes this.  (CR 717.2a)"""

    level: int


row(
    GainLevel,
    command("this Class's level becomes {n:amount}", GainLevel(N)),
    ja=lambda act, _: ("", Clause("このクラスのレベルは", f"{wide(act.level)}になる")),
)
