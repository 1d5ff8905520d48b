"""Numbers of objects that are even or odd.  (CR 202.3)"""

from typing import Literal

from entaku.oracle.ir.node import Node


class Parity(Node, frozen=True):
    """One of its numbers is even, as zero is, or odd; or whichever of these was "chosen"."""

    of: Literal["even", "odd", "chosen"]
    stat: Literal["mana value", "power", "toughness"] = "mana value"
