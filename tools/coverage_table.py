"""Writes the coverage in docs/reading.md and README from docs/coverage.json; --check says whether it is as that has it.

`--count CARDS RANKS LATER` counts first, and writes that file: CARDS and RANKS are what `entaku cards coverage` takes,
LATER are the cards first printed since.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.counted import Chosen, Counted, most_played, parts_of, read_ranks
from entaku.oracle.reading.coverage import coverage, missing
from tools.blind_slice import Beside, beside
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
    """All cards, and how many of them are read and said again whole; what is asked of some; the layouts; the blind."""

    all: Counted
    read: int
    some: tuple[Counted, ...]
    layouts: tuple[Counted, ...]
    blind: tuple[Beside, ...] = ()


def counted(cards: list[ImportedCard], ranks: dict[str, float], later: list[ImportedCard]) -> Figures:
    """Count them."""
    found = coverage(cards)
    some = (part(name, msgspec.structs.replace(chosen, ranks=ranks).of(cards)) for name, (_, chosen) in ASKED.items())
    layouts = parts_of((each for each in cards if each.card.layout != "normal"), "layout").parts
    blind = beside_the_others(cards, ranks, later)
    return Figures(Counted("all cards", found.cards, found.full), found.round_trip, tuple(some), layouts, blind)


def beside_the_others(
    cards: list[ImportedCard], ranks: dict[str, float], later: list[ImportedCard]
) -> tuple[Beside, ...]:
    """How often the blind tenth is full, and how often the others: of old cards, later ones, the most played."""
    most = most_played(cards, ranks, 2000)
    parts = {"first printed until spring 2022": cards, "first printed since": later, "the 2,000 most played": most}
    return tuple(
        beside(part, ((each.card.name, not missing(each)[0]) for each in some)) for part, some in parts.items()
    )


def unique_cards(file: Path) -> list[ImportedCard]:
    """The cards of a file, each name once."""
    return list({each.card.name: each for each in read_cards(file).cards}.values())


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
    lines += ["", f"{figures.read:,} cards are read and said again whole (`round_trip`)."]
    return "\n".join([*lines, *blind_table(figures.blind), ""])


def blind_table(parts: tuple[Beside, ...]) -> Iterable[str]:
    """The rows of the tenth that nobody writes for."""
    if parts:
        yield "\nA tenth of the cards, by their names, is left alone by whoever writes phrases, trees and scenarios:\n"
        yield "| cards | others | full | blind tenth | full |"
        yield "| --- | --- | --- | --- | --- |"
    for each in parts:
        shares = (each.full / each.cards, each.blind_full / each.blind)
        yield f"| {each.part} | {each.cards:,} | {shares[0]:.1%} | {each.blind:,} | {shares[1]:.1%} |"


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
        cards, ranks, later = (Path(each) for each in arguments[arguments.index("--count") + 1 :][:3])
        figures = counted(unique_cards(cards), read_ranks(ranks), unique_cards(later))
        STORED.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    figures = msgspec.json.decode(STORED.read_bytes(), type=Figures)
    told = ((PAGE, PLACE, table(figures)), (README, SENTENCE, sentence(figures)))
    return max(fill(*each, arguments) for each in told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
