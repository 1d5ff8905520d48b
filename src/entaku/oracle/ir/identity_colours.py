"""The colours of a commander's identity, as a number.  (CR 903.4)"""

from entaku.oracle.ir.node import Node


class IdentityColours(Node, frozen=True):
    """How many colours there are in your commanders' colour identity; undefined without a commander.  (CR 903.4e)"""
