"""The common ground of every node of the intermediate form in which abilities are written."""

from typing import Literal

from msgspec import Struct

Zone = Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "outside"]


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
