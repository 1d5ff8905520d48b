"""Cards by how they came to hand."""

from entaku.cards.ir.node import Node


class DrawnThisTurn(Node, frozen=True):
    """It was drawn this turn, and is still where it was drawn to.  (CR 121.1)"""
