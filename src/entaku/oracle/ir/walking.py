"""The walks over trees: what a node holds, every node in it, and the same with parts of it changed.

A tree is records and tuples of them; whatever else stands in one (words, numbers) has no parts.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from entaku.oracle.ir.node import has_own_targets

Whole = TypeVar("Whole")
PLAIN = frozenset((str, int, bool, type(None)))
"""What has no parts, and is most of what stands in a tree: a walk passes it over first."""


def everywhere(node: Struct) -> bool:
    """That a walk goes into any node."""
    return True


def parts(value: object) -> tuple[object, ...]:
    """What a value holds itself: the members of a tuple, the values of a record's fields.

    >>> from entaku.oracle.ir.things import Coloured, Not
    >>> parts(Not(Coloured("B")))
    (Coloured(colours='B'),)
    """
    if isinstance(value, tuple):
        return value
    return astuple(value) if isinstance(value, Struct) else ()


def fields(node: Struct) -> Iterator[tuple[str, object]]:
    """The fields of a record, each with what stands in it."""
    return zip(node.__struct_fields__, astuple(node), strict=True)


def values(value: object) -> Iterator[object]:
    """A value and everything in it, from the top, in the order in which it stands."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += parts(one)[::-1]


def nodes(value: object, into: Callable[[Struct], bool] = everywhere) -> Iterator[Struct]:
    """Every node of a tree, and every other record in it, from the top; what lies in one only where `into` says so.

    `value` may be a tuple of trees.
    """
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if type(one) in PLAIN:
            continue
        if isinstance(one, tuple):
            waiting += one[::-1]
        elif isinstance(one, Struct):
            yield one
            if into is everywhere or into(one):
                waiting += astuple(one)[::-1]


def own_nodes(value: object) -> Iterator[Struct]:
    """Every node of instructions but for parts with targets of their own, which are announced for themselves."""
    found = nodes(value, lambda node: not has_own_targets(node))
    return (node for node in found if not has_own_targets(node))


def with_parts(value: Whole, change: Callable[[object], object]) -> Whole:
    """A value with each of its parts changed; itself if none of them is another then."""
    return with_fields(value, lambda _, part: change(part))


def with_fields(value: Whole, change: Callable[[str, object], object]) -> Whole:
    """The same, told the field in which each part stands, "" for a member of a tuple."""
    found: object = value
    if isinstance(value, tuple):
        members = tuple(change("", part) for part in value)
        if any(new is not old for new, old in zip(members, value, strict=True)):
            found = members
    elif isinstance(value, Struct):
        changed = {field: new for field, old in fields(value) if (new := change(field, old)) is not old}
        if changed:
            found = replace(value, **changed)
    return found  # type: ignore[return-value]  # a tuple of one, a record of the same kind


def exchanged(value: Whole, new_of: Callable[[object], object]) -> Whole:
    """A value with everything in it, from the top, that is another by `new_of`; what is put in isn't looked at again.

    >>> from entaku.oracle.ir.things import Coloured, Not
    >>> exchanged(Not(Coloured("B")), lambda one: Coloured("G") if one == Coloured("B") else one)
    Not(of=Coloured(colours='G'))
    """
    new = new_of(value)
    if new is not value:
        return new  # type: ignore[return-value]  # whoever exchanges the whole says for what
    return with_parts(value, lambda part: exchanged(part, new_of))
