"""Writes docs/examples.md: the rules' printed examples, the scenarios that show them, and why the others aren't shown.

How many examples each rule has is a list of facts, written from the rules by `python tools/example_table.py RULES.txt`.
A scenario shows one by citing it: `rules: [CR 614.12 example 1]`.  `--check` writes nothing and exits with 1 if the
page is out of date, or if an example is neither shown nor on the list with a reason, or both, or doesn't exist.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

PAGE = Path("docs/examples.md")
COUNTS = Path("tests/house/examples_2022-04-29.txt")
REASONS = Path("tests/house/examples_not_shown.txt")
SCENARIOS = Path("tests/magic/scenarios")
SECTIONS = {
    "1": "Game concepts",
    "5": "Turn structure",
    "6": "Spells, abilities and effects",
    "7": "Additional rules",
    "8": "Multiplayer rules",
}

Example = tuple[str, int]
"""A rule's number, and which of its examples, from 1."""

_NAME = re.compile(r"^ *- scenario: (.*)$")
_CITED = re.compile(r"CR (\d{3}\.\d+[a-z]?) example (\d+)")
_REASON = re.compile(r"^(\d{3}\.\d+[a-z]?) (\d+)(?:-(\d+))?: (.+)$")


def counted(rules: str) -> str:
    """The list of facts: each rule of these sections that has examples, and how many."""
    counts: dict[str, int] = {}
    rule = ""
    for line in map(str.strip, rules.splitlines()):
        begins = re.match(r"(\d{3}\.\d+[a-z]?)\.? ", line)
        if begins:
            rule = begins[1]
        elif line.startswith("Example:") and rule[0] in SECTIONS:
            counts[rule] = counts.get(rule, 0) + 1
    return "".join(f"{rule} {count}\n" for rule, count in counts.items())


def examples(counts: str) -> Iterator[Example]:
    """Every example that there is, in the rules' order."""
    for line in counts.splitlines():
        rule, count = line.split()
        for place in range(1, int(count) + 1):
            yield rule, place


def shown(folder: Path) -> dict[Example, list[tuple[str, str]]]:
    """The scenarios that cite each example: file and name."""
    found: dict[Example, list[tuple[str, str]]] = {}
    for path in sorted(folder.rglob("*.yaml")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            begins = _NAME.match(line)
            name = begins[1].strip("\"'") if begins else name
            for rule, place in _CITED.findall(line):
                found.setdefault((rule, int(place)), []).append((str(path.relative_to(folder)), name))
    return found


def reasons(text: str) -> dict[Example, str]:
    """Why examples aren't shown.  Raises ValueError for a line that says nothing."""
    found: dict[Example, str] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        said = _REASON.match(line)
        if said is None:
            raise ValueError(f"{REASONS}: {line}")
        for place in range(int(said[2]), int(said[3] or said[2]) + 1):
            found[said[1], place] = said[4]
    return found


def problems(known: list[Example], cited: Mapping[Example, object], not_shown: Mapping[Example, str]) -> list[str]:
    """What is wrong: an example without scenario and reason, or with both; one that the rules don't have."""
    told = []
    for rule, place in known:
        if ((rule, place) in cited) == ((rule, place) in not_shown):
            what = "is shown and has a reason why not" if (rule, place) in cited else "has no scenario and no reason"
            told.append(f"CR {rule} example {place} {what}")
    told += [f"CR {rule} example {place} doesn't exist" for rule, place in {*cited, *not_shown} - set(known)]
    return sorted(told)


def page(known: list[Example], cited: Mapping[Example, list[tuple[str, str]]], not_shown: Mapping[Example, str]) -> str:
    """The page."""
    count = sum(example in cited for example in known)
    lines = [
        "# The rules' examples",
        "",
        "Made by `make docs` from what scenarios cite (`CR 614.12 example 1`); `make lint` checks it.",
        f"Of the {len(known)} examples printed in sections 1, 5, 6, 7 and 8 of the Comprehensive Rules of 2022-04-29,",
        f"{count} are shown by scenarios of our own, in `tests/magic/scenarios/`.",
    ]
    for section, title in SECTIONS.items():
        own = [example for example in known if example[0].startswith(section)]
        some = [example for example in own if example in cited]
        lines += ["", f"## Section {section}: {title}", "", f"{len(some)} of {len(own)} shown.", ""]
        lines += ["| example | scenario, or why there is none |", "| --- | --- |"]
        for rule, place in own:
            scenarios = [f"`{file}`: {name}" for file, name in dict.fromkeys(cited.get((rule, place), ()))]
            lines.append(f"| {rule}, {place} | {'; '.join(scenarios) or '— ' + not_shown.get((rule, place), '')} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Check, count, or write the page."""
    if arguments and arguments[0] != "--check":
        COUNTS.write_text(counted(Path(arguments[0]).read_text(encoding="utf-8-sig")), encoding="utf-8")
    known = list(examples(COUNTS.read_text(encoding="utf-8")))
    cited, not_shown = shown(SCENARIOS), reasons(REASONS.read_text(encoding="utf-8"))
    told = problems(known, cited, not_shown)
    written = page(known, cited, not_shown)
    if "--check" not in arguments:
        PAGE.write_text(written, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != written:
        told.append(f"{PAGE} is out of date: run `make docs`")
    print("\n".join(told), end="\n" if told else "")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
