"""Writes the tables of a study into docs/lab.md, or with --check says whether they are as the code has them."""

import re
import sys
from pathlib import Path

from entaku.laboratory.study.schema import TABLES
from tools.places import fill

PAGE = Path("docs/lab.md")
PLACE = re.compile(r"(?<=<!-- tables -->\n).*(?=<!-- end of tables -->)", re.DOTALL)


def tables() -> str:
    """Each table with its columns."""
    lines: list[str] = []
    for name, table in TABLES.items():
        lines += ["", f"**`{name}`**: a row is {table.row}.", "", "| column | kind | meaning |", "| --- | --- | --- |"]
        lines += [f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in table.columns]
    return "\n".join([*lines, "", ""])


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    return fill(PAGE, PLACE, tables(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
