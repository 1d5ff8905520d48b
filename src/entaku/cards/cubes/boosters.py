"""Boosters from a cube: by a simple shuffle in which each card comes once, or by slots and layouts."""

from collections import Counter
from collections.abc import Sequence

from entaku.cards.cubes.cube import Cube, CubeLayout, CubeSheet
from entaku.cards.printed import PrintedCard
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream


def printed(cube: Cube) -> list[PrintedCard]:
    """Every card of the cube, each copy once, in the order of the list."""
    return [
        PrintedCard(entry.name, entry.set_code, entry.number, entry.foil)
        for entry in cube.entries
        for _ in range(entry.count)
    ]


def shuffled_boosters(cube: Cube, boosters: int, size: int, stream: Stream) -> list[tuple[PrintedCard, ...]]:
    """So many boosters of so many cards, dealt from the shuffled cube.

    Raises Unlawful, with the numbers, if the cube is too small.
    """
    cards = printed(cube)
    if len(cards) < boosters * size:
        raise Unlawful(
            "cube-too-small", needed=boosters * size, boosters=boosters, size=size, cards=len(cards),
            possible=len(cards) // size,
        )  # fmt: skip
    stream.shuffle(cards)
    return [tuple(cards[start : start + size]) for start in range(0, boosters * size, size)]


def laid_out_boosters(cube: Cube, seats: int, rounds: int, stream: Stream) -> list[list[tuple[PrintedCard, ...]]]:
    """For each round a booster for each seat, made by the cube's layouts.

    Raises Unlawful, naming the sheet, if one runs out.
    """
    sheets = {sheet.name: SheetCards(sheet, cube.settings.with_replacement, stream) for sheet in cube.sheets}
    by_name = {layout.name: layout for layout in cube.layouts}
    given = cube.settings.predetermined
    made = []
    for number in range(rounds):
        layouts = [by_name[name] for name in given[number % len(given)]] if given else list(cube.layouts)
        made.append([_booster(layouts, sheets, stream) for _ in range(seats)])
    return made


def _booster(layouts: Sequence[CubeLayout], sheets: "dict[str, SheetCards]", stream: Stream) -> tuple[PrintedCard, ...]:
    layout = layouts[stream.weighted([layout.weight for layout in layouts])]
    cards: list[PrintedCard] = []
    for slot in layout.slots:
        name, _ = slot.sheets[stream.weighted([weight for _, weight in slot.sheets])]
        for card in sheets[name].take(slot.count, Counter(card.name for card in cards)):
            cards.append(PrintedCard(card.name, card.set_code, card.number, True) if slot.foil else card)
    return tuple(cards)


class SheetCards:
    """The cards of a sheet while boosters are being made from it."""

    def __init__(self, sheet: CubeSheet, with_replacement: bool, stream: Stream) -> None:
        self.sheet = sheet
        self.stream = stream
        self.with_replacement = with_replacement
        self.cards = printed(Cube(sheets=(sheet,)))
        if sheet.collation == "random":
            stream.shuffle(self.cards)

    def take(self, count: int, there: Counter[str]) -> list[PrintedCard]:
        """So many cards, if possible none that is already in the booster."""
        if self.sheet.collation == "printRun":
            return self._run(count)
        if self.sheet.collation == "striped":
            return self._stripes(count)
        if len(self.cards) < count:
            raise Unlawful("cube-sheet-too-small", sheet=self.sheet.name, cards=len(self.cards), needed=count)
        return [self._one(there) for _ in range(count)]

    def _one(self, there: Counter[str]) -> PrintedCard:
        free = [place for place, card in enumerate(self.cards) if not there[card.name]] or range(len(self.cards))
        place = free[self.stream.below(len(free))]
        card = self.cards[place]
        there[card.name] += 1
        if not self.with_replacement:
            self.cards.pop(place)
        return card

    def _run(self, count: int) -> list[PrintedCard]:
        """Cards that follow one another in the print run, beginning at a group."""
        group = max(self.sheet.group, 1)
        start = self.stream.below(max(len(self.cards) // group, 1)) * group
        return [self.cards[(start + step) % len(self.cards)] for step in range(count)]

    def _stripes(self, count: int) -> list[PrintedCard]:
        """Stripes down a printed sheet: so many cards of one column, then of the next."""
        length = max(self.sheet.length, 1)
        column, row = self.stream.below(length), self.stream.below(max(len(self.cards) // length, 1))
        taken: list[PrintedCard] = []
        while len(taken) < count:
            for _ in range(min(1 + self.stream.weighted(self.sheet.weights), count - len(taken))):
                taken.append(self.cards[(row * length + column) % len(self.cards)])
                row += 1
            column = (column + 1) % length
        return taken
