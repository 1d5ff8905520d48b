"""The table of keyword abilities."""

import re

import pytest

from entaku.oracle.ir.abilities import Keyword, Pay
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.meanings import SPELLED, meaning
from entaku.oracle.keywords.table import BY_NAME, ROWS, Row
from entaku.oracle.keywords.written import WRITTEN
from entaku.oracle.mana import Cost
from tests.shared_data import shared


def test_every_keyword_has_one_row_and_a_name_in_both_languages() -> None:
    """No name stands twice in either language, and rows stand in the order of the rules."""
    assert len(BY_NAME) == len(ROWS)
    assert len({row.ja for row in ROWS}) == len(ROWS)
    numbers = [int(row.rule.split(".")[1].rstrip("abcdefgh")) for row in ROWS if row.rule]
    assert numbers == sorted(numbers)


def test_rules_are_cited_rightly() -> None:
    """The rule that a row cites is about that keyword, as it is called in one of the editions."""
    editions = [
        shared(f"reference/magic-comprehensive-rules-{day}.txt").read_text(encoding="utf-8")
        for day in ("2022-04-29", "2026-04-17")
    ]
    for row in ROWS:
        if row.rule:
            number = int(row.rule.split(".")[1].rstrip("abcdefgh"))
            chapters = [
                rules.rpartition(f"702.{number}. ")[2].split(f"702.{number + 1}. ")[0].split("703. ")[0]
                for rules in editions
            ]
            words = row.name.replace("affinity for artifacts", "affinity").removesuffix(" onto Arcane").rstrip("!")
            words = re.sub(r"\ba (?=[aeiou])", "an ", words, flags=re.IGNORECASE)  # our own English has no "an"
            assert any(re.search(rf"\b{words}\b", chapter.replace("’", "'"), re.IGNORECASE) for chapter in chapters), (
                row
            )


@pytest.mark.parametrize("row", [row for row in ROWS if row.means], ids=lambda row: row.name)
def test_what_a_keyword_means_has_its_number_and_its_cost(row: Row) -> None:
    """The reader understands the row's words; nothing of what stood for number and cost while reading is left."""
    cost = (Pay(Cost.parse("{3}{U}")),)
    found = meaning(
        Keyword(row.name, cost if "{cost}" in row.means else (), amount=7 if "{n}" in row.means.lower() else None)
    )
    assert found
    inside = list(nodes(found))
    assert Cost(("10",)) not in inside
    assert ("{cost}" in row.means) == any(node == cost[0] for node in inside)
    assert ("{n}" in row.means.lower()) == (row.shape == "number")


def test_no_keyword_means_two_things() -> None:
    """A meaning is read, or a tree by hand, not both; and what has one is in the table."""
    assert not {row.name for row in ROWS if row.means} & set(WRITTEN)
    assert set(BY_NAME) >= SPELLED
