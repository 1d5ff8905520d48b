"""Lists the numbers of the Comprehensive Rules, and nothing else of them: `python tools/rule_numbers.py RULES.txt`.

Citations in the code are checked against the list that this writes, a rule a line with the letters of its subrules.
"""

import re
import sys
from pathlib import Path

TARGET = Path("tests/house/comprehensive_rules_2022-04-29.txt")
_RULE = re.compile(r"^ *(\d{3})(?:\.(\d+)([a-z])?)?\.? ", re.MULTILINE)


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


if __name__ == "__main__":
    TARGET.write_text(listed(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
