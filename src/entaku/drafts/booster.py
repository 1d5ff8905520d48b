"""A booster draft: packs go round, and players draft from each as soon as it reaches them.  (CR 905.1)

Packs queue at each seat, the one in hand first.  `settle` lets every seat go on until it waits for somebody.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from entaku.drafts.booster_acts import has_another, look, looks, may_turn_on
from entaku.drafts.burning import answer_burn, offer_burn
from entaku.drafts.choosing import default_pick, take
from entaku.drafts.events import (
    BoosterAdded,
    LeftOver,
    Looked,
    PutIntoPack,
    RoundBegan,
    SatOut,
    SkippedPack,
)
from entaku.drafts.guesses import answer_guess, ask_guesses, forget_guesses, waits_for_guess
from entaku.drafts.passing import answer_pass, pass_on
from entaku.drafts.picking import draft_card, face_up_card, take_from_pile, turn_down
from entaku.drafts.setup import BoosterRound
from entaku.drafts.sorting import answer_sorting, is_sorting, offer_sorting, picked_by, send_to_pile
from entaku.drafts.state import BoosterPhase, Draft, DraftCard, Drafter, Look, Pack, Place, Watch
from entaku.drafts.stock import extra_pack, has_more, packs_for
from entaku.kernel.decisions import Answer, Choose, Decision, Option, YesNo
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, DraftAnother, GuessNextOfPack, InsteadOfDrafting, LookAtNextOfPack

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "settle"]

DRAW = Option("random", "draw")
REST = Option("rest", "take-rest")


def begin(draft: Draft, events: list[Event]) -> None:
    """Deal the packs of the phase and open the first round's."""
    plan = draft.setup.plans[draft.phase_number]
    places = [Place([]) for _ in draft.drafters]
    draft.phase = BoosterPhase(-1, places, packs_for(draft, plan), [])
    _next_round(draft, events)


def _next_round(draft: Draft, events: list[Event]) -> None:
    """Each player opens a booster.  (CR 905.1a)"""
    phase = draft.phase
    phase.round += 1
    for seat in draft.setup.order:
        place = phase.places[seat]
        if phase.round == 0 or not is_sorting(draft):  # all the own boosters are one draft round
            draft.drafters[seat].drafted_this_round = 0
            place.sits_out = False
        cards = phase.boosters[phase.round][seat]
        if cards:
            place.queue.append(_new_pack(draft, cards))
    phase.ready[:] = draft.setup.order
    left = _round(draft).direction == "left"
    told = RoundBegan(draft.phase_number, phase.round, left)
    draft.tell(events, told, told)


def _new_pack(draft: Draft, cards: tuple[DraftCard, ...]) -> Pack:
    pack = Pack(draft.next_pack, cards)
    draft.next_pack += 1
    return pack


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let every seat go on until it waits; whether the phase is over."""
    phase = draft.phase
    while True:
        while phase.ready:
            _go_on(draft, events, phase.ready.pop(0))
        if any(place.queue or place.asked for place in phase.places):
            if (
                is_sorting(draft)
                or not all(place.sits_out for place in phase.places)
                or any(place.asked for place in phase.places)
            ):
                return False
            _leave_over(draft, events)
        elif phase.round + 1 < len(phase.boosters):
            _next_round(draft, events)
        else:
            return True


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to a decision of the phase."""
    seat = decision.seat
    match decision.purpose, answer:
        case "draft-pick", int() | str():
            answer_pick(draft, events, seat, answer)
        case "draft-sort", tuple():
            answer_sorting(draft, events, seat, answer)
        case "draft-pass", int():
            answer_pass(draft, events, seat, answer)
        case "draft-burn", int():
            answer_burn(draft, events, seat, (answer,))
        case "draft-burn", tuple():
            answer_burn(draft, events, seat, tuple(key for key in answer if isinstance(key, int)))
        case "draft-add-booster", bool():
            answer_booster(draft, events, seat, answer)
        case "draft-guess", str():
            resume_held(draft, events, answer_guess(draft, decision.id, answer))
        case _:
            raise AssertionError(f"nothing asks {decision.purpose!r}")


