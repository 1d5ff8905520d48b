"""A server whose people are not hurried: on a busy machine a program that stands for somebody may take its time."""

from collections.abc import Callable

from msgspec.structs import replace

from entaku.server import limits
from entaku.server.lines import hearing
from entaku.server.rooms import motions, ready

LONG = 600.0
"""Seconds that no test takes."""


def unhurried(put: Callable[[object, str, object], None] = setattr) -> None:
    """Whoever is to say something has long to say it, and guesses are counted for as long."""
    put(motions, "WITHIN", LONG)
    put(ready, "WITHIN", LONG)
    put(hearing, "HELLO_WITHIN", LONG)
    put(limits, "UNKNOWN", replace(limits.UNKNOWN, seconds=LONG))
