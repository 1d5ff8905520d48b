"""Families of nodes that hold each other: what players are told to do, what is asked first, what cards can do.

An ability holds instructions, and these give abilities; a player may be one for whom a condition holds.  So each family
is a class that stands below all who hold it.  By `AnyInstruction` and the like its nodes are read: these are all of its
classes, and are found when the first tree is read, once all of them are there.
"""

from functools import reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Any  # Any: whatever is asked of a module

from entaku.oracle.ir.node import Node


class Instruction(Node, frozen=True):
    """What is followed as something resolves.  (CR 608.2)"""


class ConditionNode(Node, frozen=True):
    """What is asked before something happens or holds.  (CR 603.4)"""


class AbilityNode(Node, frozen=True):
    """What a card can do.  (CR 113)"""


if TYPE_CHECKING:
    AnyInstruction = Instruction
    AnyCondition = ConditionNode
    AnyAbility = AbilityNode


def __getattr__(name: str) -> Any:  # noqa: ANN401  (whatever is asked for)
    """All nodes of a family, by the name by which trees are read."""
    families: dict[str, type[Node]] = {
        "AnyInstruction": Instruction,
        "AnyCondition": ConditionNode,
        "AnyAbility": AbilityNode,
    }
    if name not in families:
        raise AttributeError(name)
    if name == "AnyInstruction":
        for module in ("ir.actions", "mechanics"):
            import_module(f"entaku.oracle.{module}")
    found = globals()[name] = reduce(or_, every(families[name]))
    return found


def every(kind: type[Node]) -> list[type[Node]]:
    """The classes of a family, in the order in which they were made; those that others are kinds of apart."""
    found: list[type[Node]] = []
    for one in kind.__subclasses__():
        found += every(one) if one.__subclasses__() else [one]
    return found
