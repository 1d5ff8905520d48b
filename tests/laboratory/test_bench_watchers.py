"""The benchmark of games that many look on at."""

import pytest

from entaku.laboratory.bench_watchers import watched


@pytest.mark.sweep
def test_lookers_on_are_measured() -> None:
    """One game over real lines gives every figure, and each update says how old its first answer is."""
    found = watched(1, 0.0)  # for no longer than until each has been told of an answer, on however busy a machine
    assert set(found) == {"watchers-median", "watchers-p99", "watchers-updates", "watchers-update", "watchers-memory"}
    assert min(figure.value for figure in found.values()) > 0
