"""Writes the tables of the ladder in docs/bots.md from docs/ladder; --check says whether they are as the files have it.

The files are what `entaku lab ladder --out` wrote; each table says by which command.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from entaku.laboratory.ladder import Ladder, Rung
from tools.places import fill

PAGE = Path("docs/bots.md")
STORED = ("levels", "duels", "pods")
FOLDER = Path("docs/ladder")
PLACE = re.compile(r"(?<=<!-- ladder -->\n).*(?=<!-- end of ladder -->)", re.DOTALL)
HEAD = (
    "| bot | games | won (95 %) | rating (95 %) | decisions | half within | 99 % within | slowest |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def tables(ladders: list[Ladder]) -> str:
    """Every ladder under its command."""
    return "\n".join(line for ladder in ladders for line in lines(ladder))


def lines(ladder: Ladder) -> Iterator[str]:
    """A ladder as a table, under the command that plays its games again."""
    yield f"`{command(ladder)}`"
    yield ""
    yield from HEAD
    yield from (row(one) for one in ladder.rungs)
    yield ""


def command(ladder: Ladder) -> str:
    """The command by which a ladder was found.

    >>> command(Ladder("1", 4, 40, ("expert",), "normal", ()))
    'entaku lab ladder --levels expert --against normal --players 4 --games 40 --seed 1'
    """
    against = f" --against {ladder.against}" if ladder.against else ""
    return (
        f"entaku lab ladder --levels {','.join(ladder.levels)}{against} --players {ladder.players} "
        f"--games {ladder.games} --seed {ladder.seed}"
    )


def row(one: Rung) -> str:
    """A bot's line; games are those it played, the seats that it had in one counted each."""
    won = f"{100 * one.won:.0f} % ({100 * one.won_low:.0f}–{100 * one.won_high:.0f})"
    rating = f"{one.rating:.1f} ({one.rating_low:.1f}–{one.rating_high:.1f})"
    times = " | ".join(f"{time:.{digits}f} s" for time, digits in ((one.middle, 3), (one.most, 2), (one.slowest, 2)))
    return f"| {one.level} | {one.games} | {won} | {rating} | {one.thoughts:,} | {times} |"


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    found = [msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Ladder) for name in STORED]
    return fill(PAGE, PLACE, tables(found), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
