"""Writes docs/rules_2026.md: what follows from each rule that changed between 2022 and 2026; or --checks it.

The table is `src/entaku/magic/rules_2026.toml`; a rule that was done before is shown by its scenarios, or by the tests
that cite it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.changed_rules import Change, Kind, Of, changes
from tools.rule_numbers import renumbered
from tools.rule_table import LATER, natural, tests_by_rule

PAGE = Path("docs/rules_2026.md")
KINDS: tuple[Kind, ...] = ("nothing", "before", "done", "not yet")
PARTS: dict[Of, tuple[str, str]] = {
    "reworded": ("Rules that are worded otherwise", "rule of 2022 | rule of 2026"),
    "gone": ("Rules that were left out", "rule of 2022"),
    "new": ("Rules that were brought", "rule of 2026"),
}
HEAD = """# The rules of 2026

What follows for the cards that are played here from each rule that the Comprehensive Rules of 2026-04-17 word otherwise
than those of 2022-04-29, left out, or brought (keywords and keyword actions aside, which have tables of their own).

| | |
| --- | --- |
| nothing | nothing follows for what is played |
| before | it was done before, by the rules of every date |
| done | it is done now: by the field of the rules profile that differs by date, or for all dates by what has it |
| not yet | what is missing |

Games go by the rules of 2026-09 where nothing else is chosen, or by those of 2022-04 or 2010-12-15: a date stands for
the fields of the profile (`entaku.magic.game.profile`) in which they differ.  Made by `make docs` from
`src/entaku/magic/rules_2026.toml`; `make lint` checks that it is up to date.
"""


def page() -> str:
    """The whole page: how many of each kind, then every rule."""
    table = changes()
    lines = [HEAD, *counted(table)]
    for of, (title, columns) in PARTS.items():
        lines += ["", f"## {title}", "", f"| {columns} | | what follows |", "|" + " --- |" * (columns.count("|") + 3)]
        rows = [(number, one) for one in table if one.of == of for number in one.numbers]
        lines += [row(number, one) for number, one in sorted(rows, key=lambda pair: natural(pair[0]))]
    return "\n".join(lines) + "\n"


def counted(table: tuple[Change, ...]) -> Iterator[str]:
    """How many rules are of each kind."""
    yield f"| | {' | '.join(KINDS)} |"
    yield "|" + " --- |" * (len(KINDS) + 1)
    for of, (title, _) in PARTS.items():
        found = Counter(one.kind for one in table if one.of == of for _ in one.numbers)
        yield f"| {title} | {' | '.join(str(found[kind]) for kind in KINDS)} |"


def row(number: str, one: Change) -> str:
    """A rule's line."""
    numbers = f"{number} | {renumbered().get(number, number)}" if one.of == "reworded" else number
    about = [one.why]
    if one.field:
        about.append(f"`{one.field}`.")
    if one.by:
        about.append(f"`{one.by}`.")
    about += [shown(number, one)] if one.kind in ("before", "done") else []
    return f"| {numbers} | {one.kind} | {' '.join(part for part in about if part)} |"


def shown(number: str, one: Change) -> str:
    """What shows it: scenarios, else tests that cite the rule."""
    if one.scenarios:
        return "Shown: " + "; ".join(each.replace("|", "\\|") for each in one.scenarios) + "."
    rule = f"{LATER}{number}" if one.of == "new" else f"CR {number}"
    citing = [f"`{test.removeprefix('tests/')}`" for test in cited().get(rule, [])[:2]]
    return f"Shown by {', '.join(citing)}." if citing else ""


@cache
def cited() -> dict[str, list[str]]:
    """The tests that cite each rule, by its number of 2022."""
    return tests_by_rule()


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    written = page()
    if "--check" not in arguments:
        PAGE.write_text(written, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != written:
        print(f"{PAGE} is out of date: run `make docs`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
