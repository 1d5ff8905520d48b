"""Crewed Vehicles.  (CR 702.122)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import row, says


class BecomeCrewed(Action, frozen=True):
    """A crew ability of permanents has made them creatures, and they are crewed by it.  (CR 702.122d)"""

    what: Things


row(
    BecomeCrewed,
    ja=says("搭乗", "される", who="{what:things}が"),
)
