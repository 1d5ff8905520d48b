"""The sheets of a cube while boosters are made from them: at random, as a print run, or in stripes."""

from collections import Counter
from collections.abc import Mapping, Sequence

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.oracle.colours import COLOURS, Colours
from entaku.oracle.cubes.cube import CubeSettings, CubeSheet
from entaku.oracle.printed import PrintedCard


def printed(sheet: CubeSheet) -> list[PrintedCard]:
    """Every card of a sheet, each copy once, in the order of the list."""
    return [
        PrintedCard(entry.name, entry.set_code, entry.number, entry.foil)
        for entry in sheet.entries
        for _ in range(entry.count)
    ]


class DealtSheet:
    """A sheet and the cards that are still on it."""

    def __init__(
        self, sheet: CubeSheet, settings: CubeSettings, colours: Mapping[str, Colours], stream: Stream
    ) -> None:
        self.sheet = sheet
        self.all = printed(sheet)
        self.left = self.all.copy()
        self._settings = settings
        self._colours = colours
        self._stream = stream

    def take(self, count: int, there: Counter[str], balanced: bool = False) -> list[PrintedCard]:
        """So many cards for a booster that holds `there`, which they are put to.

        Raises Unlawful, naming the sheet, if there are not as many left.
        """
        if self.sheet.collation == "printRun":
            return self._run(count)
        if self.sheet.collation == "striped":
            return self._stripes(count)
        endless = self._settings.with_replacement or self._settings.refill
        if not self.all or (len(self.left) < count and not endless):
            raise Unlawful("cube-sheet-too-small", sheet=self.sheet.name, cards=len(self.left), needed=count)
        if balanced and len(self.left) >= count:
            return self._balanced(count, there)
        return [self._one(there) for _ in range(count)]

    def _one(self, there: Counter[str], colour: str | None = None) -> PrintedCard:
        """One card, of a colour if one is named, and none that is there already while there are others."""
        if not self.left:
            self.left = self.all.copy()
        left = range(len(self.left)) if colour is None else self._of_colour(colour)
        place = left[self._stream.below(len(left))]
        if self._settings.duplicate_protection and there[self.left[place].name]:
            fresh = [each for each in left if not there[self.left[each].name]] or left
            place = fresh[self._stream.below(len(fresh))]
        card = self.left[place]
        there[card.name] += 1
        if not self._settings.with_replacement:
            self.left[place] = self.left[-1]
            self.left.pop()
        return card

    def _balanced(self, count: int, there: Counter[str]) -> list[PrintedCard]:
        """A card of each colour, and the others by what each colour is due: as often as it is on the sheet.

        As a booster's balanced sheet is drawn; where a colour is due less than one card, nothing is balanced.
        """
        parts = Counter(self._colour(card) for card in self.left)
        kinds = [colour for colour in (*COLOURS, "") if parts[colour]]
        due = [count * parts[colour] - (len(self.left) if colour else 0) for colour in kinds]
        if not set(COLOURS) <= set(kinds) or min(due) < 0 or count < len(COLOURS):
            return [self._one(there) for _ in range(count)]
        cards = [self._one(there, colour) for colour in COLOURS]
        for _ in range(count - len(COLOURS)):
            colour = kinds[self._stream.weighted(due)]
            cards.append(self._one(there, colour if self._of_colour(colour) else None))
        self._stream.shuffle(cards)
        return cards

    def _colour(self, card: PrintedCard) -> str:
        own = self._colours.get(card.name, "")
        return own if len(own) == 1 else ""

    def _of_colour(self, colour: str) -> Sequence[int]:
        return [place for place, card in enumerate(self.left) if self._colour(card) == colour]

    def _run(self, count: int) -> list[PrintedCard]:
        """Cards that follow one another in the print run, beginning at a group."""
        groups = -(-len(self.all) // self.sheet.group)
        start = self._stream.below(groups) * self.sheet.group
        return [self.all[(start + step) % len(self.all)] for step in range(count)]

    def _stripes(self, count: int) -> list[PrintedCard]:
        """Cards along the stripes of a printed sheet, beginning anywhere.

        In a stripe of some width the cards go up so many rows of a column, then so many of the next column to the
        left, and from the leftmost column on into another stripe.  The wider a stripe is, the likelier it is to begin
        in.
        """
        length, weights = self.sheet.length, self.sheet.weights
        place = self._stream.below(len(self.all))
        width = self._width([(less_one + 1) * weight for less_one, weight in enumerate(weights)])
        up = 1 + self._stream.below(width)
        cards = [self.all[place]]
        while len(cards) < count:
            if up < width:
                up += 1
                place -= length
            else:
                up = 1
                if place % length:
                    place += (width - 1) * length - 1
                else:
                    width = self._width(weights)
                    place -= 1
            place %= len(self.all)
            cards.append(self.all[place])
        return cards[:count]

    def _width(self, weights: Sequence[int]) -> int:
        return 1 + self._stream.weighted(weights) if sum(weights) else 1
