"""Coverage of some cards, or of cards part by part: those since a year, the most played, by layout, type and year."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.oracle.importers.files import unzipped
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.coverage import missing

Parting = Literal["layout", "type", "year"]

DATE = re.compile(r"\d{4}(-\d\d(-\d\d)?)?")


class Chosen(Struct, frozen=True):
    """Which cards are counted: those of which all that is said here is true.

    `since` is the year or day from which on they were first printed ("2018", "2018-04-27"); `layout` how their faces
    lie; `type` a card type, supertype or subtype of their front faces; `most` how many of the most played by `ranks`,
    0 for all.
    """

    since: str = ""
    layout: str = ""
    type: str = ""
    most: int = 0
    ranks: Mapping[str, float] = {}

    def of(self, cards: Iterable[ImportedCard]) -> list[ImportedCard]:
        """The cards that are counted, in their order.

        The most played are those that are so of all the cards, before anything else is asked of them.  A card of which
        no date is known is since no day.  Raises Unlawful for a date that is none.
        """
        if self.since and not DATE.fullmatch(self.since):
            raise Unlawful("coverage-since-unfit", value=self.since[:40])
        found = most_played(cards, self.ranks, self.most) if self.most else list(cards)
        return [each for each in found if self.is_wanted(each)]

    def is_wanted(self, imported: ImportedCard) -> bool:
        """Whether a card is of the time, the layout and the type."""
        front = imported.card.front
        words = (*front.supertypes, *front.types, *front.subtypes)
        return (
            (not self.since or imported.released >= self.since)
            and (not self.layout or imported.card.layout == self.layout.lower())
            and (not self.type or self.type.lower() in (word.lower() for word in words))
        )


class Counted(Struct, frozen=True):
    """How many cards a part has, and how many of them are played in full."""

    part: str
    cards: int
    full: int


class Parts(Struct, frozen=True):
    """Cards counted part by part, the part with most cards first; a card of two types is in the parts of both."""

    cards: int
    full: int
    parts: tuple[Counted, ...]


def most_played(cards: Iterable[ImportedCard], ranks: Mapping[str, float], most: int) -> list[ImportedCard]:
    """So many of the cards that have a rank, the best rank first; of equal ones by name."""
    ranked = [each for each in cards if each.card.name in ranks]
    return sorted(ranked, key=lambda each: (ranks[each.card.name], each.card.name))[:most]


def read_ranks(file: Path) -> dict[str, float]:
    """Cards' places among the most played, from 1, by their English names: a JSON object, which may be gzipped.

    Raises Unreadable, naming the file.
    """
    try:
        return msgspec.json.decode(unzipped(file), type=dict[str, float])
    except msgspec.DecodeError as problem:
        raise Unreadable("coverage-ranks-unread", file=str(file), problem=str(problem)) from problem


def parts_of(cards: Iterable[ImportedCard], parting: Parting) -> Parts:
    """How many cards of each layout, card type or year are played in full."""
    sizes: dict[str, int] = {}
    fulls: dict[str, int] = {}
    total = full = 0
    for imported in cards:
        is_full = not missing(imported)[0]
        total += 1
        full += is_full
        for part in PARTINGS[parting](imported):
            sizes[part] = sizes.get(part, 0) + 1
            fulls[part] = fulls.get(part, 0) + is_full
    ordered = sorted(sizes, key=lambda part: (-sizes[part], part))
    return Parts(total, full, tuple(Counted(part, sizes[part], fulls[part]) for part in ordered))


PARTINGS: dict[Parting, Callable[[ImportedCard], tuple[str, ...]]] = {
    "layout": lambda imported: (imported.card.layout,),
    "type": lambda imported: imported.card.front.types,
    "year": lambda imported: (imported.released[:4],),
}
"""The parts to which a card belongs; "" is the year of one of which no date is known."""
