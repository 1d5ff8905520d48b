"""Every rule of the Comprehensive Rules that is cited exists."""

import re
from pathlib import Path

from tools.rule_numbers import TARGET, listed

from tests.shared_data import shared

_CITED = re.compile(r"CR ((?:\d{3}(?:\.\d+[a-z]?)?(?:[–-][a-z])?(?:, )?)+)")


def known() -> set[str]:
    numbers = set()
    for line in TARGET.read_text(encoding="utf-8").splitlines():
        rule, *letters = line.split()
        numbers |= {rule, rule.split(".")[0], *(rule + letter for letter in letters)}
    return numbers


def cited(path: Path) -> set[str]:
    lists = _CITED.findall(path.read_text(encoding="utf-8"))
    return {re.sub(r"[–-][a-z]$", "", number) for numbers in lists for number in re.split(r", ", numbers) if number}


def test_every_cited_rule_exists() -> None:
    """A number in the code, the tests or the docs is one of the edition that we follow."""
    numbers = known()
    code = [*Path("src").rglob("*.py"), *Path("tests").rglob("*.py"), *Path("tests").rglob("*.yaml")]
    files = [*code, *Path("docs").rglob("*.md"), Path("GLOSSARY.md")]
    wrong = {f"{path}: CR {number}" for path in files for number in cited(path) if number not in numbers}
    assert wrong == set()


def test_the_list_of_numbers_is_that_of_the_rules() -> None:
    """The list that citations are checked against is the one of the rules themselves."""
    rules = shared("reference/magic-comprehensive-rules-2022-04-29.txt").read_text(encoding="utf-8-sig")
    assert TARGET.read_text(encoding="utf-8") == listed(rules)
