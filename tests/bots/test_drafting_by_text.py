"""Who reads what cards do wins drafts against who sees their rarity and kind alone, both playing alike."""

import math

import pytest

from entaku.front import lab

NIGHTS = 60


@pytest.mark.sweep
@pytest.mark.timeout(600)
def test_who_reads_cards_wins_three_of_five() -> None:
    """Of nights in which two sit with two others, more than three fifths are won by those who read, surely (97.5 %)."""
    pytest.importorskip("polars")
    study = lab.nights(count=NIGHTS, sets=("CNS",), bots=("by-text", "at-sight"), seed="read")
    won = [
        float(night["won"].sum())
        for _, night in study.games.filter(study.games["bot"] == "by-text").group_by("night", maintain_order=True)
    ]
    assert len(won) == NIGHTS
    mean = sum(won) / NIGHTS
    error = math.sqrt(sum((each - mean) ** 2 for each in won) / (NIGHTS - 1) / NIGHTS)
    assert mean - 1.96 * error > 0.5, (mean, error)
    assert mean > 0.6, (mean, error)
