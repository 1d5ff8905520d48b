"""A silent auction: all players bid at once for every card of a pack; the highest bid for a card wins it.

The bids for one pack together may not be more than a player has, so that every bid can be paid.
"""

from msgspec import Struct

from entaku.drafts.choosing import rank
from entaku.drafts.state import Draft, DraftCard, phase_of, plan_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_events import Won
from entaku.drafts.table_plans import AuctionPlan
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
    settle_turns,
)
from entaku.kernel.decisions import Answer, Decision, DecisionId, Divide, Option
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]

KEPT = Option("keep", "keep")

Bids = tuple[int, ...]


class AuctionPhase(TurnPhase):
    """An auction: what each seat has, the cards for sale, the bids made for them, and the packs to come.

    `asked` are the decisions to bid that are still open, `bids` the bids by seat, None where they are to come.
    """

    funds: tuple[int, ...] = ()
    table: Cards = ()
    asked: tuple[DecisionId, ...] = ()
    bids: tuple[Bids | None, ...] = ()
    packs: tuple[Cards, ...] = ()


class AuctionPart(Struct, frozen=True, tag="auction"):
    """The cards for sale, what each player has, who has yet to bid, the viewer's own bids, the least that counts."""

    table: tuple[DraftCard, ...]
    funds: tuple[int, ...]
    waiting: tuple[Seat, ...]
    bids: tuple[int, ...]
    least: int


def _least(draft: Draft) -> int:
    """The least bid that counts.  Where that is 0, who says nothing bids 0, and every card goes to somebody."""
    return plan_of(draft, AuctionPlan).least


def part(draft: Draft, viewer: Viewer) -> AuctionPart:
    """The cards for sale; of the bids only the viewer's own."""
    phase = phase_of(draft, AuctionPhase)
    waiting = tuple(seat for seat, bids in enumerate(phase.bids) if bids is None)
    own = phase.bids[viewer] if isinstance(viewer, int) and phase.bids else None
    return AuctionPart(phase.table, phase.funds, waiting, own or (), _least(draft))


def begin(draft: Draft, events: list[Event]) -> None:
    """Make the packs; every player has the same funds."""
    packs = table_packs(draft, plan_of(draft, AuctionPlan))
    draft.phase = phase = laid_out(draft, AuctionPhase, len(packs))
    phase.packs = packs
    phase.funds = (plan_of(draft, AuctionPlan).funds,) * len(phase.order)


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let pack follow pack; whether the last is sold."""
    return settle_turns(draft, events, _next_pack)


def _next_pack(draft: Draft, events: list[Event]) -> bool:
    """The next pack is laid out, and every player who has something to bid bids at once."""
    phase = phase_of(draft, AuctionPhase)
    if not phase.packs:
        return False
    phase.table, *others = phase.packs
    phase.packs = tuple(others)
    begin_round(draft, events, phase, len(phase.table))
    phase.bids = tuple(None if funds >= max(_least(draft), 1) else (0,) * len(phase.table) for funds in phase.funds)
    options = (*(Option(card.id, "bid", card=card.id) for card in phase.table), KEPT)
    for seat in draft.setup.order:
        if phase.bids[seat] is None:
            funds = phase.funds[seat]
            about = (funds, len(phase.table))
            default = _default(draft, phase, seat)
            phase.places[seat].asked = draft.ask(seat, "draft-bid", Divide(options, funds), default, about)
    if all(bids is not None for bids in phase.bids):
        _sell(draft, events, phase)
    return True


def _default(draft: Draft, phase: AuctionPhase, seat: Seat) -> tuple[int, ...]:
    """When time runs out: the same is bid for as many of the best cards as can be.

    One player in so many wins a card, so that many times an even share for each pack to come may be bid.
    """
    ranked = rank(draft.setup.facts, draft.drafters[seat].colours, phase.table)
    funds, least = phase.funds[seat], _least(draft)
    spent = min(funds, len(phase.order) * funds // (len(phase.packs) + 1))
    each = max(spent // len(ranked), least, 1)
    wanted = set(ranked[: max(spent // each, 1)])
    bids = [each if card.id in wanted else 0 for card in phase.table]
    return (*bids, funds - sum(bids))


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """A player has bid, or says which card is drafted next; when all have bid, the pack is sold."""
    phase = phase_of(draft, AuctionPhase)
    seat = decision.seat
    if decision.purpose == "draft-take":
        answer_taking(draft, events, seat, answer, phase.came)
        return
    assert isinstance(answer, tuple)
    phase.places[seat].asked = 0
    bids = tuple(bid for bid in answer[:-1] if isinstance(bid, int))
    phase.bids = (*phase.bids[:seat], bids, *phase.bids[seat + 1 :])
    if all(made is not None for made in phase.bids):
        _sell(draft, events, phase)


def _sell(draft: Draft, events: list[Event], phase: AuctionPhase) -> None:
    """Card after card goes to the highest bid; at a tie it goes by the rule chosen, then by chance."""
    won: dict[Seat, Cards] = dict.fromkeys(draft.setup.order, ())
    unsold: Cards = ()
    for number, card in enumerate(phase.table):
        bids = tuple(made[number] if made is not None else 0 for made in phase.bids)
        seat = _winner(draft, phase, bids, won, card)
        if seat is None:
            unsold += (card,)
            continue
        price = _price(draft, bids, seat)
        phase.funds = (*phase.funds[:seat], phase.funds[seat] - price, *phase.funds[seat + 1 :])
        won[seat] += (card,)
        told = Won(seat, card.shown(), price, bids)
        draft.tell(events, told, told)
    put_away(draft, events, unsold)
    phase.table, phase.bids = (), ()
    for seat, cards in won.items():
        phase.came.update((card.id, Came("auction-won")) for card in cards)
        if cards:
            begin_taking(draft, seat, cards)


def _winner(draft: Draft, phase: AuctionPhase, bids: Bids, won: dict[Seat, Cards], card: DraftCard) -> Seat | None:
    plan = plan_of(draft, AuctionPlan)
    highest = max(bids)
    if highest < _least(draft):
        return None
    tied = [seat for seat in draft.setup.order if bids[seat] == highest]
    if plan.ties != "chance" and len(tied) > 1:
        funds = {seat: phase.funds[seat] for seat in tied}
        cards = {seat: len(draft.drafters[seat].pile) + len(won[seat]) for seat in tied}
        worth = funds if "funds" in plan.ties else cards
        sought = max(worth.values()) if plan.ties.startswith("more") else min(worth.values())
        tied = [seat for seat in tied if worth[seat] == sought]
    return draft.chance("table", "tied bids", card.id).choose(tied)


def _price(draft: Draft, bids: Bids, winner: Seat) -> int:
    """The winner's own bid, or the highest of the others' and no less than the least bid."""
    plan = plan_of(draft, AuctionPlan)
    if plan.price == "own":
        return bids[winner]
    others = [bid for seat, bid in enumerate(bids) if seat != winner]
    return max(plan.least, max(others, default=0))
