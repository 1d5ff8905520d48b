"""Suspect.  (CR 2026 701.60)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, clause, command, row, says


class Suspect(Action, frozen=True):
    """Permanents are suspected: they have menace and can't block.  (CR 2026 701.60a, 701.60c)"""

    what: Things


class Clear(Action, frozen=True):
    """Permanents are no longer suspected.  (CR 2026 701.60a)"""

    what: Things


row(Suspect, command("suspect {what:things}", Suspect(WHAT)), ja=says("{what:things}に容疑を", "かける"))
row(
    Clear,
    clause(
        "{what:subject} are no longer suspected",
        "{what:subject} is no longer suspected",
        "{what:subject} become~ no longer suspected",
        "{what:subject}'s no longer suspected",
        "{what:subject}'re no longer suspected",
        Clear(WHAT),
    ),
    ja=says("容疑をかけられていない状態に", "なる", who="{what:things}は"),
)
