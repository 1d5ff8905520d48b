"""The common ground of every node of the intermediate form in which abilities are written."""

from collections.abc import Iterator

from msgspec import Struct


class Node(Struct, frozen=True, omit_defaults=True, tag=True, repr_omit_defaults=True, forbid_unknown_fields=True):
    """A part of an ability: plain data, equal by content, printed as the code that makes it.

    In JSON a node is an object whose "type" is the name of its class.
    """

    def tells(self, field: str) -> bool:
        """Whether a field that is set says something to an engine that isn't so without it."""
        return True


def nodes(value: object) -> Iterator[Struct]:
    """Every node of a tree, and every other record in it, from the top; `value` may be a tuple of trees."""
    if isinstance(value, Struct):
        yield value
        for field in value.__struct_fields__:
            yield from nodes(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from nodes(each)
