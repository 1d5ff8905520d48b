"""What abilities speak of that was noted, or done, as cards were drafted.  (CR 905)"""

from entaku.oracle.ir.node import Node


class NotedPlayers(Node, frozen=True):
    """The players that you noted as you drafted cards of the source's name."""


class NotedColour(Node, frozen=True):
    """It is of a colour chosen as you drafted cards of the source's name."""


class NotedName(Node, frozen=True):
    """It has a name noted as you drafted cards of the source's name."""


class NotedType(Node, frozen=True):
    """It has a creature type noted as you drafted cards of the source's name."""


class NotedNumber(Node, frozen=True):
    """The highest number you noted for cards of the source's name."""


class RemovedCards(Node, frozen=True):
    """How many cards you removed from the draft with cards of the source's name."""
