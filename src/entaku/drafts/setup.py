"""What a draft is set up from: who sits where, which packs there are, how long a pick may take.

A setup is plain data and holds everything a replay needs: the facts of all its cards and what they do in the draft.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct

from entaku.drafts.facts import Facts, facts_of
from entaku.drafts.table_plans import TablePlans
from entaku.oracle.boosters import BoosterConfig
from entaku.oracle.card import Card
from entaku.oracle.cubes.cube import Cube
from entaku.oracle.ir.drafting import DraftAbility
from entaku.oracle.printed import PrintedCard

Direction = Literal["left", "right"]


class FixedPacks(Struct, frozen=True, tag="packs"):
    """Packs made by hand, of any sizes, given out in their order."""

    packs: tuple[tuple[PrintedCard, ...], ...]


class CubeCards(Struct, frozen=True, tag="cube"):
    """A cube: its cards are shuffled once and dealt out in packs of `size`; each card comes once."""

    name: str
    cards: tuple[PrintedCard, ...]
    size: int = 15


class CubePacks(Struct, frozen=True, tag="cube-packs"):
    """A cube whose boosters are made as its list says: by slots and layouts, balanced by colour, with repetitions.

    `size` is the number of cards in a booster where no layout says so.
    """

    cube: Cube
    size: int = 15


class AddedPacks(Struct, frozen=True, tag="added-packs"):
    """Boosters that a card may add, of some layouts of a cube whose cards are those of another source (CubePacks).

    `layouts` are the names of the layouts and how likely each is.
    """

    of: int
    layouts: tuple[tuple[str, int], ...]


class SetBoosters(Struct, frozen=True, omit_defaults=True, tag="set"):
    """Boosters as a set's are made; there is always another one.

    `most` is how many cards of a booster are drafted, at random, 0 for all of them.
    """

    code: str
    config: BoosterConfig
    most: int = 0


Source = FixedPacks | CubeCards | CubePacks | AddedPacks | SetBoosters


class BoosterRound(Struct, frozen=True, omit_defaults=True):
    """One draft round: a booster for each seat, passed in one direction.  (CR 905.1a, 905.1b)

    `sources` are numbers of the setup's sources, one for each seat, or a single one for all.  `picks[n]` is how many
    cards the n-th player to draft from a pack drafts from it, `burns[n]` how many they put away unseen by others
    before it is passed; the last number goes on.  When no more than `last` cards are left of a pack, they are put
    away.  `size` is that of a plain cube's packs, 0 for the source's own.
    """

    sources: tuple[int, ...]
    direction: Direction = "left"
    picks: tuple[int, ...] = (1,)
    burns: tuple[int, ...] = (0,)
    size: int = 0
    last: int = 0


class BoosterPlan(Struct, frozen=True, tag="booster"):
    """A booster draft: packs go round the table and each player drafts a card from each."""

    rounds: tuple[BoosterRound, ...]


class SortingPlan(BoosterPlan, frozen=True, tag="sorting"):
    """Each player opens boosters of their own: so many cards go to their Solomon pile, they draft from the others.

    What is left goes to the Winston pile that all share.
    """

    solomon: int = 8


class SolomonPlan(Struct, frozen=True, tag="solomon"):
    """Packs of `size` from each player's Solomon pile, split by a neighbour, one pile chosen by the player.

    The packs of `rounds` are added to the piles before; a draft that begins with this phase has them only.
    """

    size: int = 8
    rounds: tuple[BoosterRound, ...] = ()


class WinstonPlan(Struct, frozen=True, tag="winston"):
    """Three places, or another number, filled from one pile of all, of which the player in turn takes one.

    `added` (the mana base) is shuffled into the pile, as are the packs of `rounds`.  `late`: a turn's cards are
    added to the places at its end; else each is added as soon as its place is passed over.
    """

    added: tuple[PrintedCard, ...] = ()
    late: bool = True
    rounds: tuple[BoosterRound, ...] = ()
    places: int = 3


Plan = BoosterPlan | SortingPlan | SolomonPlan | WinstonPlan | TablePlans
"""One phase of a draft."""


class Clock(Struct, frozen=True):
    """How many seconds a decision may take.

    `seconds[n]` is the time for a pick from n + 1 cards; the last one holds for all larger packs.  `others` is the
    time for every other choice in the draft.
    """

    seconds: tuple[float, ...]
    others: float = 30.0

    def for_pick(self, cards: int) -> float:
        """The seconds for a pick from so many cards."""
        return self.seconds[min(cards, len(self.seconds)) - 1]


def shrinking_clock(first: float = 75.0, least: float = 10.0, cards: int = 15, others: float = 30.0) -> Clock:
    """A clock that gives `first` seconds for a pack of `cards`, evenly less down to `least` for the last card.

    >>> clock = shrinking_clock(first=70, least=10, cards=13)
    >>> clock.for_pick(13), clock.for_pick(7), clock.for_pick(1), clock.for_pick(20)
    (70.0, 40.0, 10.0, 70.0)
    """
    steps = max(cards - 1, 1)
    return Clock(tuple(round(least + (first - least) * step / steps, 1) for step in range(steps + 1)), others)


class DraftSetup(Struct, frozen=True, kw_only=True, dict=True):
    """A draft to be played.

    seats      the players' names, in the order they sit; to the left is the next
    plans      the phases, one after the other, over one pool for each player
    sources    what packs are made from
    cards      the facts of every card that can turn up
    abilities  what those cards do in the draft, by English name; leave one out and it does nothing
    extra      the source of boosters that a card adds to the draft; None if none can be added
    added      the sources of those that some cards add, by English name, where it isn't that one
    clock      None for a table without a clock
    luck       whose chance each seat has, by default its own: a table whose seats and luck are both turned round
               plays the same draft
    """

    seats: tuple[str, ...]
    plans: tuple[Plan, ...]
    sources: tuple[Source, ...]
    cards: tuple[Card, ...]
    abilities: Mapping[str, tuple[DraftAbility, ...]]
    extra: int | None = None
    added: Mapping[str, int] = {}
    clock: Clock | None = None
    luck: tuple[int, ...] = ()
    format: str = "conspiracy"

    @cached_property
    def facts(self) -> Facts:
        """The public knowledge of the cards, made once."""
        return facts_of(self.cards, tuple(self.abilities.items()))

    @property
    def is_arranged(self) -> bool:
        """Whether packs were made by hand before the draft."""
        return any(isinstance(source, FixedPacks) for source in self.sources)

    @property
    def seat_count(self) -> int:
        """How many draft."""
        return len(self.seats)

    def adds_from(self, name: str) -> int | None:
        """The source of the booster that a card of this name adds."""
        return self.added.get(name, self.extra)

    @cached_property
    def chances(self) -> tuple[int, ...]:
        """Whose chance each seat has."""
        return self.luck or tuple(range(len(self.seats)))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which things that concern all of them are done, by their luck."""
        return tuple(sorted(range(len(self.chances)), key=self.chances.__getitem__))
