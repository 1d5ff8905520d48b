"""What changed between two views of the same viewer, in as few parts as a browser can put in place.

A change is named by its path: "round" puts a field in place, "players.3.packs" a field of an item, and "own.pool+"
appends items to a list.
"""

from collections.abc import Iterator

from msgspec import Struct

Change = tuple[str, object]


def changes(old: Struct, new: Struct) -> Iterator[Change]:
    """The paths that changed, each with its new value (for an appending path, with the new items).

    >>> class Seen(Struct, frozen=True):
    ...     round: int
    ...     pool: tuple[int, ...]
    >>> list(changes(Seen(1, (4, 5)), Seen(2, (4, 5, 6))))
    [('round', 2), ('pool+', (6,))]
    """
    yield from _between(old, new, "")


def _between(old: object, new: object, path: str) -> Iterator[Change]:
    if old is new or old == new:
        return
    if isinstance(new, Struct) and type(old) is type(new):
        inside = f"{path}." if path else ""
        for name in new.__struct_fields__:
            yield from _between(getattr(old, name), getattr(new, name), inside + name)
    elif isinstance(new, tuple) and isinstance(old, tuple) and old:
        if len(new) > len(old) and new[: len(old)] == old:
            yield f"{path}+", new[len(old) :]
        elif len(new) == len(old) and isinstance(new[0], Struct):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from _between(one, other, f"{path}.{place}")
        else:
            yield path, new
    else:
        yield path, new
