"""Booster packs: what a set's boosters hold, and opening one.

A set has several kinds of booster, one likelier than another; a kind takes so many cards from each of some sheets,
and a sheet has its cards with weights.
"""

from bisect import bisect_right
from functools import cached_property
from itertools import accumulate

from msgspec import Struct

from entaku.cards.colours import COLOURS, Colours
from entaku.cards.printed import PrintedCard
from entaku.kernel.randomness import Stream


class SheetRow(Struct, frozen=True, array_like=True, gc=False):
    """A card on a sheet: how often it is there, and its colours, by which a balanced sheet is drawn."""

    name: str
    number: str
    weight: int
    colours: Colours = ""


class Sheet(Struct, frozen=True, dict=True):
    """The cards that a place in a booster is filled from."""

    rows: tuple[SheetRow, ...]
    foil: bool = False
    balanced: bool = False

    @cached_property
    def marks(self) -> list[int]:
        """The running totals of the weights."""
        return list(accumulate(row.weight for row in self.rows))

    @cached_property
    def by_colour(self) -> dict[str, "Sheet"]:
        """The rows of each single colour, and under "" all the others."""
        parts: dict[str, list[SheetRow]] = {}
        for row in self.rows:
            parts.setdefault(row.colours if len(row.colours) == 1 else "", []).append(row)
        return {colour: Sheet(tuple(rows), self.foil) for colour, rows in parts.items()}

    def draw(self, stream: Stream) -> SheetRow:
        """One row, as likely as its weight."""
        return self.rows[bisect_right(self.marks, stream.below(self.marks[-1]))]


class BoosterKind(Struct, frozen=True):
    """One kind of booster: how likely it is, and how many cards it takes from which sheet, in order."""

    weight: int
    contents: tuple[tuple[str, int], ...]


class BoosterConfig(Struct, frozen=True):
    """How a set's boosters are made."""

    set_code: str
    kinds: tuple[BoosterKind, ...]
    sheets: dict[str, Sheet]

    @property
    def size(self) -> int:
        """The number of cards in the likeliest kind of booster."""
        return sum(count for _, count in max(self.kinds, key=lambda kind: kind.weight).contents)


def open_booster(config: BoosterConfig, stream: Stream) -> tuple[PrintedCard, ...]:
    """The cards of a booster, in the order of its sheets; no card comes twice from one sheet."""
    kind = config.kinds[stream.weighted([kind.weight for kind in config.kinds])]
    cards = []
    for name, count in kind.contents:
        sheet = config.sheets[name]
        rows = _balanced(sheet, count, stream) if sheet.balanced else _distinct(sheet, count, stream, [])
        cards += [PrintedCard(row.name, config.set_code, row.number, sheet.foil) for row in rows]
    return tuple(cards)


def _distinct(sheet: Sheet, count: int, stream: Stream, drawn: list[SheetRow]) -> list[SheetRow]:
    """`drawn` and `count` more rows, none of them twice while the sheet has others."""
    for _ in range(count):
        row = sheet.draw(stream)
        while row in drawn and len(drawn) < len(sheet.rows):
            row = sheet.draw(stream)
        drawn.append(row)
    return drawn


def _balanced(sheet: Sheet, count: int, stream: Stream) -> list[SheetRow]:
    """One card of each colour, and the rest so that every card stays as likely as its weight says."""
    parts = sheet.by_colour
    total = sheet.marks[-1]
    chances = {
        colour: count * part.marks[-1] - (total if colour else 0)  # what is left once each colour has its one card
        for colour, part in parts.items()
    }
    if not set(COLOURS) <= parts.keys() or min(chances.values()) < 0 or count < len(COLOURS):
        return _distinct(sheet, count, stream, [])
    drawn = [parts[colour].draw(stream) for colour in COLOURS]
    kinds = list(parts)
    for _ in range(count - len(COLOURS)):
        colour = kinds[stream.weighted([chances[kind] for kind in kinds])]
        part = parts[colour]
        free = [row for row in part.rows if row not in drawn] or list(part.rows)
        drawn.append(free[stream.weighted([row.weight for row in free])])
    stream.shuffle(drawn)
    return drawn
