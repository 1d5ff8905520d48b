"""Levels that Classes gain.  (CR 717)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.saying.japanese.words import Clause, wide
from entaku.cards.saying.rows import N, command, row


class GainLevel(Action, frozen=True):
    """This Class's level becomes this.  (CR 717.2a)"""

    level: int


row(
    GainLevel,
    command("this Class's level becomes {n:amount}", GainLevel(N)),
    ja=lambda act, _: ("", Clause("このクラスのレベルは", f"{wide(act.level)}になる")),
)
