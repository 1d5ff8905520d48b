"""Spells and cards by what stands in their costs and how they are cast."""

from entaku.oracle.ir.node import Node, Zone


class Kicked(Node, frozen=True):
    """It is a spell that was kicked.  (CR 702.33d)"""


class CostHas(Node, frozen=True):
    """It has this symbol in its mana cost ("X").  (CR 202.1)"""

    symbol: str


class HasAdventure(Node, frozen=True):
    """It is an adventurer card, or a spell that is one.  (CR 715.3)"""


class CastFrom(Node, frozen=True):
    """It was cast from this zone by its controller: from a hand, library or graveyard of their own."""

    zone: Zone
