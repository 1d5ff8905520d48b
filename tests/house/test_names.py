"""The names of tests: each worker must have the same, or none of them begins."""

import re

import pytest

PACKED = re.compile(r"\\x[0-9a-f]{2}")


def test_names_are_words(request: pytest.FixtureRequest) -> None:
    """No name holds bytes: those of a packed file have the second in it in which it was packed."""
    assert [item.nodeid for item in request.session.items if PACKED.search(item.nodeid)] == []
