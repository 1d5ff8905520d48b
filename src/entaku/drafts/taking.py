"""Cards that a player picks at the same time: they decide in which order.  (CR 905.2a)

They lie in the player's place like a pack of which each card is drafted.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from entaku.drafts.choosing import take
from entaku.drafts.picking import draft_card, face_up_card, take_from_pile, turn_down
from entaku.drafts.state import Draft, DraftCard, Drafter, Pack
from entaku.kernel.decisions import Answer, Choose, Option
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, DraftAnother, InsteadOfDrafting

REST = Option("rest", "take-rest")


class Came(Struct, frozen=True):
    """How a card comes to a player: by which act, from whom, and whether by chance."""

    by: str
    passer: Seat | None = None
    at_random: bool = False


class Extras(Struct, frozen=True):
    """What changes how many cards are picked: everything, or so many more; cards that are put back for it."""

    whole: bool = False
    more: int = 0
    back: tuple[DraftCard, ...] = ()
    skips: int = 0


def begin_taking(draft: Draft, seat: Seat, cards: tuple[DraftCard, ...]) -> None:
    """These cards are picked by a player at the same time."""
    place = draft.phase.places[seat]
    place.queue.append(Pack(draft.next_pack, cards))
    draft.next_pack += 1
    place.due = len(cards)


def go_on_taking(draft: Draft, events: list[Event], seat: Seat, came: Mapping[int, Came]) -> None:
    """Take card after card until the player has to say which is next."""
    place = draft.phase.places[seat]
    while place.queue and not place.pick:
        cards = place.queue[0].cards
        if not cards:
            place.queue.pop(0)
            place.due = 0
            place.rest = False
        elif place.rest or not _order_matters(draft, seat, cards):
            _take(draft, events, seat, cards[0], came[cards[0].id])
        else:
            options = [take(card.id) for card in cards]
            if len(cards) > 1:
                options.append(REST)
            shape = Choose(tuple(options))
            place.pick = draft.ask(seat, "draft-take", shape, cards[0].id, (len(cards),))


def _order_matters(draft: Draft, seat: Seat, cards: tuple[DraftCard, ...]) -> bool:
    """Whether anything depends on the order, or can be used for one of the cards."""
    drafter = draft.drafters[seat]
    if any(use_of_card(drafter, face_up.card.id) for face_up in drafter.face_up):
        return True
    return len(cards) > 1 and (bool(drafter.watches) or any(card.name in draft.setup.facts.effects for card in cards))


def use_of_card(drafter: Drafter, card: int) -> AsYouDraft | None:
    """What a face-up card does to a card that is being drafted."""
    face_up = face_up_card(drafter, card)
    use = face_up.effects.use if face_up is not None else None
    return use if isinstance(use, AsYouDraft) and not isinstance(use.do, DraftAnother) else None


def answer_taking(draft: Draft, events: list[Event], seat: Seat, answer: Answer, came: Mapping[int, Came]) -> None:
    """The player said which card is next, or takes the rest as it lies."""
    place = draft.phase.places[seat]
    place.pick = 0
    if answer == REST.key:
        place.rest = True
        return
    card = next(card for card in place.queue[0].cards if card.id == answer)
    _take(draft, events, seat, card, came[card.id])


def _take(draft: Draft, events: list[Event], seat: Seat, card: DraftCard, came: Came) -> None:
    place = draft.phase.places[seat]
    pack = place.queue[0]
    place.queue[0] = replace(pack, cards=tuple(other for other in pack.cards if other is not card))
    place.due -= 1
    draft_card(draft, events, seat, card, (), came.passer, pack.id, came.at_random, came.by)


def is_extra(use: object) -> bool:
    """Whether an effect changes how many cards are picked."""
    return isinstance(use, InsteadOfDrafting) or (isinstance(use, AsYouDraft) and isinstance(use.do, DraftAnother))


def extras_on(drafter: Drafter) -> list[object]:
    """The effects turned on that change how many cards are picked."""
    uses = [card.effects.use for armed in drafter.armed if (card := face_up_card(drafter, armed.card))]
    return [use for use in uses if is_extra(use)]


def may_add(drafter: Drafter, use: AsYouDraft | InsteadOfDrafting, others: int) -> bool:
    """Whether an effect can add to a pick beside which `others` can be picked: either the whole, or more of it."""
    on = extras_on(drafter)
    if isinstance(use, InsteadOfDrafting):
        return others > 0 and not on
    return others > len(on) and not any(isinstance(other, InsteadOfDrafting) for other in on)


def use_extras(draft: Draft, events: list[Event], seat: Seat, others: int) -> Extras:
    """Use what was turned on to change how many cards are picked, while there are others to pick; pay for it."""
    drafter = draft.drafters[seat]
    extras = Extras()
    for armed in list(drafter.armed):
        face_up = face_up_card(drafter, armed.card)
        use = face_up.effects.use if face_up is not None else None
        if face_up is None or not is_extra(use):
            continue
        drafter.armed.remove(armed)
        if extras.whole or extras.more >= others:
            continue
        if isinstance(use, InsteadOfDrafting):
            extras = replace(extras, whole=True)
            turn_down(draft, events, seat, armed.card)
        elif isinstance(use, AsYouDraft):
            extras = replace(extras, more=extras.more + 1)
            if "turn-down" in use.price:
                turn_down(draft, events, seat, armed.card)
            if "into-pack" in use.price:
                drafter.face_up.remove(face_up)
                take_from_pile(draft, seat, face_up.card)
                extras = replace(extras, back=(*extras.back, draft.renewed(face_up.card)))
            if "skip-next-pack" in use.price:
                extras = replace(extras, skips=extras.skips + 1)
    return extras