def _go_on(draft: Draft, events: list[Event], seat: Seat) -> None:
    """One seat goes on until it waits for a pack, for its player, or for somebody else's choice."""
    place = draft.phase.places[seat]
    while not (place.pick or place.asked or place.held):
        if place.passing:
            if place.burns:
                offer_burn(draft, events, seat, place)
            elif is_sorting(draft):
                send_to_pile(draft, events, seat)
            else:
                pass_on(draft, events, seat)
        elif place.boosters and not place.due:
            _offer_booster(draft, seat, place)
        elif not place.queue:
            return
        elif is_sorting(draft) and place.sorted != place.queue[0].id:
            offer_sorting(draft, events, seat)
        elif place.due:
            _offer_pick(draft, events, seat, place)
        elif place.sits_out or place.skips:
            if not is_sorting(draft) and place.sits_out and all(other.sits_out for other in draft.phase.places):
                return
            _let_by(draft, events, seat, place)
        else:
            pack = place.queue[0]
            place.due = min(_numbered(_round(draft).picks, pack.drafted_by), len(pack.cards))


def _round(draft: Draft) -> BoosterRound:
    return draft.setup.plans[draft.phase_number].rounds[draft.phase.round]


def _numbered(numbers: tuple[int, ...], place: int) -> int:
    """The number at a place; the last goes on."""
    return numbers[min(place, len(numbers) - 1)]


def _let_by(draft: Draft, events: list[Event], seat: Seat, place: Place) -> None:
    """A pack goes by without a pick; the player may look at it, unless they can't look at packs."""
    pack = place.queue[0]
    place.skips = max(place.skips - 1, 0)
    drafter = draft.drafters[seat]
    if not drafter.is_blind:
        draft_round = draft.phase.round + 1
        drafter.looks.append(Look("", seat, pack.cards, draft_round))
        events.append(Looked(seat, "", seat, pack.cards, draft_round))
    told = SkippedPack(seat, pack.id)
    draft.tell(events, told, told)
    place.passing = True


def _leave_over(draft: Draft, events: list[Event]) -> None:
    """Nobody can draft any more this round: the cards stay in the packs, and the round is over."""
    count = 0
    for place in draft.phase.places:
        for pack in place.queue:
            draft.left_over += pack.cards
            count += len(pack.cards)
            forget_guesses(draft, pack)
        place.queue.clear()
    told = LeftOver(count)
    draft.tell(events, told, told)


# Picks.


def _offer_pick(draft: Draft, events: list[Event], seat: Seat, place: Place) -> None:
    """Ask for a pick from the pack in hand, or make the one that there is no choice about."""
    drafter = draft.drafters[seat]
    pack = place.queue[0]
    if drafter.face_up and drafter.is_blind:
        _offer_random(draft, events, seat, place, pack)
        return
    cards = pack.cards
    if place.rest or (len(cards) == 1 and not _may_use(drafter, place)):
        pick(draft, events, seat, cards[0].id)
        return
    options = [take(card.id) for card in cards]
    if place.grabbing and len(cards) > 1:
        options.append(REST)
    default = default_pick(draft.setup.facts, drafter.colours, cards)
    _ask_pick(draft, seat, place, tuple(options), default, len(cards))


def _ask_pick(
    draft: Draft, seat: Seat, place: Place, options: tuple[Option, ...], default: int | str, cards: int
) -> None:
    clock = draft.setup.clock
    seconds = None if clock is None else clock.for_pick(cards)
    place.pick = draft.ask(seat, "draft-pick", Choose(options), default, (cards,), seconds)


def _offer_random(draft: Draft, events: list[Event], seat: Seat, place: Place, pack: Pack) -> None:
    """A card is drafted at random.  Its player may look at it as they draft it, and use what works then."""
    drafter = draft.drafters[seat]
    if not place.drawn:
        whole = any(isinstance(card.effects.use, InsteadOfDrafting) for card in drafter.face_up)
        if whole and not place.grabbing and len(pack.cards) > 1:
            _ask_pick(draft, seat, place, (DRAW,), DRAW.key, len(pack.cards))
            return
        _draw(draft, seat, place, pack)
    card = next(card for card in pack.cards if card.id == place.drawn)
    if not place.rest and _may_use(drafter, place):
        options = (take(card.id), REST) if place.grabbing and len(pack.cards) > 1 else (take(card.id),)
        _ask_pick(draft, seat, place, options, card.id, len(pack.cards))
        return
    pick(draft, events, seat, card.id)


