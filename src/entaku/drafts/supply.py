"""Whether a setup can be played: its seats, its phases, and whether its sources have the cards that these need."""

from collections.abc import Iterable

from msgspec import Struct

from entaku.drafts.setup import (
    CubeCards,
    CubePacks,
    DraftSetup,
    FixedPacks,
    Plan,
    SolomonPlan,
    SortingPlan,
    Source,
    WinstonPlan,
)
from entaku.drafts.table_plans import TablePlan, TeamSealedPlan
from entaku.drafts.teams import check_teams
from entaku.kernel.errors import Unlawful

MOST_SEATS = 10


class Wanted(Struct, frozen=True):
    """What phases need of a source: cards of a plain cube, or packs of any other; `size` is the largest pack's."""

    packs: int = 0
    cards: int = 0
    size: int = 0


def check(setup: DraftSetup) -> None:
    """Raises Unlawful, with the numbers, if the setup can't be played."""
    seats = len(setup.seats)
    if not 1 <= seats <= MOST_SEATS:
        raise Unlawful("draft-seats", seats=seats, most=MOST_SEATS)
    if sorted(setup.chances) != list(range(seats)):
        raise Unlawful("draft-luck", seats=seats)
    _check_phases(setup)
    for plan in setup.plans:
        for number, draft_round in enumerate(plan.rounds, start=1):
            if len(draft_round.sources) not in (1, seats):
                raise Unlawful("draft-round-sources", round=number, seats=seats, count=len(draft_round.sources))
            if not draft_round.picks or min(draft_round.picks) < 1 or min(draft_round.burns, default=-1) < 0:
                raise Unlawful("draft-round-picks", round=number)
            if draft_round.size < 0:
                raise Unlawful("draft-pack-size", size=draft_round.size)
            _check_sources(setup, draft_round.sources, number)
        if isinstance(plan, TablePlan):
            _check_sources(setup, plan.sources, 1)
    for source in (setup.extra, *setup.added.values()):
        if source is not None:
            _check_sources(setup, (source,), 0)
    for number, of in enumerate(setup.sources):
        _check_supply(of, wanted_of(setup, setup.plans, number))


def _check_sources(setup: DraftSetup, sources: tuple[int, ...], number: int) -> None:
    for source in sources:
        if not 0 <= source < len(setup.sources):
            raise Unlawful("draft-source-unknown", round=number, source=source)
    if not sources:
        raise Unlawful("draft-round-sources", round=number, seats=len(setup.seats), count=0)


def _check_phases(setup: DraftSetup) -> None:
    """Each phase has cards to draft: its own rounds', or what an earlier phase leaves for it."""
    sorted_before = False
    seats = len(setup.seats)
    for plan in setup.plans:
        if isinstance(plan, TablePlan):
            _check_table(plan, seats)
        elif isinstance(plan, SolomonPlan | WinstonPlan):
            if seats < 2:
                raise Unlawful("draft-phase-seats", seats=seats)
            if isinstance(plan, SolomonPlan) and plan.size < 1:
                raise Unlawful("draft-pack-size", size=plan.size)
            if isinstance(plan, WinstonPlan) and plan.places < 1:
                raise Unlawful("draft-pack-size", size=plan.places)
            if not plan.rounds and not sorted_before:
                raise Unlawful("draft-no-rounds")
        elif not plan.rounds:
            raise Unlawful("draft-no-rounds")
        elif isinstance(plan, SortingPlan):
            if plan.solomon < 0:
                raise Unlawful("draft-pack-size", size=plan.solomon)
            sorted_before = True
    if not setup.plans:
        raise Unlawful("draft-no-rounds")


def _check_table(plan: TablePlan, seats: int) -> None:
    """There are players enough, and packs with cards."""
    if seats < plan.least_seats:
        raise Unlawful("draft-phase-seats", seats=seats)
    if isinstance(plan, TeamSealedPlan):
        check_teams(plan, seats)
    deal = plan.deal(seats)
    if deal.packs < 1 or deal.size < 1:
        raise Unlawful("draft-pack-size", size=deal.size)


def wanted_of(setup: DraftSetup, plans: Iterable[Plan], number: int) -> Wanted:
    """What these phases need of one of the sources."""
    source = setup.sources[number]
    own = source.size if isinstance(source, CubeCards) else 0
    packs = cards = largest = 0
    seats = len(setup.seats)
    for plan in plans:
        for draft_round in plan.rounds:
            of = draft_round.sources
            count = sum(of[seat % len(of)] == number for seat in range(seats))
            packs += count
            cards += count * (draft_round.size or own)
            largest = max(largest, draft_round.size or own)
        if isinstance(plan, TablePlan):
            deal = plan.deal(seats)
            count = plan.opened(seats).count(number)
            cards += count * deal.size
            largest = max(largest, deal.size)
            if deal.whole or isinstance(source, CubeCards):
                packs += count
            elif number in plan.sources:
                packs += _packs_for(source, deal.packs * deal.size, packs)
    return Wanted(packs, cards, largest)


def numbers_of(setup: DraftSetup, number: int) -> list[int]:
    """For each pack that all phases take from a source, in their order, which of its player's or team's it is, from 0.

    What several players open at the same time has the same number; what makes one heap for all has each its own.
    """
    seats = len(setup.seats)
    found: list[int] = []
    for plan in setup.plans:
        if isinstance(plan, TablePlan):
            deal = plan.deal(seats)
            hands, first = deal.hands if deal.whole else 1, _next(found)
            packs = wanted_of(setup, (plan,), number).packs
            found += [first + pack // hands for pack in range(packs)]
            continue
        for draft_round in plan.rounds:
            of = draft_round.sources
            found += [_next(found)] * sum(of[seat % len(of)] == number for seat in range(seats))
    return found


def _next(numbers: list[int]) -> int:
    return numbers[-1] + 1 if numbers else 0


def _packs_for(source: Source, cards: int, first: int) -> int:
    """How many packs are opened, from the first on, until there are so many cards."""
    if isinstance(source, CubePacks):
        least = min((layout.size for layout in source.cube.layouts), default=source.size)
        return -(-cards // max(least, 1))
    if isinstance(source, FixedPacks):
        opened = 0
        while cards > 0 and first + opened < len(source.packs):
            cards -= len(source.packs[first + opened])
            opened += 1
        return opened if cards <= 0 else opened + 1
    return 0


def _check_supply(source: Source, wanted: Wanted) -> None:
    if isinstance(source, FixedPacks) and len(source.packs) < wanted.packs:
        raise Unlawful("draft-packs-too-few", packs=wanted.packs, count=len(source.packs))
    if isinstance(source, CubeCards):
        if source.size < 1:
            raise Unlawful("draft-pack-size", size=source.size)
        if len(source.cards) < wanted.cards:
            raise Unlawful(
                "draft-cube-too-small",
                cube=source.name,
                packs=wanted.packs,
                size=wanted.size,
                needed=wanted.cards,
                count=len(source.cards),
            )
