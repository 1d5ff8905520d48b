"""What a host may wish beyond a format: how boosters are spread, what is put away, which cards stay out."""

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from entaku.drafts.conspiracy import booster_plan, draft_setup
from entaku.drafts.setup import (
    BoosterRound,
    Clock,
    CubeCards,
    CubePacks,
    DraftSetup,
    FixedPacks,
    Plan,
    SetBoosters,
    Source,
)
from entaku.drafts.table_plans import SealedPlan, TablePlan, TeamSealedPlan
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.oracle.boosters import BoosterConfig, BoosterKind, Sheet
from entaku.oracle.cubes.cube import Cube
from entaku.oracle.cubes.report import CubeList
from entaku.oracle.cubes.sheets import printed

Spread = Literal["in-turn", "own-order", "one-pool", "staggered", "random"]
"""How boosters of several sets are spread over the players.

in-turn    everybody opens the first set first, then the second …
own-order  everybody has the same boosters, each in an order of their own
one-pool   all boosters are shuffled together and dealt
staggered  each player begins a set further on than their neighbour
random     each booster is of any of the sets
"""


class Arrangement(Struct, frozen=True, omit_defaults=True):
    """What a host wishes beyond a format.

    spread    how boosters of several sets are spread over the players
    burns     so many cards are put away after each pick of a booster draft, and `last` so many at a pack's end
    basics    whether basic lands stay in the boosters
    balanced  whether a cube's boosters have cards of each colour, and `again` whether a card may be in several of
              them; None for what the cube's list says
    """

    spread: Spread = "in-turn"
    burns: Annotated[int, Meta(ge=0, le=59)] = 0
    last: Annotated[int, Meta(ge=0, le=59)] = 0
    basics: bool = True
    balanced: bool | None = None
    again: bool | None = None


def wished(cube: Cube, wishes: Arrangement) -> Cube:
    """The cube with the settings that a host wishes otherwise than its list."""
    settings = cube.settings
    balanced = settings.colour_balance if wishes.balanced is None else wishes.balanced
    again = settings.with_replacement if wishes.again is None else wishes.again
    return replace(cube, settings=replace(settings, colour_balance=balanced, with_replacement=again))


def spread_out(setup: DraftSetup, how: Spread, stream: Stream) -> DraftSetup:
    """The draft with the boosters of each phase that gives every player some spread so.

    >>> from entaku.drafts.conspiracy import conspiracy_setup
    >>> from entaku.kernel.randomness import seed_from
    >>> two = conspiracy_setup(["CNS", "CN2"], ["Ada", "Ben"], rounds=2)
    >>> [each.sources for each in spread_out(two, "staggered", Stream(seed_from(1), "table", "spread")).plans[0].rounds]
    [(0, 1), (1, 0)]
    """
    if how == "in-turn":
        return setup
    seats = len(setup.seats)
    plans: list[Plan] = []
    for plan in setup.plans:
        if isinstance(plan, SealedPlan | TeamSealedPlan):
            plans.append(_pools_spread(plan, seats, how, stream))
            continue
        if isinstance(plan, TablePlan) or not plan.rounds:
            plans.append(plan)
            continue
        dealt = [[each.sources[seat % len(each.sources)] for each in plan.rounds] for seat in range(seats)]
        hands = _SPREADS[how](dealt, stream)
        rounds = tuple(
            replace(each, sources=tuple(hand[number] for hand in hands)) for number, each in enumerate(plan.rounds)
        )
        plans.append(replace(plan, rounds=rounds))
    return replace(setup, plans=tuple(plans))


def _pools_spread(plan: SealedPlan | TeamSealedPlan, seats: int, how: Spread, stream: Stream) -> Plan:
    """The plan with the packs of its players, or of its teams, spread so."""
    sources, count = plan.opened(seats), plan.deal(seats).hands
    hands = _SPREADS[how]([list(sources[hand::count]) for hand in range(count)], stream)
    return replace(plan, dealt=tuple(source for packs in zip(*hands, strict=True) for source in packs))


Hands = list[list[int]]


def _own_order(hands: Hands, stream: Stream) -> Hands:
    for hand in hands:
        stream.shuffle(hand)
    return hands


