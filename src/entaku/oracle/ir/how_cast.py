"""Spells and cards by what stands in their costs and how they are cast."""

from entaku.oracle.ir.node import Node


class Kicked(Node, frozen=True):
    """It is a spell that was kicked.  (CR 702.33d)"""


class CostHas(Node, frozen=True):
    """It has this symbol in its mana cost ("X").  (CR 202.1)"""

    symbol: str


class HasAdventure(Node, frozen=True):
    """It is an adventurer card, or a spell that is one.  (CR 715.3)"""
