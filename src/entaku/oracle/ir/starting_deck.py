"""What companions ask of a starting deck: its cards, and the conditions that they are parts of.  (CR 702.139)"""

from typing import Literal

from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Predicate


class DistinctSymbols(Node, frozen=True):
    """No mana symbol is more than once in its mana cost."""


class CanBeActivated(Node, frozen=True):
    """It has an activated ability.  (CR 602.1)"""


CardQuality = Predicate | DistinctSymbols | CanBeActivated


class EachCard(Node, frozen=True):
    """Each card, or each that is like `where`, is like this."""

    so: tuple[CardQuality, ...]
    where: tuple[Predicate, ...] = ()


class Together(Node, frozen=True):
    """All cards like this have names of their own, or a card type in common.  (CR 201.2, 205.2)"""

    where: tuple[Predicate, ...]
    have: Literal["different names", "a shared type"]


class MoreThanLeast(Node, frozen=True):
    """There are at least so many cards more than a deck must have.  (CR 100.2)"""

    cards: int


StartingDeck = EachCard | Together | MoreThanLeast
