"""Exchanges right after the draft: one card of a pool for one of another, offered and accepted.

Each card that allows an exchange has its turn, in a random order.  (CR 905.1d, 905.2a)
"""

from entaku.drafts.events import (
    DraftEnded,
    ExchangeBegan,
    Exchanged,
    ExchangeDeclined,
    Offer,
    OffersShown,
    PoolsFinal,
)
from entaku.drafts.state import Draft, DraftCard, Drafter, Exchange
from entaku.kernel.decisions import Choose, Key, Option
from entaku.kernel.seats import Seat, round_from
from entaku.kernel.table import Event
from entaku.oracle.pool import Note, Removed

NOTHING = Option("none", "nothing")


def begin(draft: Draft, events: list[Event]) -> None:
    """The draft is over: every card is turned face down, then come the exchanges.  (CR 905.2c)"""
    turns = []
    for seat in draft.setup.order:
        drafter = draft.drafters[seat]
        turns += [(seat, face_up.card.id) for face_up in drafter.face_up if face_up.effects.exchanges]
        drafter.face_up.clear()
        drafter.armed.clear()
        drafter.watches.clear()
    draft.chance("table", "order of exchanges", 0).shuffle(turns)
    draft.tell(events, DraftEnded(), DraftEnded())
    _next_turn(draft, events, tuple(turns))


def _next_turn(draft: Draft, events: list[Event], turns: tuple[tuple[Seat, int], ...]) -> None:
    """Ask the next player whose card is still theirs which card they reveal; after the last the pools are final."""
    while turns and (len(draft.drafters) < 2 or _card(draft, *turns[0]) is None):
        turns = turns[1:]
    draft.exchange = Exchange(turns)
    if not turns:
        draft.is_over = True
        draft.tell(events, PoolsFinal(), PoolsFinal())
        return
    seat = turns[0][0]
    allowing = _card(draft, *turns[0])
    assert allowing is not None
    draft.ask(seat, "draft-deal-reveal", _any_card(draft, seat), NOTHING.key, (allowing.name,))


def _card(draft: Draft, seat: Seat, card: int) -> DraftCard | None:
    return next((own for own in draft.drafters[seat].pile if own.id == card), None)


def _any_card(draft: Draft, seat: Seat) -> Choose:
    return Choose((*(Option(card.id, "card", card=card.id) for card in draft.drafters[seat].pile), NOTHING))


def answer_reveal(draft: Draft, events: list[Event], key: Key) -> None:
    """A card is revealed; every other player may offer one of theirs, all at the same time."""
    going_on = draft.exchange
    assert going_on is not None
    seat = going_on.turns[0][0]
    card = _card(draft, seat, key) if isinstance(key, int) else None
    if card is None:
        _decline(draft, events, going_on)
        return
    began = ExchangeBegan(seat, card.shown())
    draft.tell(events, began, began)
    waiting = tuple(
        draft.ask(other, "draft-deal-offer", _any_card(draft, other), NOTHING.key, (card.name, seat))
        for other in round_from(seat, len(draft.drafters))[:-1]
    )
    draft.exchange = Exchange(going_on.turns, card.id, (), waiting)


def answer_offer(draft: Draft, events: list[Event], question: int, seat: Seat, key: Key) -> None:
    """An offer is made, unseen until the last one is; then all are revealed and one may be accepted."""
    going_on = draft.exchange
    assert going_on is not None
    offers = (*going_on.offers, (seat, key)) if isinstance(key, int) else going_on.offers
    waiting = tuple(number for number in going_on.waiting if number != question)
    around = round_from(going_on.turns[0][0], len(draft.drafters))
    offers = tuple(sorted(offers, key=lambda offer: around.index(offer[0])))
    draft.exchange = Exchange(going_on.turns, going_on.shown, offers, waiting)
    if waiting:
        return
    if not offers:
        _decline(draft, events, going_on)
        return
    chooser = going_on.turns[0][0]
    shown = []
    for other, card_id in offers:
        card = _card(draft, other, card_id)
        assert card is not None
        shown.append(Offer(other, card.shown()))
    told = OffersShown(chooser, tuple(shown))
    draft.tell(events, told, told)
    options = (*(Option(offer.seat, "offer", seat=offer.seat, text=offer.card.name) for offer in shown), NOTHING)
    own = _card(draft, chooser, going_on.shown)
    assert own is not None
    draft.ask(chooser, "draft-deal-accept", Choose(options), NOTHING.key, (own.name,))


def _decline(draft: Draft, events: list[Event], going_on: Exchange) -> None:
    told = ExchangeDeclined(going_on.turns[0][0])
    draft.tell(events, told, told)
    _next_turn(draft, events, going_on.turns[1:])


def answer_accept(draft: Draft, events: list[Event], key: Key) -> None:
    """An offer is accepted, or none."""
    going_on = draft.exchange
    assert going_on is not None
    offered = dict(going_on.offers)
    if not isinstance(key, int):
        _decline(draft, events, going_on)
        return
    seat = going_on.turns[0][0]
    _exchange(draft, events, seat, going_on.shown, key, offered[key])
    _next_turn(draft, events, going_on.turns[1:])


def _exchange(draft: Draft, events: list[Event], seat: Seat, gave_id: int, other: Seat, got_id: int) -> None:
    """Two cards change pools, and what is noted for them goes along.

    What is noted for cards of a name is shared by both players if the giver keeps another card of that name.
    """
    gave, got = _card(draft, seat, gave_id), _card(draft, other, got_id)
    assert gave is not None
    assert got is not None
    here, there = draft.drafters[seat], draft.drafters[other]
    here.pile[here.pile.index(gave)] = draft.renewed(got)
    there.pile[there.pile.index(got)] = draft.renewed(gave)
    told = Exchanged(seat, other, gave.shown(), got.shown())
    draft.tell(events, told, told)
    going, coming = _known_of(here, gave.name), _known_of(there, got.name)
    for giver, taker, name, (notes, removals) in (
        (here, there, gave.name, going),
        (there, here, got.name, coming),
    ):
        if not any(card.name == name for card in giver.pile):
            giver.notes[:] = [note for note in giver.notes if note not in notes]
            giver.credit[:] = [removed for removed in giver.credit if removed not in removals]
        taker.notes += [note for note in notes if note not in taker.notes]
        taker.credit += [removed if removed.face_up else Removed(removed.by, None) for removed in removals]


def _known_of(drafter: Drafter, name: str) -> tuple[list[Note], list[Removed]]:
    """What is noted for, and was removed with, a player's cards of a name."""
    return (
        [note for note in drafter.notes if note.by == name],
        [removed for removed in drafter.credit if removed.by == name],
    )
