"""The names of tests: each worker must have the same, or none of them begins."""

import gzip
import re
from collections.abc import Callable

import pytest

PACKED = re.compile(r"x1f\\+x8b\\+x08\\+x00(?!(?:\\+x00){4})")
"""How a packed file begins that says when it was packed."""


def test_no_name_holds_the_time(request: pytest.FixtureRequest) -> None:
    """What is packed has in it the second in which that was done; two workers collect in two of them."""
    assert [item.nodeid for item in request.session.items if PACKED.search(item.nodeid)] == []


@pytest.mark.parametrize("written", [repr, ascii, lambda data: repr(repr(data))])
def test_a_time_is_seen_however_it_is_written(written: Callable[[object], str]) -> None:
    """Bytes that are packed without it are the same everywhere."""
    assert PACKED.search(written(gzip.compress(b"cups")))
    assert not PACKED.search(written(gzip.compress(b"cups", mtime=0)))
