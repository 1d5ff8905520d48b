"""What is begun first is there: a test that was renamed would be begun last, and nobody would see it."""

from pathlib import Path

import pytest

from tests.longest import LONGEST, longest_first

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", LONGEST)
def test_what_is_begun_first_is_there(name: str) -> None:
    """Each is a folder, a file, or the beginning of a test's name in a file."""
    path, _, test = name.partition("::")
    assert (ROOT / path).exists()
    assert not test or f"def {test}" in (ROOT / path).read_text("utf-8")


def test_the_others_stay_in_their_order(request: pytest.FixtureRequest) -> None:
    """Of this run's tests, turned round, those of this file stay turned round, and what is long comes before them."""
    items = list(reversed(request.session.items))
    longest_first(items)
    long = [item.nodeid.startswith(LONGEST) for item in items]
    assert long == sorted(long, reverse=True)
    here = [item for item in items if item.path == request.path]
    assert here == [item for item in reversed(request.session.items) if item.path == request.path]
