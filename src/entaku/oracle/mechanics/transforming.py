"""Double-faced permanents that are turned over, and flip cards that are flipped.  (CR 701.28, 710, 2026 701.28)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, command, row, says


class Transform(Action, frozen=True):
    """Permanents are turned over, so that their other face is up.  (CR 701.28)"""

    what: Things


class Convert(Action, frozen=True):
    """Permanents are converted: turned over like those that transform, by another name.  (CR 2026 701.28)"""

    what: Things


class Flip(Action, frozen=True):
    """Permanents are flipped.  (CR 710.4)"""

    what: Things


row(
    Transform,
    command("transform {what:things}", Transform(WHAT)),
    ja=says("{what:things}を", "変身させる"),
)
row(
    Convert,
    command("convert {what:things}", Convert(WHAT)),
    ja=says("{what:things}を", "変形させる"),
)
row(
    Flip,
    command("flip {what:things}", Flip(WHAT)),
    ja=says("{what:things}を", "反転する"),
)
