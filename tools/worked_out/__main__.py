"""Writes the scenarios that are worked out: `python -m tools.worked_out`, or those of some files, by their names."""

import sys

from tools.worked_out.choosing import SCENARIOS, chosen, shown_without, standing
from tools.worked_out.kinds import KINDS
from tools.worked_out.writing import page

WHOLE = ("conditions",)
"""Files of all plans, also of those that show nothing new: what is when a condition doesn't hold."""


def main() -> None:
    """Write them, file by file."""
    SCENARIOS.mkdir(exist_ok=True)
    shown = shown_without(KINDS)
    wanted = sys.argv[1:] or KINDS
    for kind in wanted:
        plans = KINDS[kind]() if kind in WHOLE else chosen(KINDS[kind](), shown, standing(kind))
        (SCENARIOS / f"{kind}.yaml").write_text(page(list(plans)), encoding="utf-8")


if __name__ == "__main__":
    main()