def _one_pool(hands: Hands, stream: Stream) -> Hands:
    pool = [source for hand in hands for source in hand]
    stream.shuffle(pool)
    each = len(hands[0])
    return [pool[number * each : (number + 1) * each] for number in range(len(hands))]


def _staggered(hands: Hands, stream: Stream) -> Hands:
    return [hand[seat % len(hand) :] + hand[: seat % len(hand)] for seat, hand in enumerate(hands)]


def _random(hands: Hands, stream: Stream) -> Hands:
    offered = sorted({source for hand in hands for source in hand})
    return [[stream.choose(offered) for _ in hand] for hand in hands]


_SPREADS: dict[Spread, Callable[[Hands, Stream], Hands]] = {
    "own-order": _own_order,
    "one-pool": _one_pool,
    "staggered": _staggered,
    "random": _random,
}


def putting_away(setup: DraftSetup, burns: int, last: int) -> DraftSetup:
    """The draft with so many cards put away after each pick, and the last so many of each pack."""
    if not burns and not last:
        return setup

    def changed(each: BoosterRound) -> BoosterRound:
        return replace(each, burns=(burns,) if burns else each.burns, last=last or each.last)

    plans = (
        plan if isinstance(plan, TablePlan) else replace(plan, rounds=tuple(changed(each) for each in plan.rounds))
        for plan in setup.plans
    )
    return replace(setup, plans=tuple(plans))


def without_basics(setup: DraftSetup) -> DraftSetup:
    """The draft without basic lands in its boosters: they are smaller by what was a land's place alone."""

    def is_basic(name: str) -> bool:
        return setup.facts.card(name).is_basic_land

    return replace(setup, sources=tuple(_lean(source, is_basic) for source in setup.sources))


def _lean(source: Source, is_basic: Callable[[str], bool]) -> Source:
    if isinstance(source, CubeCards):
        return replace(source, cards=tuple(card for card in source.cards if not is_basic(card.name)))
    if isinstance(source, FixedPacks):
        return replace(
            source, packs=tuple(tuple(card for card in pack if not is_basic(card.name)) for pack in source.packs)
        )
    if isinstance(source, CubePacks):
        return replace(source, cube=_lean_cube(source.cube, is_basic))
    return replace(source, config=_lean_config(source.config, is_basic)) if isinstance(source, SetBoosters) else source


def _lean_cube(cube: Cube, is_basic: Callable[[str], bool]) -> Cube:
    sheets = tuple(
        replace(sheet, entries=tuple(entry for entry in sheet.entries if not is_basic(entry.name)))
        for sheet in cube.sheets
    )
    empty = {sheet.name for sheet in sheets if not sheet.entries}
    layouts = tuple(
        replace(
            layout, slots=tuple(slot for slot in layout.slots if not empty.issuperset(name for name, _ in slot.sheets))
        )
        for layout in cube.layouts
    )
    return replace(cube, sheets=sheets, layouts=layouts)


def _lean_config(config: BoosterConfig, is_basic: Callable[[str], bool]) -> BoosterConfig:
    sheets: dict[str, Sheet] = {}
    for name, sheet in config.sheets.items():
        rows = tuple(row for row in sheet.rows if not is_basic(row.name))
        if rows:
            sheets[name] = replace(sheet, rows=rows)
    kinds = tuple(
        BoosterKind(kind.weight, tuple((name, count) for name, count in kind.contents if name in sheets))
        for kind in config.kinds
    )
    return BoosterConfig(config.set_code, kinds, sheets)


def packs_setup(listed: CubeList, players: Sequence[str], clock: Clock | None = None) -> DraftSetup:
    """A draft of boosters made by hand, each a sheet of the list: the first go round the table, then the next.

    Raises Unlawful if there isn't one for everybody; those that don't go round are left out.
    """
    packs = tuple(tuple(printed(sheet)) for sheet in listed.cube.sheets)
    if len(packs) < len(players):
        raise Unlawful("draft-packs-too-few", packs=len(players), count=len(packs))
    rounds = len(packs) // len(players)
    return draft_setup(players, (booster_plan(1, rounds),), [FixedPacks(packs)], listed.cards, clock)
