"""Players of one team.  (CR 102.3)"""

from entaku.oracle.ir.node import Node


class YourTeam(Node, frozen=True):
    """You and your teammates; you alone in a game that isn't played between teams."""
