"""Where packs come from: boosters opened, a cube shuffled and dealt, packs made by hand."""

from entaku.cards.boosters import open_booster
from entaku.cards.cubes.boosters import cube_boosters
from entaku.cards.printed import PrintedCard
from entaku.draft.setup import (
    CubeCards,
    CubePacks,
    DraftSetup,
    FixedPacks,
    Plan,
    SetBoosters,
    SolomonPlan,
    SortingPlan,
    Source,
    WinstonPlan,
)
from entaku.draft.state import Draft, DraftCard
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat

MOST_SEATS = 10
EXTRA_PACKS = 20
"""How many boosters of a cube may be added to a draft at most."""


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
            for source in draft_round.sources:
                if not 0 <= source < len(setup.sources):
                    raise Unlawful("draft-source-unknown", round=number, source=source)
    if setup.extra is not None and not 0 <= setup.extra < len(setup.sources):
        raise Unlawful("draft-source-unknown", round=0, source=setup.extra)
    for source, packs in enumerate(packs_wanted(setup)):
        _check_supply(setup.sources[source], packs)


def _check_phases(setup: DraftSetup) -> None:
    """Each phase has cards to draft: its own rounds', or what an earlier phase leaves for it."""
    sorted_before = False
    for plan in setup.plans:
        if isinstance(plan, SolomonPlan | WinstonPlan):
            if len(setup.seats) < 2:
                raise Unlawful("draft-phase-seats", seats=len(setup.seats))
            if isinstance(plan, SolomonPlan) and plan.size < 1:
                raise Unlawful("draft-pack-size", size=plan.size)
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


def packs_wanted(setup: DraftSetup) -> list[int]:
    """How many packs the rounds take from each source."""
    wanted = [0] * len(setup.sources)
    for plan in setup.plans:
        for draft_round in plan.rounds:
            for seat in range(len(setup.seats)):
                wanted[draft_round.sources[seat % len(draft_round.sources)]] += 1
    return wanted


def _check_supply(source: Source, packs: int) -> None:
    if isinstance(source, FixedPacks) and len(source.packs) < packs:
        raise Unlawful("draft-packs-too-few", packs=packs, count=len(source.packs))
    if isinstance(source, CubeCards):
        if source.size < 1:
            raise Unlawful("draft-pack-size", size=source.size)
        if len(source.cards) < packs * source.size:
            raise Unlawful(
                "draft-cube-too-small",
                cube=source.name,
                packs=packs,
                size=source.size,
                needed=packs * source.size,
                count=len(source.cards),
            )


def full_stock(setup: DraftSetup, seed: Seed) -> list[tuple[PrintedCard, ...]]:
    """The cards that lie ready in each source, cubes shuffled; none for sources that make packs otherwise."""
    stock = []
    for number, source in enumerate(setup.sources):
        cards = list(source.cards) if isinstance(source, CubeCards) else []
        Stream(seed, "table", f"cube {number}").shuffle(cards)
        stock.append(tuple(cards))
    return stock


def made_packs(setup: DraftSetup, seed: Seed) -> tuple[tuple[tuple[PrintedCard, ...], ...], ...]:
    """The packs that are made beforehand, by source; the last of a cube's are there to be added in the draft.

    Raises Unlawful, with the numbers or naming the sheet, if a cube doesn't suffice.
    """
    made = []
    for number, (source, wanted) in enumerate(zip(setup.sources, packs_wanted(setup), strict=True)):
        packs: tuple[tuple[PrintedCard, ...], ...] = ()
        if isinstance(source, FixedPacks):
            packs = source.packs
        elif isinstance(source, CubePacks):
            seats = len(setup.seats)
            extra = EXTRA_PACKS if number == setup.extra else 0
            colours = {card.name: card.colours for card in setup.cards}
            stream = Stream(seed, "table", f"cube {number}")
            boosters = cube_boosters(source.cube, seats, -(-wanted // seats), source.size, stream, extra, colours)
            packs = (*(pack for packs in boosters.rounds for pack in packs), *boosters.extra)
        made.append(packs)
    return tuple(made)


def packs_for(draft: Draft, plan: Plan) -> tuple[tuple[tuple[DraftCard, ...], ...], ...]:
    """All packs of a phase, by round, then by seat.

    Packs are dealt in the order of the seats' luck, so that turning the table turns the packs with it.
    """
    seats = draft.setup.order
    rounds = []
    for draft_round in plan.rounds:
        made = {seat: _pack(draft, draft_round.sources[seat % len(draft_round.sources)], seat) for seat in seats}
        rounds.append(tuple(made[seat] for seat in range(len(seats))))
    return tuple(rounds)


def has_more(draft: Draft, source: int | None) -> bool:
    """Whether another pack can be made from the source."""
    if source is None:
        return False
    kind = draft.setup.sources[source]
    if isinstance(kind, FixedPacks | CubePacks):
        return draft.opened[source] < len(draft.made[source])
    return isinstance(kind, SetBoosters) or len(draft.stock[source]) >= kind.size


def extra_pack(draft: Draft, seat: Seat) -> tuple[DraftCard, ...]:
    """A pack that a player adds to the draft."""
    assert draft.setup.extra is not None
    return _pack(draft, draft.setup.extra, seat)


def _pack(draft: Draft, source: int, seat: Seat) -> tuple[DraftCard, ...]:
    kind = draft.setup.sources[source]
    count = draft.opened[source]
    draft.opened[source] += 1
    cards: tuple[PrintedCard, ...]
    if isinstance(kind, FixedPacks | CubePacks):
        cards = draft.made[source][count]
    elif isinstance(kind, CubeCards):
        cards = draft.stock[source][-kind.size :]
        draft.stock[source] = draft.stock[source][: -kind.size]
    else:
        opened_here = draft.drafters[seat].boosters
        draft.drafters[seat].boosters += 1
        cards = open_booster(kind.config, draft.chance(seat, "booster", opened_here))
    return cards_of(draft, cards)


def cards_of(draft: Draft, cards: tuple[PrintedCard, ...]) -> tuple[DraftCard, ...]:
    """Cards that come into the draft together, under ids of their own."""
    first = draft.next_card
    draft.next_card = first + len(cards)
    pack = tuple(
        [
            DraftCard(number, card.name, card.set_code, card.number, card.foil)
            for number, card in enumerate(cards, start=first)
        ]
    )
    draft.dealt.append(pack)
    return pack
