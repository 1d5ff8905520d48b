"""Lists the numbers of the Comprehensive Rules, and nothing else of them.

`python -m tools.rule_numbers 2022-04-29.txt 2026-04-17.txt DIFFERENCES.txt`.  Citations in the code are checked against
the lists that this writes, a rule a line with the letters of its subrules.  Rules are cited by their numbers of
2022-04-29, and those that came later by their own, as "CR 2026 707.8a"; which number a rule of 2022 has today is the
third list.
"""

import re
import sys
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

HOUSE = Path("tests/house")
TARGET = HOUSE / "comprehensive_rules_2022-04-29.txt"
TARGET_2026 = HOUSE / "comprehensive_rules_2026-04-17.txt"
RENUMBERED = HOUSE / "comprehensive_rules_renumbered.txt"
_RULE = re.compile(r"^ *(\d{3})(?:\.(\d+)([a-z])?)?\.? ", re.MULTILINE)
_TEXT = re.compile(r"^ *(\d{3}\.\d+[a-z]?)\.? (.*)$", re.MULTILINE)
_CITED = re.compile(r"\b\d{3}(?:\.\d+)?[a-z]?(?:[–-][a-z0-9]+)?\b")
_PAIR = re.compile(r"^(\S+) (\S+)$", re.MULTILINE)
_CHANGED = re.compile(r"^(\d{3}\.\d+[a-z]?) -> (\d{3}\.\d+[a-z]?): ", re.MULTILINE)


def listed(rules: str) -> str:
    """The list of the numbers that occur at the beginnings of lines."""
    letters: dict[tuple[int, int], set[str]] = {}
    for chapter, rule, letter in _RULE.findall(rules):
        letters.setdefault((int(chapter), int(rule or 0)), set()).add(letter)
    lines = []
    for (chapter, rule), subrules in sorted(letters.items()):
        number = f"{chapter}.{rule}" if rule else str(chapter)
        lines.append(" ".join((number, *sorted(subrules - {""}))))
    return "\n".join(lines) + "\n"


def moved(old: str, new: str, changed: str) -> str:
    """The rules of one edition that have another number in the next, each with that: by equal words, or as told.

    Where several rules say the same, the one in the chapter to which the rules around it moved is meant.
    """
    before, after = texts(old), texts(new)
    told = dict(_CHANGED.findall(changed))
    by_words: dict[str, list[str]] = defaultdict(list)
    for number, words in after.items():
        by_words[words].append(number)
    same = {n: by_words[words] for n, words in before.items() if after.get(n) != words and by_words.get(words)}
    sure = {**{n: found[0] for n, found in same.items() if len(found) == 1}, **told}
    chapters: dict[str, Counter[str]] = defaultdict(Counter)
    for number, now in sure.items():
        chapters[number[:3]][now[:3]] += 1
    for number, found in same.items():
        there = chapters[number[:3]]
        sure.setdefault(number, max(found, key=lambda one: (there[one[:3]], one[:3] == number[:3])))
    return "".join(f"{number} {now}\n" for number, now in sorted(sure.items()) if number != now)


def texts(rules: str) -> dict[str, str]:
    """Each rule's words as they are compared: whatever numbers they point to, whatever quotation marks they have."""
    found: dict[str, str] = {}
    for number, words in _TEXT.findall(rules):
        found.setdefault(number, re.sub(r"\W+", " ", _CITED.sub("#", words.replace("’", "'").casefold())).strip())
    return found


@cache
def renumbered() -> dict[str, str]:
    """The number of 2026 of each rule of 2022 that has another one today."""
    return dict(_PAIR.findall(RENUMBERED.read_text(encoding="utf-8")))


def read(path: str | Path) -> str:
    """A text of the rules."""
    return Path(path).read_text(encoding="utf-8-sig")


if __name__ == "__main__":
    old, new, differences = (read(path) for path in sys.argv[1:4])
    TARGET.write_text(listed(old), encoding="utf-8")
    TARGET_2026.write_text(listed(new), encoding="utf-8")
    RENUMBERED.write_text(moved(old, new, differences), encoding="utf-8")
