"""Pieces of trees with places in them: whether a value is like one, and what fills its places."""

from collections.abc import Callable
from typing import Any  # Any: stands where any value of a piece may

from msgspec import Struct

from entaku.oracle.ir.walking import fields, nodes, with_parts
from entaku.oracle.saying.english.telling import Value


class Slot(Struct, frozen=True):
    """A place in a piece of a tree."""

    name: str


def slot(name: str) -> Any:  # noqa: ANN401  (it stands where any value may)
    """A place in a piece of a tree; it stands where any value may."""
    return Slot(name)


WHO = slot("who")
"""The subject of the clause, which stands before the verb phrase or is understood."""


Fits = Callable[[Value, dict[str, Value]], bool]
"""Whether a value is like a pattern; what stands in the pattern's places goes into the dictionary."""


def matcher(pattern: object) -> Fits:
    """How values are compared with a pattern: what is fixed in it first, then what fills its places.

    >>> found = {}
    >>> matcher((1, slot("n")))((1, "two"), found), matcher((1, slot("n")))((2, "two"), {}), found
    (True, False, {'n': 'two'})
    """
    if isinstance(pattern, Slot):
        name = pattern.name

        def takes(value: Value, found: dict[str, Value]) -> bool:
            known = found.setdefault(name, value)
            return known is value or bool(known == value)

        return takes
    if isinstance(pattern, Struct) and slots(pattern):
        return _struct_matcher(pattern)
    if isinstance(pattern, tuple) and slots(pattern):
        members = [matcher(one) for one in pattern]
        return lambda value, found: (
            isinstance(value, tuple)
            and len(value) == len(members)
            and all(fits(one, found) for fits, one in zip(members, value, strict=True))
        )
    return lambda value, found: type(pattern) is type(value) and bool(pattern == value)


def _struct_matcher(pattern: Struct) -> Fits:
    kind = type(pattern)
    fixed = [(field, part) for field, part in fields(pattern) if not slots(part)]
    open_ = [(field, matcher(part)) for field, part in fields(pattern) if slots(part)]

    def fits(value: Value, found: dict[str, Value]) -> bool:
        if type(value) is not kind:
            return False
        for field, part in fixed:
            own = getattr(value, field)
            if own is not part and (own != part or type(own) is not type(part)):
                return False
        for field, inner in open_:  # noqa: SIM110  (asked so often that a generator would cost a twentieth)
            if not inner(getattr(value, field), found):
                return False
        return True

    return fits


def filled(pattern: Value, found: dict[str, Value]) -> Value:
    """The pattern with values in its places."""
    if isinstance(pattern, Slot):
        return found[pattern.name]
    return with_parts(pattern, lambda part: filled(part, found))


def slots(pattern: object) -> set[str]:
    """The names of the places in a pattern."""
    return {node.name for node in nodes(pattern) if isinstance(node, Slot)}
