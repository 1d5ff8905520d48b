"""The initiative, and the Undercity into which whoever has it ventures.  (CR 2026 726)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class TakeInitiative(Action, frozen=True):
    """A player takes the initiative.  (CR 2026 726.1)"""

    who: Players = You()


row(
    TakeInitiative,
    verb("take~ the initiative", TakeInitiative(WHO)),
    ja=says("イニシアチブを", "得る", who="{who:newly}"),
)
