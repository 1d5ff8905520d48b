"""What a player may do in a booster phase beside picking: which effects can be turned on, which packs looked at."""

from collections.abc import Iterator

from entaku.drafts.acts import Act
from entaku.drafts.passing import look_at_pack
from entaku.drafts.picking import face_up_card, fits
from entaku.drafts.sorting import is_sorting
from entaku.drafts.state import Draft, Place
from entaku.kernel.seats import Seat, round_from
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, DraftAnother, InsteadOfDrafting


def may_turn_on(draft: Draft, seat: Seat, use: AsYouDraft | InsteadOfDrafting) -> bool:
    """Whether an effect can do anything at the pick that is to be made now."""
    place = draft.phase.places[seat]
    if not place.pick:
        return False
    drafter = draft.drafters[seat]
    uses = [card.effects.use for armed in drafter.armed if (card := face_up_card(drafter, armed.card))]
    cards = place.queue[0].cards
    if isinstance(use, InsteadOfDrafting):
        return len(cards) > 1 and not place.grabbing and not place.drawn and use not in uses
    if not place.drawn and drafter.is_blind:
        return False
    if isinstance(use.do, DraftAnother):
        extra = sum(isinstance(other, AsYouDraft) and isinstance(other.do, DraftAnother) for other in uses)
        return len(cards) > place.due + extra and not any(isinstance(other, InsteadOfDrafting) for other in uses)
    drawn = [picked for picked in cards if picked.id == place.drawn] or cards
    return any(fits(draft.setup.facts.card(picked.name), use.card_type) for picked in drawn)


def has_another(place: Place) -> bool:
    """Whether the pack in hand has a card beyond those that are being drafted from it."""
    return len(place.queue[0].cards) > place.due


def looks(draft: Draft, seat: Seat, card: int) -> Iterator[Act]:
    """The packs that a player may look at with a card: unopened ones, and those no other player is looking at.

    A pack in another player's hand can be looked at when it is passed.
    """
    drafter = draft.drafters[seat]
    if drafter.is_blind:
        return
    phase = draft.phase
    around = round_from(seat, len(draft.drafters))
    wished = {armed.pack for armed in drafter.armed if armed.card == card}
    for other in around:
        for number, pack in enumerate(phase.places[other].queue):
            if number or draft.drafters[other].is_blind:
                key = f"look:{card}:pack:{pack.id}"
                yield Act("look", key, "look-waiting", card, other, str(number), pack=pack.id)
            elif pack.id in wished:
                yield Act("off", f"off:{card}", "look-next", card, other)
            elif other != seat and not is_sorting(draft):
                yield Act("next", f"next:{card}:{pack.id}", "look-next", card, other, pack=pack.id)
    for draft_round in range(phase.round + 1, len(phase.boosters)):
        for other in around:
            if phase.boosters[draft_round][other]:
                key = f"look:{card}:unopened:{draft_round}:{other}"
                yield Act("look", key, "look-unopened", card, other, str(draft_round + 1), round=draft_round)


def look(draft: Draft, events: list[Event], seat: Seat, act: Act) -> None:
    """Look at one of those packs."""
    phase = draft.phase
    if act.round is not None:
        assert act.seat is not None
        pack_of = phase.boosters[act.round]
        look_at_pack(draft, events, seat, act.card, act.seat, pack_of[act.seat], act.round + 1)
        return
    for whose, place in enumerate(phase.places):
        for pack in place.queue:
            if pack.id == act.pack:
                look_at_pack(draft, events, seat, act.card, whose, pack.cards, phase.round + 1)
                return
