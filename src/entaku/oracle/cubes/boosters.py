"""Boosters from a cube: dealt from all its cards, each once, or made by its slots and layouts."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.oracle.colours import Colours
from entaku.oracle.cubes.cube import Cube, CubeLayout, CubeSheet, CubeSlot
from entaku.oracle.cubes.sheets import DealtSheet, printed
from entaku.oracle.printed import PrintedCard

Booster = tuple[PrintedCard, ...]
Choices = tuple[tuple[str, int], ...]
"""Names of layouts, and how likely each is."""
LEAST_BALANCED = 5
"""The cards that a slot must have to be balanced by colour."""


class CubeBoosters(Struct, frozen=True):
    """The boosters that were asked for, and some more for cards that add boosters to the draft."""

    made: tuple[Booster, ...]
    extra: tuple[Booster, ...] = ()
    added: tuple[tuple[Booster, ...], ...] = ()
    """Those of certain layouts."""


def cube_boosters(
    cube: Cube,
    numbers: Sequence[int],
    size: int,
    stream: Stream,
    extra: int = 0,
    colours: Mapping[str, Colours] | None = None,
    added: Sequence[Choices] = (),
    most_added: int = 0,
) -> CubeBoosters:
    """The boosters of a draft, and up to `extra` more as far as the cards go.

    `numbers` has one for each booster: it is its player's first (0), second … , as layouts may go by that.  A cube
    without layouts gives boosters of `size` cards.  `colours` are the cards', by name, by which a cube that asks for
    it is balanced.  `added` are layouts of which up to `most_added` boosters each are made besides.

    Raises Unlawful, with the numbers, if the cube is too small.
    """
    dealer = Dealer(cube, size, colours or {}, stream)
    dealer.check(len(numbers))
    made = tuple(dealer.booster(number) for number in numbers)
    of_layouts = tuple(_as_many(partial(dealer.booster_of, choices), most_added) for choices in added)
    following = count(max(numbers, default=-1) + 1)
    more = _as_many(lambda: dealer.booster(next(following)), extra)
    return CubeBoosters(made, more, of_layouts)


def _as_many(booster: Callable[[], Booster], most: int) -> tuple[Booster, ...]:
    """So many boosters, or as many as there are cards for: nobody has asked for them yet."""
    found: list[Booster] = []
    try:
        while len(found) < most:
            found.append(booster())
    except Unlawful:
        pass
    return tuple(found)


def every_card(cube: Cube) -> tuple[PrintedCard, ...]:
    """Every card of the cube, each copy once, in the order of the list."""
    return tuple(card for sheet in cube.sheets for card in printed(sheet))


class Dealer:
    """Makes boosters from a cube, one after another."""

    def __init__(self, cube: Cube, size: int, colours: Mapping[str, Colours], stream: Stream) -> None:
        self._cube = cube
        self._size = size
        self._stream = stream
        sheets, layouts = cube.sheets, cube.layouts
        if not layouts:  # one sheet of everything
            sheets = (CubeSheet("cube", tuple(cube.entries)),)
            layouts = (CubeLayout("cube", 1, (CubeSlot("cube", size, (("cube", 1),)),)),)
        self._sheets = {sheet.name: DealtSheet(sheet, cube.settings, colours, stream) for sheet in sheets}
        self._layouts = {layout.name: layout for layout in layouts}
        self._bags: dict[int, list[str]] = {}

    def check(self, boosters: int) -> None:
        """Raises Unlawful if a cube without layouts has too few cards for so many boosters."""
        settings = self._cube.settings
        cards = self._cube.size
        if cards == 0:
            raise Unlawful(
                "cube-too-small", needed=boosters * self._size, boosters=boosters, size=self._size, cards=0, possible=0
            )
        endless = settings.with_replacement or settings.refill or bool(self._cube.layouts)
        if not endless and cards < boosters * self._size:
            raise Unlawful(
                "cube-too-small", needed=boosters * self._size, boosters=boosters, size=self._size, cards=cards,
                possible=cards // self._size,
            )  # fmt: skip

    def booster(self, number: int) -> Booster:
        """The next booster, the `number`-th of some player (from 0).  Raises Unlawful if a sheet has run out."""
        return self._made(self._layouts[self._layout(number)])

    def booster_of(self, choices: Choices) -> Booster:
        """A booster of one of these layouts.  Raises Unlawful if a sheet has run out."""
        return self._made(self._layouts[choices[self._stream.weighted([weight for _, weight in choices])][0]])

    def _made(self, layout: CubeLayout) -> Booster:
        largest = max(layout.slots, key=lambda slot: slot.count)
        there: Counter[str] = Counter()
        cards: list[PrintedCard] = []
        for slot in layout.slots:
            if slot.count:
                balanced = bool(self._cube.settings.colour_balance) and slot is largest and slot.count >= LEAST_BALANCED
                name, _ = slot.sheets[self._stream.weighted([weight for _, weight in slot.sheets])]
                taken = self._sheets[name].take(slot.count, there, balanced)
                cards += [PrintedCard(card.name, card.set_code, card.number, card.foil or slot.foil) for card in taken]
        return tuple(cards)

    def _layout(self, number: int) -> str:
        """The name of the layout of a player's `number`-th booster."""
        given = self._cube.settings.predetermined
        place = number % len(given) if given else 0
        choices = given[place] if given else tuple((name, each.weight) for name, each in self._layouts.items())
        if self._cube.settings.layout_with_replacement:
            return choices[self._stream.weighted([weight for _, weight in choices])][0]
        bag = self._bags.get(place)
        if not bag:
            bag = self._bags[place] = [name for name, weight in choices for _ in range(weight)]
            self._stream.shuffle(bag)
        return bag.pop()
