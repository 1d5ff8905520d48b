"""What is told of the rules that changed between 2022 and 2026: every one of them, and what shows that it is so."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from tools import rule_table
from tools.changed_rules import Change, changed, changes

from entaku.magic.game.dated import BY_DATE, DATED, NEWEST
from entaku.oracle.ir.abilities import AbilityWord
from entaku.scenarios.reading import PROFILES
from tests.shared_data import shared

SCENARIOS = Path("tests/magic/scenarios")
RULES = "reference/magic-comprehensive-rules"
TABLE = changes()


def test_every_rule_that_changed_is_told_of_once() -> None:
    """So many were reworded, left out and brought, and each has a row of its own, no other has one."""
    found = changed(shared(f"{RULES}-changes-2022-to-2026.txt").read_text(encoding="utf-8"))
    assert {of: len(numbers) for of, numbers in found.items()} == {"reworded": 375, "gone": 45, "new": 277}
    for of, numbers in found.items():
        told = Counter(number for one in TABLE if one.of == of for number in one.numbers)
        assert set(told) == numbers
        assert max(told.values()) == 1


@pytest.mark.parametrize("one", [one for one in TABLE if one.kind == "done"], ids=lambda one: one.rules[0])
def test_what_is_done_has_a_field_that_differs_and_a_scenario_for_each_date(one: Change) -> None:
    """Or a table of data that has it, where it isn't a matter of rules."""
    if one.by:
        assert Path(one.by).exists()
        return
    assert one.field in DATED
    dates = {date for each in one.scenarios for date in dates_of(each)}
    apart = {getattr(profile, one.field) for profile in BY_DATE.values()}
    assert {getattr(PROFILES[date], one.field) for date in dates} == apart


def test_every_field_that_differs_since_2022_is_told_of() -> None:
    """What separates today's rules from those of 2022 stands in the table, under the rule that it comes from."""
    today, before = BY_DATE["2026-09"], BY_DATE["2022-04"]
    fields = {field for field in DATED if getattr(today, field) != getattr(before, field)}
    assert {one.field for one in TABLE if one.field} == fields


@pytest.mark.parametrize("one", [one for one in TABLE if one.kind == "before"], ids=lambda one: one.rules[0])
def test_what_was_done_before_is_shown(one: Change) -> None:
    """By scenarios that are there, or by a test that cites the rule."""
    for each in one.scenarios:
        assert scenario(each)
    cited = cited_rules()
    edition = "CR 2026" if one.of == "new" else "CR"
    assert [number for number in one.numbers if not one.scenarios and f"{edition} {number}" not in cited] == []


def test_all_ability_words_of_the_rules_are_read() -> None:
    """Each that the rules list has no meaning of its own, and is known as such."""
    rules = shared(f"{RULES}-2026-04-17.txt").read_text(encoding="utf-8-sig")
    listed = re.search(r"^ *207\.2c .* The ability words are (.*)\.$", rules, re.MULTILINE)
    assert listed is not None
    words = {word.removeprefix("and ").replace("’", "'") for word in listed[1].split(", ")}
    assert words - set(get_args(AbilityWord)) == set()


def dates_of(written: str) -> list[str]:
    """The profiles by which a scenario is played: today's, where it names none."""
    profile = re.search(r"^  profile: (.*)$", scenario(written), re.MULTILINE)
    return re.split(r", ", profile[1].strip("[]")) if profile is not None else [NEWEST]


def scenario(written: str) -> str:
    """A scenario as it is written, named by its file and its name."""
    file, _, name = written.partition(": ")
    told = re.split(r"^(?=- scenario: )", (SCENARIOS / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    (found,) = (one for one in told if one.splitlines()[0] == f"- scenario: {name}")
    return found


@cache
def cited_rules() -> frozenset[str]:
    """The rules that tests cite."""
    return frozenset(rule_table.tests_by_rule())