def _draw(draft: Draft, seat: Seat, place: Place, pack: Pack) -> None:
    chance = draft.chance(seat, "draft at random", draft.drafters[seat].at_random)
    place.drawn = chance.choose(pack.cards).id


def _may_use(drafter: Drafter, place: Place) -> bool:
    """Whether anything face up may be used as a card is drafted; it mustn't depend on the card, which nobody saw."""
    for face_up in drafter.face_up:
        use = face_up.effects.use
        if isinstance(use, AsYouDraft) and (not isinstance(use.do, DraftAnother) or has_another(place)):
            return True
    return False


def answer_pick(draft: Draft, events: list[Event], seat: Seat, key: int | str) -> None:
    """The player picked a card, drew one at random, or takes the rest of the pack as it lies."""
    place = draft.phase.places[seat]
    place.pick = 0
    draft.phase.ready.append(seat)
    if key == DRAW.key:
        _draw(draft, seat, place, place.queue[0])
        _use_extra(draft, events, seat, place, another=False)
    elif key == REST.key:
        place.rest = True
    else:
        assert isinstance(key, int)
        pick(draft, events, seat, key)


def pick(draft: Draft, events: list[Event], seat: Seat, card_id: int) -> None:
    """Draft a card from the pack in hand; where somebody must guess its name first, set it aside until then."""
    place = draft.phase.places[seat]
    pack = place.queue[0]
    if pack.watches and waits_for_guess(pack):
        place.held = card_id
        return
    drafter = draft.drafters[seat]
    if drafter.armed:
        _use_extra(draft, events, seat, place, whole=place.drawn == 0)
    at_random = place.drawn != 0
    place.drawn = 0
    cards = pack.cards
    index = next(place for place, card in enumerate(cards) if card.id == card_id)
    card = cards[index]
    left = cards[:index] + cards[index + 1 :]
    place.queue[0] = replace(pack, cards=left, watches=())
    effects = draft_card(draft, events, seat, card, pack.watches, pack.passer, pack.id, at_random, picked_by(draft))
    place.due -= 1
    if effects is not None:
        if effects.adds_booster:
            place.boosters += (card.name,)
        if effects.reveal is not None:
            _watch_pack(seat, place, card.name, effects.reveal.then)
    if place.due:
        ask_guesses(draft, seat)
    else:
        _finish_pack(draft, events, seat, place)


def _watch_pack(seat: Seat, place: Place, name: str, then: object) -> None:
    """Whoever drafted such a card waits for the next one from the pack."""
    pack = place.queue[0]
    if isinstance(then, LookAtNextOfPack):
        watch = Watch(seat, name, "look")
    elif isinstance(then, GuessNextOfPack):
        watch = Watch(seat, name, "guess")
    else:
        return
    place.queue[0] = replace(pack, watches=(*pack.watches, watch))


def _use_extra(
    draft: Draft, events: list[Event], seat: Seat, place: Place, whole: bool = True, another: bool = True
) -> None:
    """Use the first effect turned on that changes how many cards are drafted: one for each pick.

    Those that come after it stay on for the next pick from this pack, while it has cards for them.  What works
    instead of a pick (`whole`) is used before a card is drawn at random, what works during it (`another`) after.
    """
    drafter = draft.drafters[seat]
    used = False
    kept = []
    for armed in drafter.armed:
        face_up = face_up_card(drafter, armed.card)
        use = face_up.effects.use if face_up is not None else None
        if armed.pack or used or not _is_extra(use):
            kept.append(armed)
        elif isinstance(use, InsteadOfDrafting):
            if whole and not place.grabbing:
                used = place.grabbing = True
                place.due = len(place.queue[0].cards)
                turn_down(draft, events, seat, armed.card)
        elif not another:
            kept.append(armed)
        elif isinstance(use, AsYouDraft) and has_another(place):
            used = True
            place.due += 1
            _pay(draft, events, seat, place, armed.card, use)
    drafter.armed[:] = kept


