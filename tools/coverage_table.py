"""Writes the coverage in docs/reading.md and README from docs/coverage.json; --check says whether it is as that has it.

`--count CARDS RANKS` counts first, and writes that file: CARDS and RANKS are what `entaku cards coverage` takes.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from entaku.cards.importers.files import read_cards
from entaku.cards.importers.imported import ImportedCard
from entaku.cards.reading.counted import Chosen, Counted, parts_of, read_ranks
from entaku.cards.reading.coverage import coverage
from tools.places import fill

PAGE = Path("docs/reading.md")
STORED = Path("docs/coverage.json")
PLACE = re.compile(r"(?<=<!-- coverage -->\n).*(?=<!-- end of coverage -->)", re.DOTALL)
README = Path("README.md")
SENTENCE = re.compile(r"(?<=<!-- full -->\n).*(?=<!-- end of full -->)", re.DOTALL)

ASKED = {
    "first printed since 2018": ("--since 2018", Chosen(since="2018")),
    "the 500 most played": ("--ranks FILE --most 500", Chosen(most=500)),
    "the 2,000 most played": ("--ranks FILE --most 2000", Chosen(most=2000)),
    "planeswalkers, by the front face": ("--type planeswalker", Chosen(type="planeswalker")),
}
"""What is counted beside all cards: the options that count it, and which cards it is."""


class Figures(Struct, frozen=True):
    """All cards, and how many of them are read and said again whole; what is asked of some; and the layouts."""

    all: Counted
    read: int
    some: tuple[Counted, ...]
    layouts: tuple[Counted, ...]


def counted(cards: list[ImportedCard], ranks: dict[str, float]) -> Figures:
    """Count them."""
    found = coverage(cards)
    some = (part(name, msgspec.structs.replace(chosen, ranks=ranks).of(cards)) for name, (_, chosen) in ASKED.items())
    layouts = parts_of((each for each in cards if each.card.layout != "normal"), "layout").parts
    return Figures(Counted("all cards", found.cards, found.full), found.round_trip, tuple(some), layouts)


def part(name: str, cards: Iterable[ImportedCard]) -> Counted:
    """Some cards, under the name that the table has for them."""
    found = coverage(cards)
    return Counted(name, found.cards, found.full)


def table(figures: Figures) -> str:
    """The rows."""
    lines = ["| cards | options | in the file | full |", "| --- | --- | --- | --- |"]
    for each in (figures.all, *figures.some):
        options = f"`{ASKED[each.part][0]}`" if each.part in ASKED else ""
        lines.append(f"| {each.part} | {options} | {each.cards:,} | {each.full:,} ({each.full / each.cards:.1%}) |")
    layouts = ", ".join(f"{each.part} {each.full} of {each.cards}" for each in figures.layouts)
    others = (sum(each.cards for each in figures.layouts), sum(each.full for each in figures.layouts))
    lines.append(f"| of another layout than normal | `--by layout` | {others[0]:,} | {others[1]:,}: {layouts} |")
    return "\n".join([*lines, "", f"{figures.read:,} cards are read and said again whole (`round_trip`).", ""])


def sentence(figures: Figures) -> str:
    """What README says of it."""
    most = next(each for each in figures.some if each.part == "the 500 most played")
    share, of_most = figures.all.full / figures.all.cards, most.full / most.cards
    return (
        f"From their official English texts {share:.1%} of {figures.all.cards:,} cards are played in full, each part "
        f"of them shown by a\nscenario; of the 500 most played {of_most:.1%}.\n"
    )


def main(arguments: list[str]) -> int:
    """Count where that is asked; write the page, or check it."""
    if "--count" in arguments:
        cards, ranks = (Path(each) for each in arguments[arguments.index("--count") + 1 :][:2])
        unique = {each.card.name: each for each in read_cards(cards).cards}
        figures = counted(list(unique.values()), read_ranks(ranks))
        STORED.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    figures = msgspec.json.decode(STORED.read_bytes(), type=Figures)
    told = ((PAGE, PLACE, table(figures)), (README, SENTENCE, sentence(figures)))
    return max(fill(*each, arguments) for each in told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
