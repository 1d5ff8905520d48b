"""A name for every request, which stands beside whatever is logged while it is served.

A request brings its name along in `X-Request-ID`, from a proxy, or is given one; the answer tells it.  A browser's line
has a name too, and its messages are counted: "4f1c….12" is its twelfth.
"""

import re
import secrets
from contextvars import ContextVar

from starlette.types import Scope

HEADER = b"x-request-id"
_SANE = re.compile(r"[A-Za-z0-9._-]{8,64}")

current: ContextVar[str] = ContextVar("request", default="")
"""The name of what is being served; "" for what the server does by itself."""


def name_of(scope: Scope) -> str:
    """The name that a request brings along if it is one, else a new one."""
    given = next((value for key, value in scope["headers"] if key == HEADER), b"").decode("latin-1")
    return given if is_sane(given) else secrets.token_hex(8)


def is_sane(name: str) -> bool:
    """Whether a name may stand in a log as it is.

    >>> is_sane("3f9a-77.b_1"), is_sane("x"), is_sane("a" * 65), is_sane("12345678\\n")
    (True, False, False, False)
    """
    return _SANE.fullmatch(name) is not None


class Messages:
    """Names the messages of the line that is being served, one after the other."""

    def __init__(self) -> None:
        self._line = current.get()
        self._heard = 0

    def next(self) -> None:
        """Another message is being served."""
        self._heard += 1
        current.set(f"{self._line}.{self._heard}")
