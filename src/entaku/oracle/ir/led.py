"""What is asked of decks that a commander leads.  (CR 903)"""

from entaku.oracle.ir.node import Node


class OutsideIdentity(Node, frozen=True):
    """It is of a colour that isn't in the identity of your commander, if you have one.  (CR 903.4)"""
