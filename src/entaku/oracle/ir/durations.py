"""How long the effect of a resolved spell or ability lasts.  (CR 611.2)"""

from typing import Final, Literal

from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.node import Node


class AsLongAs(Node, frozen=True):
    """For as long as a condition holds: once it doesn't, the effect is over for good.  (CR 611.2b)

    What is phased out is there no longer, so that it ends what hangs on it.  (CR 702.26f)
    """

    condition: Condition


class UntilNot(Node, frozen=True):
    """Until a condition no longer holds, and then over for good; what only phases out has changed in nothing.

    "source leaves" is of this kind, too.  (CR 611.2a, 702.26d)
    """

    condition: Condition


Until = (
    Literal[
        "end of turn", "end of combat", "your next turn", "end of your next turn", "its controller's next untap step",
        "your next untap step",
        "end of game", "source leaves", "an opponent becomes the monarch", "a player planeswalks",
    ]
    | AsLongAs
    | UntilNot
)  # fmt: skip

END_OF_TURN: Final = "end of turn"
"""What most effects last until: the default of a field is this very value, so that it isn't written."""
