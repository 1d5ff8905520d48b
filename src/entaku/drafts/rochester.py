"""A Rochester draft: one pack after the other lies face up, and the players in turn take a card, there and back.

A Rotisserie draft is the same with one pack of all cards, until each player has so many.
"""

from msgspec import Struct

from entaku.drafts.choosing import default_pick, take
from entaku.drafts.state import Draft, DraftCard, phase_of
from entaku.drafts.stock import all_different, table_packs
from entaku.drafts.table_plans import RochesterPlan, RotisseriePlan
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
    put_away,
    seat_of_snake,
    settle_turns,
    take_from_table,
)
from entaku.kernel.decisions import Answer, Decision, Key
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]


class RochesterPhase(TurnPhase):
    """A Rochester or Rotisserie phase: the cards on the table, and the packs to come; a round is a pack.

    `turns` is how many cards are taken from a pack at most.
    """

    table: Cards = ()
    packs: tuple[Cards, ...] = ()
    turns: int = 0
    by: str = "rochester-pick"


class RochesterPart(Struct, frozen=True, tag="rochester"):
    """Whose turn it is and whose comes next, and the cards that all can see."""

    in_turn: Seat
    order: tuple[Seat, ...]
    coming: tuple[Seat, ...]
    table: tuple[DraftCard, ...]


def part(draft: Draft, viewer: Viewer) -> RochesterPart:
    """What everybody may see."""
    phase = phase_of(draft, RochesterPhase)
    left = min(len(phase.table), phase.turns - phase.turn, 2 * len(phase.order))
    coming = tuple(_seat(phase, phase.turn + step) for step in range(left))
    return RochesterPart(phase.in_turn, phase.order, coming, phase.table)


def _seat(phase: RochesterPhase, turn: int) -> Seat:
    """The first player is the next one with each pack; once all have begun, the way round the table is the other."""
    seats = len(phase.order)
    return seat_of_snake(phase.order, phase.round, turn, backwards=bool(phase.round // seats % 2))


def begin(draft: Draft, events: list[Event]) -> None:
    """Make the packs, or one of all cards."""
    plan = draft.setup.plans[draft.phase_number]
    assert isinstance(plan, RochesterPlan | RotisseriePlan)
    packs = (all_different(draft, plan),) if isinstance(plan, RotisseriePlan) else table_packs(draft, plan)
    draft.phase = phase = laid_out(draft, RochesterPhase, len(packs))
    phase.packs = packs
    phase.turns = max(map(len, packs))
    if isinstance(plan, RotisseriePlan):
        phase.turns, phase.by = plan.picks * len(phase.order), "rotisserie-pick"


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn; whether all that may be taken is."""
    return settle_turns(draft, events, _next_turn)


def _next_turn(draft: Draft, events: list[Event]) -> bool:
    phase = phase_of(draft, RochesterPhase)
    if not phase.table or phase.turn == phase.turns:
        put_away(draft, events, phase.table)
        phase.table = ()
        if not phase.packs:
            return False
        phase.table, *others = phase.packs
        phase.packs = tuple(others)
        begin_round(draft, events, phase, len(phase.table))
    phase.in_turn = _seat(phase, phase.turn)
    phase.turn += 1
    options = [take(card.id) for card in phase.table]
    default = default_pick(draft.setup.facts, draft.drafters[phase.in_turn].colours, phase.table)
    chosen = ask_turn(draft, phase, "draft-table", options, default, len(options))
    if chosen is not None:
        _take(draft, events, chosen)
    return True


def _take(draft: Draft, events: list[Event], key: Key) -> None:
    """A card is picked from the table."""
    phase = phase_of(draft, RochesterPhase)
    card = next(card for card in phase.table if card.id == key)
    phase.table = tuple(other for other in phase.table if other is not card)
    take_from_table(draft, events, phase, (card,), phase.by)


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to the choice of a card."""
    answer_turn(draft, events, decision, answer, _take)
