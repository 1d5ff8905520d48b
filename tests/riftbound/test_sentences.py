"""Sentences of our own, worded as rules texts are: what is marked is judged as marked, and nothing else targets."""

from pathlib import Path

import pytest

from tests.riftbound.marked import judged

HERE = Path(__file__).parent


def sentences(language: str) -> list[str]:
    return (HERE / f"sentences_{language}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("RT-1", "RT-19")
@pytest.mark.parametrize("given", sentences("en"))
def test_english(given: str) -> None:
    """An English sentence is understood whole, and its mentions are judged."""
    expected, said = judged(given)
    assert expected == said


@pytest.mark.rule("RT-1", "RT-19")
@pytest.mark.parametrize("given", sentences("ja"))
def test_japanese(given: str) -> None:
    """A Japanese sentence is understood whole, and its mentions are judged."""
    expected, said = judged(given)
    assert expected == said
