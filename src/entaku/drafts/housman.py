"""A Housman draft: each round the players exchange cards of a dealt hand for those on the table, and keep the hand.

A player takes a card from the table first, and then puts down one of the hand that they have now.
"""

from msgspec import Struct

from entaku.drafts.choosing import default_burn, default_pick, take
from entaku.drafts.state import Draft, DraftCard, phase_of, plan_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_events import Swapped
from entaku.drafts.table_plans import HousmanPlan
from entaku.drafts.taking import Came, answer_taking, begin_taking
from entaku.drafts.turns import (
    Cards,
    TurnPhase,
    begin_round,
    laid_out,
    look,
    looks,
    may_turn_on,
    put_away,
    seat_of_snake,
    settle_turns,
)
from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]

KEEP = Option("keep", "keep")


class HousmanPhase(TurnPhase):
    """A Housman phase: the hands by seat, the cards on the table, the cards of rounds to come.

    `taken` is the id of the card that the player in turn took and has not yet put one down for.
    """

    hands: tuple[Cards, ...] = ()
    table: Cards = ()
    packs: tuple[Cards, ...] = ()
    taken: int = 0


class HousmanPart(Struct, frozen=True, tag="housman"):
    """Whose turn it is and whose comes next, the cards on the table, and the viewer's own hand.

    `turns` is how many turns are left in the round, this one with it.
    """

    in_turn: Seat
    order: tuple[Seat, ...]
    coming: tuple[Seat, ...]
    turns: int
    table: tuple[DraftCard, ...]
    hand: tuple[DraftCard, ...]


def part(draft: Draft, viewer: Viewer) -> HousmanPart:
    """The table, and the viewer's own hand."""
    phase = phase_of(draft, HousmanPhase)
    left = plan_of(draft, HousmanPlan).exchanges * len(phase.order) - phase.turn
    coming = tuple(_seat(draft, phase, phase.turn + step) for step in range(min(left, 2 * len(phase.order))))
    hand = phase.hands[viewer] if isinstance(viewer, int) and phase.hands else ()
    return HousmanPart(phase.in_turn, phase.order, coming, left + 1, phase.table, hand)


def _seat(draft: Draft, phase: HousmanPhase, turn: int) -> Seat:
    """The next player begins each round; then round the table, or there and back."""
    if plan_of(draft, HousmanPlan).snake:
        return seat_of_snake(phase.order, phase.round, turn)
    return phase.order[(phase.round + turn) % len(phase.order)]


def begin(draft: Draft, events: list[Event]) -> None:
    """Make the packs of all rounds."""
    packs = table_packs(draft, plan_of(draft, HousmanPlan))
    draft.phase = phase = laid_out(draft, HousmanPhase, len(packs))
    phase.packs = packs


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn; whether the hands of the last round are kept."""
    return settle_turns(draft, events, _next_turn)


def _next_turn(draft: Draft, events: list[Event]) -> bool:
    phase = phase_of(draft, HousmanPhase)
    if phase.round < 0:
        _deal(draft, events, phase)
    elif phase.turn == plan_of(draft, HousmanPlan).exchanges * len(phase.order):
        if any(phase.hands):
            _keep_hands(draft, phase)
            return True
        put_away(draft, events, phase.table)
        phase.table = ()
        if not phase.packs:
            return False
        _deal(draft, events, phase)
    phase.in_turn = seat = _seat(draft, phase, phase.turn)
    phase.turn += 1
    best = default_pick(draft.setup.facts, draft.drafters[seat].colours, (*phase.hands[seat], *phase.table))
    default = best if any(card.id == best for card in phase.table) else KEEP.key
    options = (*(take(card.id) for card in phase.table), KEEP)
    phase.places[seat].pick = draft.ask(seat, "draft-swap", Choose(options), default, (len(phase.table),))
    return True


def _deal(draft: Draft, events: list[Event], phase: HousmanPhase) -> None:
    """Each player gets a hand, in the order of the seats' luck; the rest lies face up on the table."""
    hand = plan_of(draft, HousmanPlan).hand
    cards, *others = phase.packs
    phase.packs = tuple(others)
    hands: list[Cards] = [()] * len(phase.order)
    for number, seat in enumerate(draft.setup.order):
        hands[seat] = cards[number * hand : (number + 1) * hand]
    phase.hands = tuple(hands)
    phase.table = cards[hand * len(hands) :]
    begin_round(draft, events, phase, len(phase.table))


def _keep_hands(draft: Draft, phase: HousmanPhase) -> None:
    """All players draft their hands at the same time."""
    for seat in draft.setup.order:
        phase.came.update((card.id, Came("housman-hand")) for card in phase.hands[seat])
        if phase.hands[seat]:
            begin_taking(draft, seat, phase.hands[seat])
    phase.hands = ((),) * len(phase.order)


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to what is taken, what is put down for it, or which card is drafted next."""
    phase = phase_of(draft, HousmanPhase)
    seat = decision.seat
    if decision.purpose == "draft-take":
        answer_taking(draft, events, seat, answer, phase.came)
        return
    phase.places[seat].pick = 0
    if decision.purpose == "draft-put-down":
        _put_down(draft, events, phase, answer)
    elif answer != KEEP.key:
        taken = next(card for card in phase.table if card.id == answer)
        phase.table = tuple(card for card in phase.table if card is not taken)
        phase.taken = taken.id
        _lay(phase, seat, (*phase.hands[seat], taken))
        cards = phase.hands[seat]
        (worst,) = default_burn(draft.setup.facts, draft.drafters[seat].colours, cards, 1)
        options = tuple(Option(card.id, "card", card=card.id) for card in cards)
        phase.places[seat].pick = draft.ask(seat, "draft-put-down", Choose(options), worst, (len(cards),))


def _put_down(draft: Draft, events: list[Event], phase: HousmanPhase, answer: Answer) -> None:
    """A card of the hand lies on the table now; nobody can follow it there from the hand."""
    seat = phase.in_turn
    taken = next(card for card in phase.hands[seat] if card.id == phase.taken)
    phase.taken = 0
    gave = next(card for card in phase.hands[seat] if card.id == answer)
    _lay(phase, seat, tuple(card for card in phase.hands[seat] if card is not gave))
    if gave is not taken:
        told = Swapped(seat, taken.shown(), gave.shown())
        draft.tell(events, told, told)
        gave = draft.renewed(gave)
    phase.table = (*phase.table, gave)


def _lay(phase: HousmanPhase, seat: Seat, cards: Cards) -> None:
    phase.hands = (*phase.hands[:seat], cards, *phase.hands[seat + 1 :])
