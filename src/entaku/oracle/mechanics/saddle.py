"""Saddled Mounts.  (CR 2026 702.171)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says


class BecomeSaddled(Action, frozen=True):
    """Permanents are saddled until the turn ends or they leave the battlefield.  (CR 2026 702.171b)"""

    what: Things


row(
    BecomeSaddled,
    clause("{what:subject} becomes saddled until end of turn", BecomeSaddled(WHAT)),
    ja=says("ターン終了時まで騎乗状態に", "なる", who="{what:things}は"),
)
