"""The phases as a host chooses them, with the parameters that players know.

A phase whose cards are dealt to the table is chosen by its plan; the others are chosen here and made into one.  The
ranges are those a host may choose from.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from entaku.drafts.setup import BoosterPlan, BoosterRound, Direction, Plan, SolomonPlan, SortingPlan, WinstonPlan
from entaku.drafts.table_plans import Packs, Size, TablePlans
from entaku.oracle.printed import PrintedCard

MOST = 60
"""More cards than any pack has: all of them."""


class RoundsPhase(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A phase in whose rounds each player gets a pack."""

    least_seats: ClassVar[int] = 1
    amount: ClassVar[str] = "rounds"
    size: ClassVar[str] = "cards"

    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    cards: Size = 15

    def plan(self, sources: Iterator[int]) -> Plan:
        """The plan; each round opens the next of the sources."""
        raise NotImplementedError

    def made(
        self, sources: Iterator[int], picks: int = 1, burns: int = 0, *, alternate: bool = True
    ) -> tuple[BoosterRound, ...]:
        """The rounds: to the left, to the right, and so on."""
        ways: tuple[Direction, Direction] = ("left", "right" if alternate else "left")
        return tuple(
            BoosterRound((next(sources),), ways[number % 2], (picks,), (burns,), self.cards)
            for number in range(self.rounds)
        )


class Booster(RoundsPhase, frozen=True, tag="booster"):
    """A booster draft; `picks` are drafted from a pack before it is passed, and `burns` put away.

    The `last` cards of each pack are put away, too.
    """

    rounds: Packs = 3
    picks: Annotated[int, Meta(ge=1, le=15)] = 1
    burns: Annotated[int, Meta(ge=0, le=14)] = 0
    last: Annotated[int, Meta(ge=0, le=14)] = 0

    def plan(self, sources: Iterator[int]) -> Plan:
        rounds = self.made(sources, self.picks, self.burns)
        return BoosterPlan(tuple(replace(each, last=self.last) for each in rounds))


class Glimpse(RoundsPhase, frozen=True, tag="glimpse"):
    """A booster draft of many packs, of which cards are put away with each pick."""

    rounds: Packs = 9
    burns: Annotated[int, Meta(ge=1, le=14)] = 2

    def plan(self, sources: Iterator[int]) -> Plan:
        return BoosterPlan(self.made(sources, burns=self.burns))


class Supreme(RoundsPhase, frozen=True, tag="supreme"):
    """Many packs that are not passed: `picks` cards of each are drafted, the rest is put away."""

    rounds: Packs = 18
    picks: Annotated[int, Meta(ge=1, le=60)] = 2

    def plan(self, sources: Iterator[int]) -> Plan:
        return BoosterPlan(self.made(sources, self.picks, MOST))


class OwnBoosters(RoundsPhase, frozen=True, tag="sorting"):
    """Own boosters: `solomon` cards to the own pile, one pick, the rest to the pile of all.  (PD-2)"""

    rounds: Packs = 4
    solomon: Annotated[int, Meta(ge=0, le=59)] = 8

    def plan(self, sources: Iterator[int]) -> Plan:
        return SortingPlan(self.made(sources, alternate=False), self.solomon)


class Solomon(RoundsPhase, frozen=True, tag="solomon"):
    """Packs of so many cards, split by a neighbour; `rounds` are added to what earlier phases put aside."""

    least_seats: ClassVar[int] = 2

    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    cards: Size = 8

    def plan(self, sources: Iterator[int]) -> Plan:
        return SolomonPlan(self.cards, self.made(sources))


class Winston(RoundsPhase, frozen=True, tag="winston"):
    """Face-down places; the packs of `rounds` are added to what earlier phases put aside.

    `late` adds a turn's cards at its end.  `mana_base` names cards that are shuffled in.  (PD-8, PD-10)
    """

    least_seats: ClassVar[int] = 2

    places: Annotated[int, Meta(ge=2, le=8)] = 3
    late: bool = False
    mana_base: tuple[str, ...] = ()

    def plan(self, sources: Iterator[int]) -> Plan:
        added = tuple(PrintedCard(name) for name in self.mana_base)
        return WinstonPlan(added, self.late, self.made(sources), self.places)


FormatPhase = Booster | Glimpse | Supreme | OwnBoosters | Solomon | Winston | TablePlans
"""One phase of a format."""


class Setting(Struct, frozen=True):
    """Something a host may choose: its name, its default, and what it may be.

    Numbers have a range, words `choices`; a switch has neither.  A list is several words, of any kind without choices.
    """

    name: str
    default: int | bool | str | tuple[str, ...]
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


def cards_needed(phase: FormatPhase, seats: int) -> int:
    """How many cards of a cube a phase takes at a table of so many seats."""
    if isinstance(phase, RoundsPhase):
        return phase.rounds * phase.cards * seats
    deal = phase.deal(seats)
    return deal.packs * deal.size


def number_of(phase: FormatPhase, setting: str) -> int:
    """What one of a phase's numbers is."""
    value = getattr(phase, setting)
    assert isinstance(value, int)
    return value
