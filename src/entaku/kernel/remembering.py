"""What is worked out once of things that never change, however often it is asked."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")
MOST_KNOWN = 8192
"""Of so many things an answer is known at most, of all games together."""


def of_each(work_out: Callable[[Asked], Found]) -> Callable[[Asked], Found]:
    """The same question, remembered for each thing: for this very object, as to hash a deep tree is as slow as asking.

    >>> times = []
    >>> length = of_each(lambda words: times.append(words) or len(words))
    >>> words = ["a", "b"]
    >>> length(words), length(words), len(times)
    (2, 2, 1)
    """
    known: dict[int, tuple[Asked, Found]] = {}

    @wraps(work_out)
    def remembered(one: Asked) -> Found:
        found = known.get(id(one))
        if found is None or found[0] is not one:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[id(one)] = (one, work_out(one))  # kept with it, so that nothing else has its id
        return found[1]

    return remembered
