"""Mana that stays until combat ends.  (CR 2026 702.189)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import row, says


class AddLastingMana(Action, frozen=True):
    """You add so much {R}, which isn't lost as steps end until combat does.  (CR 2026 702.189a)"""

    amount: Amount


row(AddLastingMana, ja=says("戦闘終了時まで失われない{{R}}{amount:amount}点を", "加える"))
