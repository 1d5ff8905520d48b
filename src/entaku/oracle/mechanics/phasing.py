"""Permanents that phase out.  (CR 702.26)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says


class PhaseOut(Action, frozen=True):
    """Permanents phase out, until their controller's next untap step.  (CR 702.26)"""

    what: Things


row(
    PhaseOut,
    clause("{what:subject} phase~ out", PhaseOut(WHAT)),
    ja=says("フェイズ・アウト", "する", who="{what:things}は"),
)
