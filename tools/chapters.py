"""Writes docs/chapters.md: which module of `entaku.magic` obeys which of the Comprehensive Rules; or --checks it.

A folder of `magic` is a chapter of the rulebook, a folder in it one of the chapter's sections, and a module says at its
top which rules it obeys: the first of them stands in the folder's chapter.  Folders with no chapter hold what the
rulebook has no word for: a game as plain data, what is seen of it, and what is done by hand.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.rule_table import natural, tests_by_rule

MAGIC = Path("src/entaku/magic")
PAGE = Path("docs/chapters.md")
MODULES_OF_A_FOLDER = 12

CHAPTERS: dict[str, str] = {
    "concepts": "1",
    "concepts/counters": "1",
    "concepts/mana": "1",
    "card_types": "23",
    "zones": "4",
    "turn": "5",
    "turn/combat": "5",
    "spells/casting": "6",
    "spells/abilities": "6",
    "spells/resolving": "6",
    "spells/layers": "6",
    "spells/replacement": "6",
    "additional": "7",
    "additional/faces": "7",
    "multiplayer": "8",
    "variants": "9EC",
}
"""How the rules that each folder's modules obey begin; of variants some are a club's own (EV, CM)."""
ACROSS = {"additional/mechanics": "a mechanic is a keyword (CR 701, 702) or what effects do by another chapter's rules"}
"""Folders whose modules obey rules of all chapters, and why; of these there may be more than twelve."""
WITHOUT = {
    "game": "the state and its machine",
    "game/events": "what happens",
    "views": "what is seen",
    "views/standing_alike": "by what games are told apart",
    "views/why": "what the rules say of it",
    "by_hand": "what isn't understood",
}
"""Folders that no chapter is about, and what they hold."""


class Module(NamedTuple):
    """A module of the rules: its path below `magic`, its first sentence, the rules at its top, and all in it."""

    path: str
    sentence: str
    obeyed: tuple[str, ...]
    cited: frozenset[str]

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]


def modules() -> Iterator[Module]:
    for path in sorted(MAGIC.rglob("*.py")):
        if path.name != "__init__.py":
            text = path.read_text("utf-8")
            said = ast.get_docstring(ast.parse(text)) or ""
            first = said.split("\n\n")[0].replace("\n", " ")
            yield Module(path.relative_to(MAGIC).as_posix(), first, rules_in(said), frozenset(rules_in(text)))


def rules_in(text: str) -> tuple[str, ...]:
    """The rules that are cited in a text, in its order.

    >>> rules_in("Paying.  (CR 601.2h, 702.33a)  The Rumble rule.  (EV-15)")
    ('601.2h', '702.33a', 'EV-15')
    """
    cited = re.findall(r"\(((?:[^()]*, )?(?:CR |EV-|CM-)[^()]+)\)", text)
    return tuple(rule for one in cited for rule in re.findall(r"\b(?:[1-9]\d\d(?:\.\d+[a-z]?)?|(?:EV|CM)-\d+)\b", one))


def findings(found: Iterable[Module]) -> Iterator[str]:
    """What isn't where the rulebook has it, and folders with more modules than one looks through."""
    sizes: dict[str, int] = defaultdict(int)
    for module in found:
        sizes[module.folder] += 1
        if module.folder in WITHOUT:
            continue
        if not module.obeyed:
            yield f"{MAGIC}/{module.path}: it names no rule at its top"
        elif module.folder not in ACROSS and module.folder not in CHAPTERS:
            yield f"{MAGIC}/{module.path}: the folder is no chapter of the rulebook"
        elif module.folder in CHAPTERS and module.obeyed[0][0] not in CHAPTERS[module.folder]:
            yield f"{MAGIC}/{module.path}: it obeys {module.obeyed[0]}, which isn't in the chapter of its folder"
    for folder, size in sizes.items():
        if size > MODULES_OF_A_FOLDER and folder not in ACROSS:
            yield f"{MAGIC}/{folder}: {size} modules, more than {MODULES_OF_A_FOLDER}"


def page(found: list[Module]) -> str:
    """The rulebook's table of contents in modules, and for each rule where it is obeyed and how many tests show it."""
    lines = ["# The rulebook in modules", "", *ABOUT]
    for folder in dict.fromkeys(module.folder for module in found):
        lines += ["", f"## `{folder}/`", "", "| module | |", "| --- | --- |"]
        lines += [f"| `{Path(one.path).stem}` | {one.sentence} |" for one in found if one.folder == folder]
    shown = tests_by_rule()
    where: dict[str, list[str]] = defaultdict(list)
    for module in found:
        for rule in module.cited:
            where[rule].append(module.path.removesuffix(".py"))
    lines += ["", "## Where each rule is obeyed", "", "| rule | modules | tests |", "| --- | --- | --- |"]
    for rule in sorted(where, key=natural):
        tests = len({test for name in (rule, f"CR {rule}", f"CR 2026 {rule}") for test in shown.get(name, [])})
        lines.append(f"| {rule} | {', '.join(f'`{one}`' for one in sorted(where[rule]))} | {tests or ''} |")
    return "\n".join(lines) + "\n"


ABOUT = (
    "Made by `make docs` from what modules of `entaku.magic` say of themselves; `make lint` checks that each lies in",
    "the folder of its chapter, and that this page is up to date. Which tests show a rule is in [rules.md](rules.md);",
    "here is how many tests and files of scenarios do.",
)

if __name__ == "__main__":
    every = list(modules())
    wrong = list(findings(every))
    if "--check" not in sys.argv:
        PAGE.write_text(page(every), encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(every):
        wrong.append(f"{PAGE} is out of date: run `make docs`")
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)
