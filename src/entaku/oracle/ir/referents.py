"""Who and what a word stands for by itself: you, this, the targets, what was bound.  (CR 109.5, 115, 608.2)"""

from typing import Literal

from entaku.oracle.ir.node import Node


class You(Node, frozen=True):
    """You: the controller of the ability."""


class TargetedPlayer(Node, frozen=True):
    """The player that is the n-th target (counted from 0), or each of them."""

    n: int = 0


class BoundPlayer(Node, frozen=True):
    """The player or players that go by this name in the ability ("player", "voter", "each", "chosen")."""

    name: str = "player"


class TheMonarch(Node, frozen=True):
    """The monarch, if there is one.  (CR 720)"""


class ActivePlayer(Node, frozen=True):
    """The player whose turn it is."""


class ChosenPlayer(Node, frozen=True):
    """The player chosen for the source: as it entered, or as its gift was promised.  (CR 2026 702.174a)"""


class Self(Node, frozen=True):
    """The object that the ability is on, or the spell itself."""


class Giver(Node, frozen=True):
    """The object whose ability gave this one, which calls it by its name; its `number` once it has.  (CR 201.5a)"""

    number: int = 0


class Targeted(Node, frozen=True):
    """What is the n-th target (counted from 0), or each of them if several may be chosen."""

    n: int = 0


class Bound(Node, frozen=True):
    """The object or objects that go by this name in the ability."""

    name: str = "it"


class Attached(Node, frozen=True):
    """The object that the source enchants, equips or fortifies."""


class Each(Node, frozen=True):
    """Each player, opponent, or other player, in APNAP order; as a subject of an event: any of them."""

    who: Literal["player", "opponent", "other"] = "player"
