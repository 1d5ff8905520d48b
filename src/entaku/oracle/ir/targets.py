"""What is chosen as a spell or ability is announced: targets and modes.  (CR 115, 700.2)"""

from typing import Literal

from entaku.oracle.ir import families
from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Group, Players


class Total(Node, frozen=True):
    """What one number of all the objects chosen for a target may be in all, at most."""

    stat: Literal["power", "toughness", "mana value"]
    most: Amount


class Different(Node, frozen=True):
    """All the objects chosen differ from each other in this: no two have the same name or controller, or number."""

    of: Literal["name", "mana value", "power", "controller"]


Limit = Total | Different
"""What holds of all the objects chosen for one target or choice together."""


class Target(Node, frozen=True):
    """What a spell or ability targets: objects or players like one of these, from `least` to `most` of them.  (CR 115)

    `most` None is any number.  `chooser` None is the controller.  With `different`, it may not be chosen for an
    earlier target of the same spell or ability ("another target"); `together`: all in one player's graveyard.
    With `each_of` so many are chosen for each of these players, "each": what that player controls, or owns.  `total`
    limits what all that are chosen have together.
    """

    of: tuple[Group | Players, ...]
    least: Amount = 1
    most: Amount | None = 1
    chooser: Players | None = None
    different: bool = False
    together: bool = False
    each_of: Players | None = None
    total: Limit | None = None


class Mode(Node, frozen=True):
    """One mode of a modal spell or ability, with what is paid besides for choosing it.  (CR 700.2, 2026 700.2h)"""

    do: tuple["families.AnyInstruction", ...]
    targets: tuple[Target, ...] = ()
    cost: tuple[CostPart, ...] = ()
