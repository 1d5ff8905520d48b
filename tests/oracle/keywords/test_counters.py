"""Counters that do something by themselves, against the rules' own list."""

import re

import pytest

from entaku.oracle.keywords.counters import KEYWORD_COUNTERS
from entaku.oracle.reading.reader import read_text
from entaku.oracle.reading.supported import is_shown
from tests.shared_data import shared


def test_the_keyword_counters_are_those_of_the_rules() -> None:
    """Every keyword that a counter can be by the rules of April 2026 is given by one."""
    rules = shared("reference/magic-comprehensive-rules-2026-04-17.txt").read_text(encoding="utf-8-sig")
    found = re.search(
        r"^122\.1b .*The keywords that a keyword counter can be are (.*?), as well as", rules, re.MULTILINE
    )
    assert found is not None
    assert set(re.split(r", (?:and )?", found[1])) == KEYWORD_COUNTERS


@pytest.mark.parametrize("kind", sorted({"shield", "stun", "finality", *KEYWORD_COUNTERS}))
def test_texts_put_them(kind: str) -> None:
    """Each of these counters is read in a text, and played."""
    (found,) = read_text(f"Put a {kind} counter on target creature.", "Moss", ("Sorcery",))
    assert found.understood
    assert all(map(is_shown, found.abilities))
