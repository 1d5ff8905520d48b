"""The common ground of every node of the intermediate form in which abilities are written."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import astuple


class Node(Struct, frozen=True, omit_defaults=True, tag=True, repr_omit_defaults=True, forbid_unknown_fields=True):
    """A part of an ability: plain data, equal by content, printed as the code that makes it.

    In JSON a node is an object whose "type" is the name of its class.
    """

    def tells(self, field: str) -> bool:
        """Whether a field that is set says something to an engine that isn't so without it."""
        return True


def has_own_targets(node: Struct) -> bool:
    """Whether a node is of a kind whose targets are chosen for itself: a mode, an ability, what triggers later."""
    return "targets" in node.__struct_fields__


def own_nodes(value: object) -> Iterator[Struct]:
    """Every node of instructions but for parts with targets of their own, which are announced for themselves."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting += one[::-1]
        elif isinstance(one, Struct) and not has_own_targets(one):
            yield one
            waiting += astuple(one)[::-1]


def nodes(value: object) -> Iterator[Struct]:
    """Every node of a tree, and every other record in it, from the top; `value` may be a tuple of trees."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting += one[::-1]
        elif isinstance(one, Struct):
            yield one
            waiting += astuple(one)[::-1]
