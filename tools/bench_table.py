"""Writes the table of measurements in README.md from docs/bench.json; --check says whether it is as that has it.

The file is what `entaku bench --json` wrote; the table says what was measured, where, and beside how much else.
"""

import re
import sys
from pathlib import Path

import msgspec

from entaku.laboratory.benchmarks import Run
from tools.places import fill

PAGE = Path("README.md")
STORED = Path("docs/bench.json")
PLACE = re.compile(r"(?<=<!-- measured -->\n).*(?=<!-- end of measured -->)", re.DOTALL)

ROWS = (
    ("a draft of eight by bots", "{draft-by-bots:,.0f} a second; a table is copied in {draft-copy:.0f} µs"),
    ("a three-phase draft of four by bots", "{draft-phased:.0f} a second"),
    (
        "open a booster; look a card up; import 20,000 cards",
        "{cards-booster:.0f} µs; {cards-look-up:.2f} ms; {cards-import-20000:.1f} s",
    ),
    (
        "a game of two; of four; random players",
        "{games-2-random-cpu:.2f} s; {games-4-random-cpu:.2f} s",
    ),
    (
        "the same with sensible bots",
        "{games-2-sensible-cpu:.2f} s; {games-4-sensible-cpu:.2f} s",
    ),
    ("an answer applied (median); a game copied", "{games-answer-median:.2f} ms; {games-copy:.3f} ms"),
    (
        "a Commander game of four bots, decks of a hundred",
        "{games-commander-cpu:.2f} s, {games-commander-turns:.0f} turns",
    ),
    (
        "a turn of four bots with 150 tokens; with an activated ability each",
        "{tokens-150:.0f} ms; {tokens-150-ability:.0f} ms",
    ),
    ("a game of four random players played again from its log", "{games-replay-random:.1f} times as fast as playing"),
    (
        "steps of the learning environment: in games of four; in drafts, and with the game at their end",
        "{environment-games:,.0f} a second; {environment-drafts:,.0f}, {environment-drafts-played:,.0f} a second",
    ),
    ("read a card's official English into what it does", "{texts-read:,.0f} texts a second"),
    ("find the targets in a Riftbound text", "{targets:,.0f} texts a second"),
    (
        "server from start to first page; its very first start, which compiles and makes the store",
        "{server-start-processor:.2f} s; {server-first-start-processor:.2f} s",
    ),
    (
        "1,000 picks through the server, 20 tables of eight; with half a second of thought before each",
        "{server-20-tables:.2f} s; {server-20-tables-half-second:.2f} s",
    ),
)


class Values(dict[str, float]):
    """Figures by names with hyphens in them."""

    def said(self, template: str) -> str:
        return re.sub(r"\{([\w-]+):([^}]+)\}", lambda found: format(self[found[1]], found[2]), template)


def table(run: Run) -> str:
    """The rows, and where they were measured."""
    values = Values({name: figure.value for name, figure in run.figures.items()})
    runs = max(len(figure.values) for figure in run.figures.values())
    before, after = run.load
    lines = [
        f"Seconds are of processor time; {run.machine}; load {before:.0f} to {after:.0f}; "
        f"{'one run' if runs == 1 else f'the middle of {runs} runs'}.",
        "",
        "| what | figure |",
        "| --- | --- |",
        *(f"| {what} | {values.said(figure)} |" for what, figure in ROWS),
    ]
    return "\n".join([*lines, ""])


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    run = msgspec.json.decode(STORED.read_bytes(), type=Run)
    return fill(PAGE, PLACE, table(run), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
