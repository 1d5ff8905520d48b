"""A player to whom something is attached.  (CR 303.4b)"""

from entaku.oracle.ir.node import Node


class EnchantedPlayer(Node, frozen=True):
    """The player to whom the source is attached, or last was."""
