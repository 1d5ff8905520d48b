"""Boosters that aren't passed: each player sorts their own into their Solomon pile, a pick, and the Winston pile."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from entaku.drafts.choosing import default_burn
from entaku.drafts.events import SentToPile, Sorted
from entaku.drafts.guesses import forget_guesses
from entaku.drafts.setup import SortingPlan
from entaku.drafts.state import Draft
from entaku.kernel.decisions import Answer, Option, Part, Split
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


def is_sorting(draft: Draft) -> bool:
    """Whether boosters are sorted in this phase, not passed."""
    return isinstance(draft.setup.plans[draft.phase_number], SortingPlan)


def picked_by(draft: Draft) -> str | UnsetType:
    """The act by which a card comes that is picked from a booster."""
    return "booster-pick" if is_sorting(draft) else UNSET


def offer_sorting(draft: Draft, events: list[Event], seat: Seat) -> None:
    """Ask which cards go to the Solomon pile; where there is no choice, or the player can't look, send them.

    When time runs out the best card is kept to be picked, and the next best go to the pile.
    """
    plan = draft.setup.plans[draft.phase_number]
    assert isinstance(plan, SortingPlan)
    place = draft.phase.places[seat]
    drafter = draft.drafters[seat]
    cards = place.queue[0].cards
    count = min(plan.solomon, len(cards))
    ranked = default_burn(draft.setup.facts, drafter.colours, cards, len(cards))[::-1]
    if count in (0, len(cards)):
        _sort(draft, events, seat, ranked[:count])
    elif drafter.is_blind:
        ids = [card.id for card in cards]
        draft.chance(seat, "sort at random", cards[0].id).shuffle(ids)
        _sort(draft, events, seat, tuple(ids[:count]))
    else:
        options = tuple(Option(card.id, "card", card=card.id) for card in cards)
        shape = Split(options, (Part("solomon", count, count), Part("rest")))
        default = (ranked[1 : count + 1], (ranked[0], *ranked[count + 1 :]))
        clock = draft.setup.clock
        seconds = None if clock is None else clock.for_pick(len(cards)) + clock.others
        place.asked = draft.ask(seat, "draft-sort", shape, default, (count, len(cards)), seconds)


def answer_sorting(draft: Draft, events: list[Event], seat: Seat, answer: Answer) -> None:
    """The player has sorted the booster."""
    assert isinstance(answer, tuple)
    solomon = answer[0]
    assert isinstance(solomon, tuple)
    draft.phase.places[seat].asked = 0
    draft.phase.ready.append(seat)
    _sort(draft, events, seat, solomon)


def _sort(draft: Draft, events: list[Event], seat: Seat, solomon: tuple[int, ...]) -> None:
    place = draft.phase.places[seat]
    pack = place.queue[0]
    sent = tuple(card for card in pack.cards if card.id in solomon)
    piles = list(draft.solomon or ((),) * len(draft.drafters))
    piles[seat] += sent
    draft.solomon = tuple(piles)
    place.queue[0] = replace(pack, cards=tuple(card for card in pack.cards if card.id not in solomon))
    place.sorted = pack.id
    place.passing = not place.queue[0].cards
    events.append(Sorted(seat, sent, len(sent)))


def send_to_pile(draft: Draft, events: list[Event], seat: Seat) -> None:
    """What is left of the booster goes to the Winston pile; nobody drafts the next card from it."""
    place = draft.phase.places[seat]
    pack = place.queue.pop(0)
    place.passing = False
    forget_guesses(draft, pack)
    draft.winston += pack.cards
    events.append(SentToPile(seat, pack.cards, len(pack.cards)))
