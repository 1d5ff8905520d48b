"""Packs are passed: to the next player, or the last card of one to a player whose card asks for it.  (CR 905.1b)"""

from msgspec.structs import replace

from entaku.drafts.events import Looked, Passed
from entaku.drafts.guesses import forget_guesses
from entaku.drafts.picking import face_up_card, turn_down
from entaku.drafts.state import Draft, DraftCard, Look, Pack
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat, left_of, right_of
from entaku.kernel.table import Event


def next_player(draft: Draft, seat: Seat) -> Seat:
    """Who gets this player's packs in the round."""
    direction = draft.setup.plans[draft.phase_number].rounds[draft.phase.round].direction
    seats = len(draft.drafters)
    return left_of(seat, seats) if direction == "left" else right_of(seat, seats)


def pass_on(draft: Draft, events: list[Event], seat: Seat) -> None:
    """Pass the pack in hand; where its last card may go to several players, ask to whom.

    When time runs out it goes to the passer, if they are one of these, or else to the next of them.
    """
    place = draft.phase.places[seat]
    pack = place.queue[0]
    if not pack.cards:
        forget_guesses(draft, pack)
        place.queue.pop(0)
        place.passing = False
        return
    takers = _takers_of_last_card(draft, seat) if len(pack.cards) == 1 else []
    if len(takers) > 1:
        options = tuple(Option(taker, "player", seat=taker) for taker in takers)
        place.asked = draft.ask(seat, "draft-pass", Choose(options), takers[0], (pack.cards[0].name,))
        return
    deliver(draft, events, seat, takers[0] if takers else next_player(draft, seat))


def _takers_of_last_card(draft: Draft, seat: Seat) -> list[Seat]:
    """The players to whom last cards go, if a face-up card says so: the passer first, then as packs go round.

    A player who can't draft this round passes it to one who can; if there is none, it is passed like any other pack,
    so that it doesn't lie with them for ever.
    """
    names = {
        face_up.card.name for drafter in draft.drafters for face_up in drafter.face_up if face_up.effects.gives_last
    }
    seats = len(draft.drafters)
    direction = 1 if next_player(draft, seat) == left_of(seat, seats) else -1
    around = [left_of(seat, seats, direction * steps) for steps in range(seats)]
    takers = [taker for taker in around if any(name in names for name in draft.drafters[taker].givers)]
    if draft.phase.places[seat].sits_out:
        return [taker for taker in takers if not draft.phase.places[taker].sits_out]
    return takers


def answer_pass(draft: Draft, events: list[Event], seat: Seat, to: Seat) -> None:
    """The passer chose who gets the last card."""
    draft.phase.places[seat].asked = 0
    draft.phase.ready.append(seat)
    deliver(draft, events, seat, to)


def deliver(draft: Draft, events: list[Event], seat: Seat, to: Seat) -> None:
    """The pack leaves one player's hand and reaches another's; what a player passes to themself comes first."""
    place = draft.phase.places[seat]
    pack = place.queue.pop(0)
    place.passing = False
    _look_in_passing(draft, events, seat, to, pack)
    passed = replace(pack, passer=seat)
    if to == seat:
        place.queue.insert(0, passed)
    else:
        draft.phase.places[to].queue.append(passed)
    draft.phase.ready.append(to)
    events.append(Passed(seat, to, pack.id, len(pack.cards)))


def _look_in_passing(draft: Draft, events: list[Event], seat: Seat, to: Seat, pack: Pack) -> None:
    """Those who asked for it look at the pack between one player and the next; several in a random order.

    Nobody spends a card on a pack that comes to them anyway.  (CR 905.2a)
    """
    wishes = [
        (looker, armed)
        for looker in draft.setup.order
        if draft.drafters[looker].armed
        for armed in draft.drafters[looker].armed
        if armed.pack == pack.id
    ]
    if not wishes:
        return
    draft.chance("table", "look in passing", pack.id).shuffle(wishes)
    for looker, armed in wishes:
        drafter = draft.drafters[looker]
        drafter.armed.remove(armed)
        face_up = face_up_card(drafter, armed.card)
        if face_up is not None and looker != to and not drafter.is_blind:
            look_at_pack(draft, events, looker, armed.card, seat, pack.cards, draft.phase.round + 1)


def look_at_pack(
    draft: Draft,
    events: list[Event],
    looker: Seat,
    card: int,
    whose: Seat,
    cards: tuple[DraftCard, ...],
    draft_round: int,
) -> None:
    """A player turns a card face down to look at a pack."""
    drafter = draft.drafters[looker]
    face_up = face_up_card(drafter, card)
    assert face_up is not None
    turn_down(draft, events, looker, card)
    look = Look(face_up.card.name, whose, cards, draft_round)
    drafter.looks.append(look)
    looked = Looked(looker, look.by, whose, look.cards, draft_round)
    draft.tell(events, looked, Looked(looker, look.by, whose, (), draft_round))
