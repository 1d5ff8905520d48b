"""Cards are put away: after drafting from a pack a player takes some out of it that nobody gets."""

from msgspec.structs import replace

from entaku.drafts.choosing import default_burn
from entaku.drafts.events import Burnt
from entaku.drafts.state import Draft, Place
from entaku.kernel.decisions import Choose, Key, Option
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


def offer_burn(draft: Draft, events: list[Event], seat: Seat, place: Place) -> None:
    """Ask which cards are put away; where there is no choice, or the player can't look, put them away."""
    cards = place.queue[0].cards
    if place.burns == len(cards):
        burn(draft, events, seat, tuple(card.id for card in cards))
        return
    drafter = draft.drafters[seat]
    if drafter.is_blind:
        ids = [card.id for card in cards]
        draft.chance(seat, "put away at random", len(draft.left_over)).shuffle(ids)
        burn(draft, events, seat, tuple(ids[: place.burns]))
        return
    options = tuple(Option(card.id, "put-away", card=card.id) for card in cards)
    shape = Choose(options, place.burns, place.burns)
    chosen = default_burn(draft.setup.facts, drafter.colours, cards, place.burns)
    place.asked = draft.ask(seat, "draft-burn", shape, chosen[0] if place.burns == 1 else chosen, (place.burns,))


def answer_burn(draft: Draft, events: list[Event], seat: Seat, keys: tuple[Key, ...]) -> None:
    """The player has chosen what is put away."""
    draft.phase.places[seat].asked = 0
    draft.phase.ready.append(seat)
    burn(draft, events, seat, keys)


def burn(draft: Draft, events: list[Event], seat: Seat, ids: tuple[Key, ...]) -> None:
    """Cards leave the pack in hand, face down."""
    place = draft.phase.places[seat]
    pack = place.queue[0]
    away = tuple(card for card in pack.cards if card.id in ids)
    draft.left_over += away
    place.burns = 0
    place.queue[0] = replace(pack, cards=tuple(card for card in pack.cards if card.id not in ids))
    events.append(Burnt(seat, away, len(away), pack.id))
