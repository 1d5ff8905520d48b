"""Creatures that are stronger than tough, or tougher than strong.  (CR 208)"""

from typing import Literal

from entaku.oracle.ir.node import Node


class Lopsided(Node, frozen=True):
    """Its power is greater than its toughness, or the other way round: `greater` is which."""

    greater: Literal["power", "toughness"]