def _is_extra(use: object) -> bool:
    return isinstance(use, InsteadOfDrafting) or (isinstance(use, AsYouDraft) and isinstance(use.do, DraftAnother))


def _pay(draft: Draft, events: list[Event], seat: Seat, place: Place, card: int, use: AsYouDraft) -> None:
    """What an extra pick costs.  A card that goes into the pack does so after the last pick from it."""
    drafter = draft.drafters[seat]
    if "turn-down" in use.price:
        turn_down(draft, events, seat, card)
    if "into-pack" in use.price:
        face_up = face_up_card(drafter, card)
        assert face_up is not None
        drafter.face_up.remove(face_up)
        take_from_pile(draft, seat, face_up.card)
        place.back += (face_up.card,)
    if "skip-next-pack" in use.price:
        place.skips += 1


def _finish_pack(draft: Draft, events: list[Event], seat: Seat, place: Place) -> None:
    """The last pick from the pack in hand has been made."""
    if place.back:
        pack = place.queue[0]
        returned = tuple(draft.renewed(card) for card in place.back)
        place.queue[0] = replace(pack, cards=pack.cards + returned)
        for card in returned:
            told = PutIntoPack(seat, card.shown(), pack.id)
            draft.tell(events, told, told)
        place.back = ()
    if place.grabbing:
        place.sits_out = True
        sat_out = SatOut(seat)
        draft.tell(events, sat_out, sat_out)
    pack = place.queue[0]
    left, draft_round = len(pack.cards), _round(draft)
    place.burns = left if left <= draft_round.last else min(_numbered(draft_round.burns, pack.drafted_by), left)
    place.queue[0] = replace(pack, drafted_by=pack.drafted_by + 1)
    place.grabbing = place.rest = False
    draft.drafters[seat].armed[:] = [armed for armed in draft.drafters[seat].armed if armed.pack]
    place.passing = True
    ask_guesses(draft, seat)


def resume_held(draft: Draft, events: list[Event], seats: Sequence[Seat]) -> None:
    """Cards that were set aside until a guess are drafted."""
    for seat in seats:
        place = draft.phase.places[seat]
        card, place.held = place.held, 0
        draft.phase.ready.append(seat)
        pick(draft, events, seat, card)


# Boosters added to the draft.


def _offer_booster(draft: Draft, seat: Seat, place: Place) -> None:
    """Ask a player whether they add a booster; where there is none to add, go on."""
    if not has_more(draft, draft.setup.adds_from(place.boosters[0])):
        place.boosters = place.boosters[1:]
        return
    place.asked = draft.ask(seat, "draft-add-booster", YesNo(), default=False, about=(place.boosters[0],))


def answer_booster(draft: Draft, events: list[Event], seat: Seat, wanted: bool) -> None:
    """The new booster comes first: the player's next pick is from it."""
    place = draft.phase.places[seat]
    name, *others = place.boosters
    place.boosters = tuple(others)
    place.asked = 0
    draft.phase.ready.append(seat)
    if not wanted:
        return
    pack = _new_pack(draft, extra_pack(draft, seat, name))
    place.queue.insert(0, pack)
    told = BoosterAdded(seat, name, pack.id, len(pack.cards))
    draft.tell(events, told, told)
    _withdraw_offers(draft)


def _withdraw_offers(draft: Draft) -> None:
    """Those who were being asked for a booster of which there is none left go on."""
    for seat in draft.setup.order:
        place = draft.phase.places[seat]
        asked = bool(place.asked) and draft.open[place.asked].purpose == "draft-add-booster"
        if asked and not has_more(draft, draft.setup.adds_from(place.boosters[0])):
            del draft.open[place.asked]
            place.asked = 0
            draft.phase.ready.append(seat)
