"""Small three-phase drafts, and where their cards lie."""

from collections.abc import Iterator, Sequence

from entaku.drafts.conspiracy import draft_setup
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import (
    BoosterRound,
    DraftSetup,
    FixedPacks,
    Plan,
    SolomonPlan,
    SortingPlan,
    WinstonPlan,
)
from entaku.drafts.solomon import SolomonPhase
from entaku.drafts.state import DraftCard
from entaku.drafts.turns import TurnPhase
from entaku.drafts.views import DraftView
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.decisions import Answer, Decision, Divide, Split
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import known, pack
from tests.drafts.wild import by_chance, next_decision


def chain_setup(packs: Sequence[str], seats: int, *plans: Plan) -> DraftSetup:
    """A setup over packs made by hand, given out in their order."""
    source = FixedPacks(tuple(pack(cards) for cards in packs))
    names = {card.name for cards in source.packs for card in cards}
    names |= {card.name for plan in plans if isinstance(plan, WinstonPlan) for card in plan.added}
    players = [f"P{seat}" for seat in range(seats)]
    return draft_setup(players, plans, [source], [known(name) for name in sorted(names)], name="phased")


def rounds(number: int) -> tuple[BoosterRound, ...]:
    """So many rounds of packs of the only source."""
    return (BoosterRound((0,)),) * number


def whole(seats: int, size: int = 15, number: int = 2, mana: Sequence[str] = (), late: bool = True) -> DraftSetup:
    """All three phases with cards that do nothing."""
    packs = [" | ".join(f"card {which}-{card}" for card in range(size)) for which in range(seats * number)]
    added = tuple(PrintedCard(name) for name in mana)
    return chain_setup(packs, seats, SortingPlan(rounds(number), 8), SolomonPlan(8), WinstonPlan(added, late))


def opened(setup: DraftSetup, seed: int = 1) -> DraftTable:
    return open_table(setup, seed_from(seed))


def lying(table: DraftTable) -> list[str]:
    """Every card wherever it lies, by name."""
    draft = table.state
    cards = [*draft.left_over, *draft.winston]
    cards += [card for pile in draft.solomon for card in pile]
    cards += [card for drafter in draft.drafters for card in drafter.pile]
    phase = draft.phase
    for place in phase.places:
        cards += [*place.back, *(card for queued in place.queue for card in queued.cards)]
    if isinstance(phase, SolomonPhase):
        cards += [card for packs in phase.packs for cards_of_pack in packs for card in cards_of_pack]
        cards += [card for cards_of_pack in phase.passed.values() for card in cards_of_pack]
        for halves in (*phase.halves.values(), *phase.chosen.values()):
            cards += [card for half in halves for card in half]
        cards += [card for back in phase.back.values() for card in back]
    elif isinstance(phase, WinstonPhase):
        cards += [*phase.back, *(card for spot in phase.spots for card in spot)]
    elif isinstance(phase, TurnPhase):
        cards += on_the_table(phase)
    else:
        for packs in phase.boosters[phase.round + 1 :]:
            cards += [card for cards_of_pack in packs for card in cards_of_pack]
    removed = [one.card.name for drafter in draft.drafters for one in drafter.removed if one.card is not None]
    return sorted([card.name for card in cards] + removed)


def on_the_table(phase: TurnPhase) -> Iterator[DraftCard]:
    """The cards that a phase has anywhere in its own fields."""
    for name in set(phase.__struct_fields__) - set(TurnPhase.__struct_fields__):
        yield from cards_in(getattr(phase, name))


def cards_in(value: object) -> Iterator[DraftCard]:
    """Every card in a value."""
    if isinstance(value, DraftCard):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from cards_in(inner)


def dealt(table: DraftTable) -> list[str]:
    """Every card that came into the draft."""
    return sorted(card.name for cards in table.state.dealt for card in cards)


def wild_answer(decision: Decision, stream: Stream) -> Answer:
    """A lawful answer by chance."""
    shape = decision.shape
    if isinstance(shape, Divide):
        amounts = [shape.least_each] * len(shape.options)
        for _ in range(shape.total - sum(amounts)):
            amounts[stream.below(len(amounts))] += 1
        return tuple(amounts)
    if not isinstance(shape, Split):
        return by_chance(decision, stream)
    keys = [int(option.key) for option in shape.options]
    stream.shuffle(keys)
    first = shape.parts[0]
    count = first.least if first.least == first.most else stream.below(len(keys) + 1)
    return (tuple(keys[:count]), tuple(keys[count:]))


def play_wild(table: DraftTable, luck: int, answers: int | None = None) -> DraftTable:
    """Play a table by chance, to its end or so many answers far; every card lies somewhere all the time."""
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over and (answers is None or len(table.log) < answers):
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, wild_answer(decision, stream))
        assert lying(table) == dealt(table)
    return table


def view_of(table: DraftTable, seat: int) -> DraftView:
    view = table.view(seat)
    assert isinstance(view, DraftView)
    return view


def wanted(table: DraftTable, seat: int, purpose: str) -> Decision:
    """The seat's open decision of this purpose."""
    found = [decision for decision in table.decisions_of(seat) if decision.purpose == purpose]
    assert found, [decision.purpose for decision in table.decisions_of(seat)]
    return found[0]
