"""Every rule of the Comprehensive Rules that is cited exists."""

import re
from pathlib import Path

from tools.rule_numbers import RENUMBERED, TARGET, TARGET_2026, listed, moved, read, renumbered

from tests.shared_data import shared

_NUMBERS = r"((?:\d{3}(?:\.\d+[a-z]?)?(?:[–-][a-z])?(?:, )?)+)"
CITED = {TARGET: re.compile(rf"CR (?!2026 ){_NUMBERS}"), TARGET_2026: re.compile(rf"CR 2026 {_NUMBERS}")}
"""How rules of each edition are cited."""
RULES = "reference/magic-comprehensive-rules"


def known(edition: Path) -> set[str]:
    numbers = set()
    for line in edition.read_text(encoding="utf-8").splitlines():
        rule, *letters = line.split()
        numbers |= {rule, rule.split(".")[0], *(rule + letter for letter in letters)}
    return numbers


def cited(path: Path, edition: Path) -> set[str]:
    lists = CITED[edition].findall(path.read_text(encoding="utf-8"))
    return {re.sub(r"[–-][a-z]$", "", number) for numbers in lists for number in re.split(r", ", numbers) if number}


def test_every_cited_rule_exists() -> None:
    """A number in the code, the tests or the docs is one of the edition that is meant."""
    code = [*Path("src").rglob("*.py"), *Path("tests").rglob("*.py"), *Path("tests").rglob("*.yaml")]
    files = [*code, *Path("docs").rglob("*.md"), Path("GLOSSARY.md")]
    for edition in CITED:
        numbers = known(edition)
        wrong = {f"{path}: CR {number}" for path in files for number in cited(path, edition) if number not in numbers}
        assert wrong == set()


def test_the_list_of_numbers_is_that_of_the_rules() -> None:
    """The lists that citations are checked against are those of the rules themselves."""
    old, new = read(shared(f"{RULES}-2022-04-29.txt")), read(shared(f"{RULES}-2026-04-17.txt"))
    assert TARGET.read_text(encoding="utf-8") == listed(old)
    assert TARGET_2026.read_text(encoding="utf-8") == listed(new)
    assert RENUMBERED.read_text(encoding="utf-8") == moved(old, new, read(shared(f"{RULES}-changes-2022-to-2026.txt")))


def test_a_rule_that_has_another_number_today_is_found_by_it() -> None:
    """Each number of 2022 is of that edition, and what it became of the next; no rule became two."""
    pairs = renumbered()
    assert (pairs["720.4"], pairs["701.28a"], pairs["715.4"]) == ("725.4", "701.27a", "714.4")
    assert pairs.keys() <= known(TARGET)
    assert set(pairs.values()) <= known(TARGET_2026)
