"""Where packs come from: boosters opened, a cube shuffled and dealt, packs made by hand."""

from typing import Literal

from entaku.drafts.setup import AddedPacks, CubeCards, CubePacks, DraftSetup, FixedPacks, Plan, SetBoosters
from entaku.drafts.state import Draft, DraftCard
from entaku.drafts.supply import numbers_of, wanted_of
from entaku.drafts.table_plans import TablePlan
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.oracle.boosters import open_booster
from entaku.oracle.cubes.boosters import cube_boosters
from entaku.oracle.printed import PrintedCard

EXTRA_PACKS = 20
"""How many boosters of a cube may be added to a draft at most."""


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
    made: list[tuple[tuple[PrintedCard, ...], ...]] = [() for _ in setup.sources]
    for number, source in enumerate(setup.sources):
        if isinstance(source, FixedPacks):
            made[number] = source.packs
        elif isinstance(source, CubePacks):
            extra = EXTRA_PACKS if number == setup.extra else 0
            colours = {card.name: card.colours for card in setup.cards}
            stream = Stream(seed, "table", f"cube {number}")
            wanted = numbers_of(setup, number)
            added = {
                place: other.layouts
                for place, other in enumerate(setup.sources)
                if isinstance(other, AddedPacks) and other.of == number
            }
            of = tuple(added.values())
            boosters = cube_boosters(source.cube, wanted, source.size, stream, extra, colours, of, EXTRA_PACKS)
            made[number] = boosters.made + boosters.extra
            for place, packs in zip(added, boosters.added, strict=True):
                made[place] = packs
    return tuple(made)


def packs_for(draft: Draft, plan: Plan) -> tuple[tuple[tuple[DraftCard, ...], ...], ...]:
    """All packs of a phase, by round, then by seat.

    Packs are dealt in the order of the seats' luck, so that turning the table turns the packs with it.
    """
    seats = draft.setup.order
    rounds = []
    for draft_round in plan.rounds:
        of = draft_round.sources
        made = {seat: _pack(draft, of[seat % len(of)], seat, draft_round.size) for seat in seats}
        rounds.append(tuple(made[seat] for seat in range(len(seats))))
    return tuple(rounds)


def table_packs(draft: Draft, plan: TablePlan) -> tuple[tuple[DraftCard, ...], ...]:
    """The packs that a plan lays out on the table.

    A cube is dealt in packs of the size asked for.  Boosters stay as they are where the plan takes them so; else they
    are opened until there are cards enough, shuffled together, and dealt in packs; what is too much is left over.
    """
    seats = len(draft.drafters)
    deal, of = plan.deal(seats), plan.sources
    if deal.whole or all(isinstance(draft.setup.sources[source], CubeCards) for source in of):
        return tuple(_pack(draft, source, "table", deal.size) for source in plan.opened(seats))
    cards: list[DraftCard] = []
    opened = 0
    while len(cards) < deal.packs * deal.size:
        cards += _pack(draft, of[opened % len(of)], "table", deal.size)
        opened += 1
    draft.chance("table", "heap of boosters", draft.phase_number).shuffle(cards)
    packs = tuple(tuple(cards[number * deal.size : (number + 1) * deal.size]) for number in range(deal.packs))
    draft.left_over += cards[deal.packs * deal.size :]
    return packs


def all_different(draft: Draft, plan: TablePlan) -> tuple[DraftCard, ...]:
    """The cards of a plan that lays out all of them: of sets each card once, of a cube as often as it is dealt.

    If sets have too few cards, each comes a second time before any comes a third.  Basic lands aren't laid out.
    """
    deal = plan.deal(len(draft.drafters))
    sets = [
        source for source in (draft.setup.sources[number] for number in plan.sources) if isinstance(source, SetBoosters)
    ]
    if len(sets) < len(plan.sources):
        return tuple(card for pack in table_packs(draft, plan) for card in pack)
    found: dict[str, PrintedCard] = {}
    for source in sets:
        for sheet in source.config.sheets.values():
            for row in sheet.rows:
                if not draft.setup.facts.card(row.name).is_basic_land:
                    found.setdefault(row.name, PrintedCard(row.name, row.set_code or source.code, row.number))
    laid: list[PrintedCard] = []
    chance = draft.chance("table", "each card once", draft.phase_number)
    while found and len(laid) < deal.packs * deal.size:
        again = list(found.values())
        chance.shuffle(again)
        laid += again[: deal.packs * deal.size - len(laid)]
    return cards_of(draft, tuple(laid))


def has_more(draft: Draft, source: int | None) -> bool:
    """Whether another pack can be made from the source, beside those that the phases to come need."""
    if source is None:
        return False
    kind = draft.setup.sources[source]
    if isinstance(kind, SetBoosters):
        return True
    reserved = wanted_of(draft.setup, draft.setup.plans[draft.phase_number + 1 :], source)
    if isinstance(kind, FixedPacks | CubePacks | AddedPacks):
        return draft.opened[source] + reserved.packs < len(draft.made[source])
    return len(draft.stock[source]) - reserved.cards >= kind.size


def extra_pack(draft: Draft, seat: Seat, by: str) -> tuple[DraftCard, ...]:
    """A pack that a player adds to the draft with a card of this name."""
    source = draft.setup.adds_from(by)
    assert source is not None
    return _pack(draft, source, seat)


def _pack(draft: Draft, source: int, whose: Seat | Literal["table"], size: int = 0) -> tuple[DraftCard, ...]:
    """The next pack of a source; `size` is that of a plain cube's, where it isn't the source's own."""
    kind = draft.setup.sources[source]
    count = draft.opened[source]
    draft.opened[source] += 1
    cards: tuple[PrintedCard, ...]
    if isinstance(kind, FixedPacks | CubePacks | AddedPacks):
        cards = draft.made[source][count]
    elif isinstance(kind, CubeCards):
        size = size or kind.size
        cards = draft.stock[source][-size:]
        draft.stock[source] = draft.stock[source][:-size]
    elif isinstance(whose, int):
        opened_here = draft.drafters[whose].boosters
        draft.drafters[whose].boosters += 1
        cards = _booster(kind, draft.chance(whose, "booster", opened_here))
    else:
        cards = _booster(kind, draft.chance("table", f"booster {source}", count))
    return cards_of(draft, cards)


def _booster(kind: SetBoosters, stream: Stream) -> tuple[PrintedCard, ...]:
    """A booster, or as many of its cards as are drafted."""
    cards = open_booster(kind.config, stream)
    if not kind.most:
        return cards
    kept = list(cards)
    stream.shuffle(kept)
    return tuple(kept[: kind.most])


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
