"""Writes docs/rules.md: every numbered rule and the tests that name it with `@pytest.mark.rule`.

`--check` writes nothing and exits with 1 if the page is out of date or a rule of a finished part has no test.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.rule_numbers import renumbered

PAGE = Path("docs/rules.md")
TESTS = Path("tests")

# The systems, how many rules each has, and the rules that must have a test by now.
SYSTEMS: dict[str, tuple[str, int, range]] = {
    "CD": ("Conspiracy Draft", 18, range(1, 19)),
    "PD": ("The three-phase cube draft", 22, range(1, 23)),
    "EV": ("Running the night", 16, range(1, 17)),
    "CM": ("Commander", 18, range(1, 19)),
    "RT": ("Riftbound targets", 19, range(1, 20)),
}


LATER = "CR 2026 "
"""How rules are cited that came after the edition by whose numbers the others are."""
ABOUT_NUMBERS = (
    "Numbers are those of the edition of 2022-04-29; beside them stands what number a rule has in that of 2026-04-17,",
    "where it is another one. What changed between the two is in [rules_2026.md](rules_2026.md).",
)


def tests_by_rule() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        everywhere = [rule for node in tree.body for rule in rules_for_the_module(node)]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in dict.fromkeys([*everywhere, *(r for mark in node.decorator_list for r in rules_of(mark))]):
                    found[rule].append(f"{path}::{node.name}")
    for path in sorted(TESTS.rglob("*.yaml")):
        for rules in re.findall(r"^\s*-?\s*rules:\s*\[(.*)\]", path.read_text(encoding="utf-8"), re.MULTILINE):
            for rule in (part.strip().strip("\"'").partition(" example ")[0] for part in rules.split(",")):
                if rule and str(path) not in found[rule]:
                    found[rule].append(str(path))
    return found


def rules_for_the_module(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
        marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
        for mark in marks:
            yield from rules_of(mark)


def rules_of(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def page(found: dict[str, list[str]]) -> str:
    lines = [
        "# Rules and the tests that cover them",
        "",
        "Made by `make docs` from the tests' own markers; `make lint` checks that it is up to date.",
    ]
    for system, (title, count, _) in SYSTEMS.items():
        lines += ["", f"## {title}", "", "| rule | tests |", "| --- | --- |"]
        for number in range(1, count + 1):
            lines.append(row(f"{system}-{number}", found))
    cited = sorted((rule for rule in found if rule.startswith("CR ")), key=natural)
    old = [rule for rule in cited if not rule.startswith(LATER)]
    if old:
        lines += [
            "",
            "## Comprehensive Rules",
            "",
            *ABOUT_NUMBERS,
            "",
            "| rule | today | tests |",
            "| --- | --- | --- |",
        ]
        lines += [row(rule, found, today(rule)) for rule in old]
    if len(old) < len(cited):
        lines += ["", "## Comprehensive Rules of 2026-04-17", "", "| rule | tests |", "| --- | --- |"]
        lines += [row(rule, found) for rule in cited if rule.startswith(LATER)]
    return "\n".join(lines) + "\n"


def today(rule: str) -> str:
    """The number that a rule of 2022 has today, where that is another one."""
    return renumbered().get(rule.removeprefix("CR "), "")


def row(rule: str, found: dict[str, list[str]], *more: str) -> str:
    names = [f"`{test.removeprefix('tests/')}`" for test in found.get(rule, [])]
    shown = names[:6]
    rest = f" and {len(names) - 6} more" if len(names) > 6 else ""
    return f"| {' | '.join((rule, *more, ', '.join(shown) + rest))} |"


def natural(rule: str) -> list[tuple[int, int | str]]:
    return [(0, int(part)) if part.isdigit() else (1, part) for part in re.findall(r"\d+|\D+", rule)]


def missing(found: dict[str, list[str]]) -> list[str]:
    return [
        f"{system}-{number}"
        for system, (_, _, finished) in SYSTEMS.items()
        for number in finished
        if not found.get(f"{system}-{number}")
    ]


if __name__ == "__main__":
    table = tests_by_rule()
    if "--check" in sys.argv:
        problems = [f"{rule}: no test names it" for rule in missing(table)]
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(table):
            problems.append(f"{PAGE} is out of date: run `make docs`")
        print("\n".join(problems), end="\n" if problems else "")
        sys.exit(1 if problems else 0)
    PAGE.write_text(page(table), encoding="utf-8")
