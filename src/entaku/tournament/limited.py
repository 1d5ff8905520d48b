"""How the cards of a night on paper are drafted or opened: called picks, looks between packs, building.  (CR 905.1)

Times are seconds of any one clock that the caller reads; nothing here reads a clock.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from entaku.tournament.clock import Clock

Direction = Literal["left", "right"]

PICK_SECONDS = (5, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40)
"""Seconds for a pick by the cards that are left, one card first: what the Magic Tournament Rules recommend for a called
draft, which time no last card; it is passed like the others, so it has as long as the four before it."""
REVIEWS = (60, 90)
"""Seconds to look at what was drafted, after the first pack and after the second: as the Magic Tournament Rules say."""
BUILDING = {"booster": 25, "sealed": 30}
"""Minutes to build a deck after a draft, and from a sealed pool: as the Magic Tournament Rules say."""


class Limited(Struct, frozen=True):
    """A night's draft on paper, called by the desk, or its sealed pools.

    packs     how many boosters each player drafts, and how many `cards` each of them has to draft
    seconds   for a pick by the cards that are left, one card first; with more cards left the last of them
    passing   seconds between two picks, in which packs are laid out and passed
    reviews   seconds between two packs; after later ones the last of them
    building  minutes in which decks are built
    """

    kind: Literal["booster", "sealed"] = "booster"
    packs: int = 3
    cards: int = 15
    seconds: tuple[int, ...] = PICK_SECONDS
    passing: int = 5
    reviews: tuple[int, ...] = REVIEWS
    building: int = BUILDING["booster"]


Part = Literal["pick", "review", "build"]


def kind_of(pack: int, cards: int) -> Part:
    """What it is that has these numbers: a pick from so many cards, a look at what was drafted, building."""
    return "pick" if cards else "review" if pack else "build"


class Step(Struct, frozen=True):
    """A part of the hour: a pick from so many `cards`, which are passed then; a look between packs; building.

    `seconds` is how long it takes, `passing` how much longer it is until the next one begins.
    """

    kind: Part
    seconds: float
    pack: int = 0
    cards: int = 0
    passes: Direction = "left"
    passing: float = 0.0

    @property
    def whole(self) -> float:
        return self.seconds + self.passing


class Call(Struct, frozen=True):
    """The hour as it is called: by what was set when it began; `longer` is by how many seconds which steps are longer.

    The clock counts from the beginning of the first step.
    """

    limited: Limited
    clock: Clock = Clock(0.0)
    longer: dict[int, float] = {}
    over: bool = False

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(
            replace(step, seconds=max(0.0, step.seconds + self.longer.get(number, 0.0)))
            for number, step in enumerate(steps_of(self.limited))
        )

    @property
    def begun(self) -> bool:
        return self.clock.since is not None or self.clock.used > 0

    def place(self, now: float) -> tuple[int, float]:
        """Which step it is at this time, and how many seconds are left of it: below zero while packs are passed."""
        elapsed, steps = -self.clock.remaining(now), self.steps
        ends = tuple(accumulate(step.whole for step in steps))
        number = next((place for place, end in enumerate(ends) if elapsed < end), len(steps) - 1)
        return number, ends[number] - steps[number].passing - elapsed

    def start_of(self, step: int) -> float:
        """Seconds from the beginning of the first step to that of this one."""
        return sum(one.whole for one in self.steps[:step])


def passes(pack: int) -> Direction:
    """Where a pack is passed: to the left, the second to the right, the fourth too.  (CR 905.1b, EV-13)"""
    return "left" if pack % 2 else "right"


def steps_of(limited: Limited) -> tuple[Step, ...]:
    """The steps of the hour in their order.

    >>> [(step.kind, step.seconds) for step in steps_of(Limited(packs=2, cards=2))]
    [('pick', 5), ('pick', 5), ('review', 60), ('pick', 5), ('pick', 5), ('build', 1500)]
    """
    found: list[Step] = []
    for pack in range(1, limited.packs + 1) if limited.kind == "booster" else ():
        for cards in range(limited.cards, 0, -1):
            passing = limited.passing if cards > 1 else 0
            found.append(Step("pick", _at(limited.seconds, cards), pack, cards, passes(pack), passing))
        if pack < limited.packs and _at(limited.reviews, pack):
            found.append(Step("review", _at(limited.reviews, pack), pack, passes=passes(pack + 1)))
    return (*found, Step("build", limited.building * 60))


def _at(row: Sequence[int], place: int) -> int:
    """What stands at a place, counted from one, or last of all where the row is shorter."""
    return row[min(place, len(row)) - 1] if row else 0
