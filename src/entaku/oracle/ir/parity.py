"""Mana values that are even or odd.  (CR 202.3)"""

from typing import Literal

from entaku.oracle.ir.node import Node


class Parity(Node, frozen=True):
    """Its mana value is even, as zero is, or odd."""

    of: Literal["even", "odd"]
