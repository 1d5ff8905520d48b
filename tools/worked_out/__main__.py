"""Writes the scenarios that are worked out: `python -m tools.worked_out`, or those of some files, by their names."""

import sys
from pathlib import Path

from tools.worked_out.choosing import by_hand, chosen
from tools.worked_out.kinds import KINDS
from tools.worked_out.writing import page

FOLDER = Path("tests/magic/scenarios/worked_out")
WHOLE = ("conditions",)
"""Files of all plans, also of those that show nothing new: what is when a condition doesn't hold."""


def main() -> None:
    """Write them, file by file."""
    FOLDER.mkdir(exist_ok=True)
    shown = by_hand()
    wanted = sys.argv[1:] or KINDS
    for kind in wanted:
        plans = KINDS[kind]() if kind in WHOLE else chosen(KINDS[kind](), shown)
        (FOLDER / f"{kind}.yaml").write_text(page(list(plans)), encoding="utf-8")


if __name__ == "__main__":
    main()
