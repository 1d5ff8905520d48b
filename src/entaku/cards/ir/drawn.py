"""Cards by how they came to hand."""

from entaku.cards.ir.node import Node


class DrawnThisTurn(Node, frozen=True):
    """It was drawn this turn, and is still where it was drawn to.  (CR 121.1)"""


class CardsDrawn(Node, frozen=True):
    """How many cards players have drawn this turn."""

    who: "things.Players"


# Things refer to what lies here: the name is looked up when first needed.
from entaku.cards.ir import things  # noqa: E402
