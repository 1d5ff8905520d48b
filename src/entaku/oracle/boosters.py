"""Booster packs: what a set's boosters hold, and opening one.

A set has several kinds of booster, one likelier than another; a kind takes so many cards from each of some sheets,
and a sheet has its cards with weights.
"""

from bisect import bisect_right
from functools import cached_property
from itertools import accumulate

from msgspec import Struct

from entaku.kernel.randomness import Stream
from entaku.oracle.colours import COLOURS, Colours
from entaku.oracle.printed import PrintedCard


class SheetRow(Struct, frozen=True, array_like=True, gc=False):
    """A card on a sheet: how often it is there, and its colours, by which a balanced sheet is drawn."""

    name: str
    number: str
    weight: int
    colours: Colours = ""
    set_code: str = ""
    """The set that the card is of, where that isn't the booster's."""


class Sheet(Struct, frozen=True, omit_defaults=True, dict=True):
    """The cards that a place in a booster is filled from.

    `balanced`: a booster has a card of each colour from it, if it has five.  `duplicates`: a booster may hold one of
    its cards twice.  `fixed`: a booster holds all of it, each card as often as its weight.
    """

    rows: tuple[SheetRow, ...]
    foil: bool = False
    balanced: bool = False
    duplicates: bool = False
    fixed: bool = False

    @cached_property
    def marks(self) -> list[int]:
        """The running totals of the weights."""
        return list(accumulate(row.weight for row in self.rows))

    @cached_property
    def by_colour(self) -> dict[str, "Sheet"]:
        """The rows of each single colour, and under "" all the others, where there are such."""
        parts: dict[str, list[SheetRow]] = {}
        for row in self.rows:
            parts.setdefault(row.colours if len(row.colours) == 1 else "", []).append(row)
        return {colour: Sheet(tuple(parts[colour])) for colour in (*COLOURS, "") if colour in parts}

    def draw(self, stream: Stream) -> SheetRow:
        """One row, as likely as its weight."""
        return self.rows[bisect_right(self.marks, stream.below(self.marks[-1]))]

    def draw_other(self, stream: Stream, drawn: list[SheetRow]) -> SheetRow:
        """One row, as likely as its weight, and none of those drawn before while there are others."""
        row = self.draw(stream)
        if row in drawn and not all(each in drawn for each in self.rows):
            while row in drawn:
                row = self.draw(stream)
        return row


class BoosterKind(Struct, frozen=True):
    """One kind of booster: how likely it is, and how many cards it takes from which sheet, in order."""

    weight: int
    contents: tuple[tuple[str, int], ...]


class BoosterConfig(Struct, frozen=True, dict=True):
    """How a set's boosters are made."""

    set_code: str
    kinds: tuple[BoosterKind, ...]
    sheets: dict[str, Sheet]

    @property
    def size(self) -> int:
        """The number of cards in the likeliest kind of booster."""
        return sum(
            sum(row.weight for row in self.sheets[name].rows) if self.sheets[name].fixed else count
            for name, count in max(self.kinds, key=lambda kind: kind.weight).contents
        )

    @cached_property
    def weights(self) -> list[int]:
        """How likely each kind is."""
        return [kind.weight for kind in self.kinds]


def open_booster(config: BoosterConfig, stream: Stream) -> tuple[PrintedCard, ...]:
    """The cards of a booster, in the order of its sheets; no card comes twice from one sheet.

    >>> from entaku.oracle.catalogue import shipped
    >>> from entaku.kernel.randomness import seed_from
    >>> cns = shipped().set("CNS").boosters
    >>> len(open_booster(cns, Stream(seed_from(7), "table", "boosters")))
    15
    """
    kind = config.kinds[stream.weighted(config.weights)]
    code = config.set_code
    cards = []
    for name, count in kind.contents:
        sheet = config.sheets[name]
        cards += [
            PrintedCard(row.name, row.set_code or code, row.number, sheet.foil) for row in _rows(sheet, count, stream)
        ]
    return tuple(cards)


def _rows(sheet: Sheet, count: int, stream: Stream) -> list[SheetRow]:
    if sheet.fixed:
        return [row for row in sheet.rows for _ in range(row.weight)]
    if sheet.balanced:
        return _balanced(sheet, count, stream)
    if sheet.duplicates:
        return [sheet.draw(stream) for _ in range(count)]
    return _distinct(sheet, count, stream)


def _distinct(sheet: Sheet, count: int, stream: Stream) -> list[SheetRow]:
    drawn: list[SheetRow] = []
    for _ in range(count):
        drawn.append(sheet.draw_other(stream, drawn))
    return drawn


def _balanced(sheet: Sheet, count: int, stream: Stream) -> list[SheetRow]:
    """One card of each colour, and the rest so that every card stays as likely as its weight says.

    A colour's cards are due count × weight / total places; each colour has one place for certain, so the others
    are given out by what is still due.  Where a colour is due less than one, that can't be, and nothing is balanced.
    """
    parts = sheet.by_colour
    due = [count * part.marks[-1] - (sheet.marks[-1] if colour else 0) for colour, part in parts.items()]
    if not set(COLOURS) <= parts.keys() or min(due) < 0 or count < len(COLOURS):
        return _distinct(sheet, count, stream)
    kinds = list(parts.values())
    drawn = [kinds[place].draw(stream) for place in range(len(COLOURS))]
    for _ in range(count - len(COLOURS)):
        drawn.append(kinds[stream.weighted(due)].draw_other(stream, drawn))
    stream.shuffle(drawn)
    return drawn
