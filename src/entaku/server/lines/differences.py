"""What changed between two views of the same viewer, in as few parts as a browser can put in place.

A change is named by its path: "round" puts a field in place, "players.3.packs" a field of an item; "battlefield-" takes
items out of a list, by their places, before anything else changes there; and "own.pool+" appends items to a list.
"""

from typing import Any  # Any: views and events of any kind, field by field

from msgspec import Struct
from msgspec.structs import astuple

Differences = dict[str, object]

PLAIN = frozenset({int, str, bool, float, type(None)})
"""What has nothing in it: most of a view, which is gone through at every answer."""


def differences(old: Struct, new: Struct) -> Differences:
    """The new values by the paths that changed, in the order to put them in place; by an appending path, the new items.

    >>> class Seen(Struct, frozen=True):
    ...     round: int
    ...     pool: tuple[int, ...]
    >>> differences(Seen(1, (4, 5)), Seen(2, (4, 5, 6)))
    {'round': 2, 'pool+': (6,)}
    """
    found: Differences = {}
    _collect(old, new, "", found)
    return found


def _collect(old: Struct, new: Struct, inside: str, found: Differences) -> None:
    """Two structs of one type that aren't equal."""
    for name, before, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is now or before == now:
            continue
        if now.__class__ in PLAIN:
            found[inside + name] = now
        else:
            _note(before, now, inside + name, found)


def _note(before: Any, now: Any, path: str, found: Differences) -> None:  # noqa: ANN401 (whatever a view holds)
    kind = type(now)
    if kind is tuple and type(before) is tuple and before:
        shared = len(before)
        if len(now) > shared and now[:shared] == before:
            found[f"{path}+"] = now[shared:]
            return
        is_plain = before[0].__class__ in PLAIN
        if not is_plain and _by_id(before, now, path, found):
            return
        if not is_plain and len(now) == shared and isinstance(now[0], Struct):
            for place in range(shared):
                one, other = before[place], now[place]
                if one is not other and one != other:
                    _note(one, other, f"{path}.{place}", found)
            return
    elif kind is type(before) and isinstance(now, Struct):
        _collect(before, now, f"{path}.", found)
        return
    found[path] = now


def _by_id(before: tuple[Any, ...], now: tuple[Any, ...], path: str, found: Differences) -> bool:
    """Things with an id, of which some left and others came at the end; false where it isn't that, or not shorter."""
    if not hasattr(before[0], "id"):  # plain values
        return False
    try:
        old, new = [one.id for one in before], [one.id for one in now]
    except AttributeError:  # a place that is empty
        return False
    staying = set(new)
    gone = tuple(place for place, number in enumerate(old) if number not in staying)
    kept = [one for one in before if one.id in staying]
    if not now or old == new or not kept or 2 * len(gone) > len(old) or new[: len(kept)] != [one.id for one in kept]:
        return False
    if gone:
        found[f"{path}-"] = gone
    for place, (one, other) in enumerate(zip(kept, now, strict=False)):
        if one is not other and one != other:
            _note(one, other, f"{path}.{place}", found)
    if len(now) > len(kept):
        found[f"{path}+"] = now[len(kept) :]
    return True
