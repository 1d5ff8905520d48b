"""How long the effect of a resolved spell or ability lasts.  (CR 611.2)"""

from typing import Final, Literal

from entaku.cards.ir.conditions import Condition
from entaku.cards.ir.node import Node


class AsLongAs(Node, frozen=True):
    """For as long as a condition holds: once it doesn't, the effect is over for good.  (CR 611.2b)"""

    condition: Condition


Until = (
    Literal[
        "end of turn", "end of combat", "your next turn", "end of your next turn", "its controller's next untap step",
        "your next untap step",
        "end of game", "source leaves", "an opponent becomes the monarch",
    ]
    | AsLongAs
)  # fmt: skip

END_OF_TURN: Final = "end of turn"
"""What most effects last until: the default of a field is this very value, so that it isn't written."""
