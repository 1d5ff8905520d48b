"""Cards in exile that are cast on a later turn: plotted ones, and what was warped.  (CR 2026 702.170, 702.185)"""

from typing import Literal

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, row, says

PlottedBy = Literal["", "airbend", "plot", "warp"]
"""By what a card in exile may be cast on a later turn."""


class BecomePlotted(Action, frozen=True):
    """Cards in exile may be cast on a later turn: for nothing as a sorcery, or as ever if warped.

    (CR 2026 702.170e, 702.185a)
    """

    what: Things
    how: PlottedBy = "plot"


row(
    BecomePlotted,
    clause("{what:subject} becomes plotted", BecomePlotted(WHAT)),
    ja=says("計画された状態に", "なる", who="{what:things}は"),
)
