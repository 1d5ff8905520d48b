"""A Winchester draft: the player in turn takes one of the face-up piles, and each pile grows by a card."""

from msgspec import Struct

from entaku.drafts.choosing import worth_of
from entaku.drafts.state import Draft, DraftCard, phase_of, plan_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_plans import WinchesterPlan
from entaku.drafts.turns import (
    Cards,
    TurnPhase,
    answer_turn,
    ask_turn,
    begin_round,
    laid_out,
    look,
    looks,
    may_turn_on,
    settle_turns,
    take_from_table,
)
from entaku.kernel.decisions import Answer, Decision, Key, Option
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]


class WinchesterPhase(TurnPhase):
    """A Winchester phase: the piles, and the cards that will be added; its rounds go once round the table."""

    piles: tuple[Cards, ...] = ()
    stack: Cards = ()


class WinchesterPart(Struct, frozen=True, tag="winchester"):
    """Whose turn it is, the piles that all can see, and how many cards are still to be added."""

    in_turn: Seat
    order: tuple[Seat, ...]
    piles: tuple[tuple[DraftCard, ...], ...]
    stack: int


def part(draft: Draft, viewer: Viewer) -> WinchesterPart:
    """What everybody may see."""
    phase = phase_of(draft, WinchesterPhase)
    return WinchesterPart(phase.in_turn, phase.order, phase.piles, len(phase.stack))


def begin(draft: Draft, events: list[Event]) -> None:
    """Lay one card in each pile."""
    plan = plan_of(draft, WinchesterPlan)
    packs = table_packs(draft, plan)
    draft.phase = phase = laid_out(draft, WinchesterPhase, 1)
    phase.stack = tuple(card for pack in packs for card in pack)
    phase.piles = ((),) * plan.piles
    _add(phase)
    begin_round(draft, events, phase, sum(map(len, phase.piles)))


def _add(phase: WinchesterPhase) -> None:
    """Each pile gets a card, from the first to the last, while there are any."""
    count = min(len(phase.piles), len(phase.stack))
    added, phase.stack = phase.stack[:count], phase.stack[count:]
    phase.piles = tuple(pile + added[place : place + 1] for place, pile in enumerate(phase.piles))


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn; whether all piles are taken."""
    return settle_turns(draft, events, _next_turn)


def _next_turn(draft: Draft, events: list[Event]) -> bool:
    phase = phase_of(draft, WinchesterPhase)
    filled = [place for place, pile in enumerate(phase.piles) if pile]
    if not filled:
        return False
    if phase.turn and phase.turn % len(phase.order) == 0:
        phase.round += 1
        phase.rounds = phase.round + 1
        for drafter in draft.drafters:
            drafter.drafted_this_round = 0
    phase.in_turn = phase.order[phase.turn % len(phase.order)]
    phase.turn += 1
    colours = draft.drafters[phase.in_turn].colours
    best = max(filled, key=lambda place: worth_of(draft.setup.facts, colours, phase.piles[place]))
    options = [Option(place + 1, "pile", text=str(place + 1)) for place in filled]
    chosen = ask_turn(draft, phase, "draft-winchester", options, best + 1, sum(map(len, phase.piles)))
    if chosen is not None:
        _take(draft, events, chosen)
    return True


def _take(draft: Draft, events: list[Event], key: Key) -> None:
    """A pile is picked; then every pile gets a card."""
    phase = phase_of(draft, WinchesterPhase)
    place = int(key) - 1
    cards = phase.piles[place]
    phase.piles = (*phase.piles[:place], (), *phase.piles[place + 1 :])
    take_from_table(draft, events, phase, cards, "winchester-pile")
    _add(phase)


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to the choice of a pile."""
    answer_turn(draft, events, decision, answer, _take)
