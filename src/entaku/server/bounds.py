"""Numbers that nobody means: whatever comes in with one is refused before anybody counts with it."""

import re

import msgspec

from entaku.kernel.errors import Unreadable

LARGEST = 2**53 - 1
"""No number that means anything here is further from 0, and browsers can't count further."""
LONG = re.compile(rb"\d{16}")
"""What every larger number has in it; few messages do."""


def expect_bounded(data: str | bytes) -> None:
    """Raises Unreadable for JSON with a whole number that is too large; strings may have what digits they like.

    >>> expect_bounded('{"seat": 3, "name": "12345678901234567890"}')
    >>> expect_bounded('{"seat": 1000000000000000000000000000000}')
    Traceback (most recent call last):
        ...
    entaku.kernel.errors.Unreadable: A number in this message is too large.
    """
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if LONG.search(raw) is None:
        return
    left: list[object] = [msgspec.json.decode(raw)]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list):
            left += value
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise Unreadable("number-too-large")


def whole(digits: str, most: int) -> int | None:
    """The number that a part of an address says, None for what is none or is larger.

    >>> whole("12", 40), whole("12", 9), whole("٣", 9), whole("9" * 5000, 9), whole("-1", 9)
    (12, None, None, None, None)
    """
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(most))):
        return None
    return number if (number := int(digits)) <= most else None
