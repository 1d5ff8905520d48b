"""One card is drafted: who sees it, what is noted, what it does, where it goes.  Every phase drafts this way.

The order: those who wait for the card see it; what its drafter turned on for it; its own abilities; then the pile, or
out of the draft.
"""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from entaku.drafts.colours import choose_colours
from entaku.drafts.events import (
    CardsAdded,
    Drafted,
    DraftedFaceUp,
    LeftDraft,
    Looked,
    Noted,
    RemovedFromDraft,
    Revealed,
    TurnedDown,
)
from entaku.drafts.facts import Effects
from entaku.drafts.state import Armed, Draft, DraftCard, Drafter, FaceUp, Look, Watch
from entaku.drafts.stock import cards_of
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.card import Card
from entaku.oracle.ir.drafting import (
    AddCards,
    AsYouDraft,
    ChooseColours,
    DraftAnother,
    NoteIt,
    RemoveIt,
    RevealNextPick,
)
from entaku.oracle.pool import Note, Removed
from entaku.oracle.printed import PrintedCard
from entaku.oracle.subtypes import OTHER_SUBTYPES


def draft_card(
    draft: Draft,
    events: list[Event],
    seat: Seat,
    card: DraftCard,
    watches: Sequence[Watch] = (),
    passer: Seat | None = None,
    pack: int = 0,
    at_random: bool = False,
    by: str | UnsetType = UNSET,
) -> Effects | None:
    """A player drafts a card that has left its pack; what it does, if anything, that concerns packs is returned.

    `watches` are those who wait for the next card from the pack, `passer` who passed it here, `by` the act
    by which it comes.
    """
    drafter = draft.drafters[seat]
    drafter.drafted_this_round += 1
    new = draft.renewed(card)
    events.append(Drafted(seat, new, card.id, pack, at_random, by))
    if watches or drafter.watches:
        waiting = [*watches, *drafter.watches]
        drafter.watches.clear()
        for watch in waiting:
            _see(draft, events, seat, new, watch)
    if at_random:
        _count_random(draft, events, drafter, seat)
    removal = _use_armed(draft, events, drafter, seat, new) if drafter.armed else None
    effects = draft.setup.facts.effects.get(card.name)
    if effects is not None:
        stays = removal is None and not effects.leaves
        _own_abilities(draft, events, seat, new, effects, passer, lies_face_up=stays)
    _put_away(draft, events, seat, new, effects, removal)
    if effects is not None:
        for what in effects.gains:
            _gain(draft, events, drafter, seat, card.name, what)
    return effects


def add_to_pile(draft: Draft, drafter: Drafter, card: DraftCard) -> None:
    """A card comes into a player's pile."""
    drafter.pile.append(card)
    judged = draft.setup.facts.judged.get(card.name)
    if judged is not None:
        for place in judged[1]:
            drafter.colours[place] += 1


def take_from_pile(draft: Draft, seat: Seat, card: DraftCard) -> None:
    """A card leaves a player's pile."""
    drafter = draft.drafters[seat]
    drafter.pile.remove(card)
    judged = draft.setup.facts.judged.get(card.name)
    if judged is not None:
        for place in judged[1]:
            drafter.colours[place] -= 1


def _see(draft: Draft, events: list[Event], seat: Seat, card: DraftCard, watch: Watch) -> None:
    """Somebody who waited for this card sees it, or everybody does."""
    shown = card.shown()
    if watch.kind == "look":
        if watch.seat != seat:
            draft.drafters[watch.seat].looks.append(Look(watch.by, seat, (shown,)))
            looked = Looked(watch.seat, watch.by, seat, (shown,))
            draft.tell(events, looked, Looked(watch.seat, watch.by, seat, ()))
        return
    revealed = Revealed(seat, shown, watch.by)
    draft.tell(events, revealed, revealed)
    if watch.kind == "reveal":
        note(draft, events, watch.seat, Note(watch.by, "name", text=card.name))
    else:
        note(draft, events, watch.seat, Note(watch.by, "guess", text=watch.guess, right=watch.guess == card.name))


def note(draft: Draft, events: list[Event], seat: Seat, noted: Note) -> None:
    """Something is noted for a player; everybody may know it.  (CR 905.2b)"""
    draft.drafters[seat].notes.append(noted)
    told = Noted(seat, noted)
    draft.tell(events, told, told)


def turn_down(draft: Draft, events: list[Event], seat: Seat, card: int) -> None:
    """A face-up card is turned face down."""
    drafter = draft.drafters[seat]
    for face_up in drafter.face_up:
        if face_up.card.id == card:
            drafter.face_up.remove(face_up)
            told = TurnedDown(seat, face_up.card)
            draft.tell(events, told, told)
            return


def _count_random(draft: Draft, events: list[Event], drafter: Drafter, seat: Seat) -> None:
    """A card drafted at random counts for each face-up card that demands it."""
    drafter.at_random += 1
    for place, face_up in enumerate(drafter.face_up):
        if face_up.effects.at_random:
            drafter.face_up[place] = FaceUp(face_up.card, face_up.effects, face_up.drawn + 1)
    for face_up in list(drafter.face_up):
        if face_up.effects.at_random and face_up.drawn >= face_up.effects.at_random:
            turn_down(draft, events, seat, face_up.card.id)


def _use_armed(draft: Draft, events: list[Event], drafter: Drafter, seat: Seat, card: DraftCard) -> FaceUp | None:
    """Use what was turned on for this card; what is to remove it is returned.  Nothing stays on but extra picks."""
    removal: FaceUp | None = None
    kept: list[Armed] = []
    for armed in drafter.armed:
        face_up = face_up_card(drafter, armed.card)
        use = face_up.effects.use if face_up is not None else None
        if armed.pack or not isinstance(use, AsYouDraft) or isinstance(use.do, DraftAnother):
            kept.append(armed)
        elif isinstance(use.do, RemoveIt):
            removal = face_up
        elif face_up is not None and fits(draft.setup.facts.card(card.name), use.card_type):
            _note_fact(draft, events, seat, card, face_up.card.name, use.do)
            if "turn-down" in use.price:
                turn_down(draft, events, seat, face_up.card.id)
    drafter.armed[:] = kept
    return removal


def face_up_card(drafter: Drafter, card: int) -> FaceUp | None:
    """The player's face-up card of this id."""
    return next((face_up for face_up in drafter.face_up if face_up.card.id == card), None)


def fits(card: Card, card_type: str) -> bool:
    """Whether a card is of a type, or any type will do."""
    return not card_type or card.is_type(card_type)


def creature_types(card: Card) -> tuple[str, ...]:
    """The creature types of a card."""
    return tuple(subtype for subtype in card.front.subtypes if subtype not in OTHER_SUBTYPES)


def _note_fact(draft: Draft, events: list[Event], seat: Seat, card: DraftCard, by: str, what: NoteIt) -> None:
    revealed = Revealed(seat, card.shown(), by)
    draft.tell(events, revealed, revealed)
    if what.fact == "name":
        note(draft, events, seat, Note(by, "name", text=card.name))
        return
    for creature_type in creature_types(draft.setup.facts.card(card.name)):
        note(draft, events, seat, Note(by, "creature type", text=creature_type))


def _note_subtypes(draft: Draft, events: list[Event], drafter: Drafter, seat: Seat, card: DraftCard, by: str) -> None:
    """The subtypes of a card are noted, each once."""
    for subtype in draft.setup.facts.card(card.name).front.subtypes:
        noted = Note(by, "subtype", text=subtype)
        if noted not in drafter.notes:
            note(draft, events, seat, noted)


def _own_abilities(
    draft: Draft,
    events: list[Event],
    seat: Seat,
    card: DraftCard,
    effects: Effects,
    passer: Seat | None,
    lies_face_up: bool,
) -> None:
    """What the card does as it is drafted.  One that is being removed has no effect while face up."""
    drafter = draft.drafters[seat]
    if effects.gives_last and card.name not in drafter.givers:
        drafter.givers.append(card.name)
    if effects.face_up and lies_face_up:
        drafter.face_up.append(FaceUp(card, effects))
        told = DraftedFaceUp(seat, card)
        draft.tell(events, told, told)
    reveal = effects.reveal
    if reveal is None:
        return
    revealed = Revealed(seat, card.shown(), card.name)
    draft.tell(events, revealed, revealed)
    if reveal.note == "cards this round":
        note(draft, events, seat, Note(card.name, "number", number=drafter.drafted_this_round))
    elif reveal.note == "passer" and passer is not None:
        note(draft, events, seat, Note(card.name, "player", number=passer))
    if isinstance(reveal.then, ChooseColours):
        choose_colours(draft, seat, card, reveal.then)
    elif isinstance(reveal.then, RevealNextPick):
        drafter.watches.append(Watch(seat, card.name, "reveal"))


def _gain(draft: Draft, events: list[Event], drafter: Drafter, seat: Seat, by: str, what: AddCards) -> None:
    """Cards come into a player's pool from outside the draft; they aren't drafted, so they do nothing there."""
    left = list(what.cards)
    names = left
    if what.count:
        chance = draft.chance(seat, "cards added", len(drafter.pile) + len(drafter.removed))
        names = []
        while left and len(names) < what.count:
            fresh = [name for name in left if name not in names] or left
            names.append(chance.choose(left if what.again else fresh))
            if not what.again:
                left.remove(names[-1])
    new = cards_of(draft, tuple(PrintedCard(name) for name in names))
    for card in new:
        add_to_pile(draft, drafter, card)
    told = CardsAdded(seat, by, new, len(new))
    draft.tell(events, told, CardsAdded(seat, "", (), len(new)))


def _put_away(
    draft: Draft, events: list[Event], seat: Seat, card: DraftCard, effects: Effects | None, removal: FaceUp | None
) -> None:
    """Where a drafted card goes: out of the draft by what waited for it, or by itself, or to its drafter's pile."""
    drafter = draft.drafters[seat]
    if removal is not None:
        _remove(draft, events, drafter, seat, card, removal)
    elif effects is not None and effects.leaves:
        draft.left_over.append(card)
        draft.tell(events, LeftDraft(seat, card), LeftDraft(seat, None))
    else:
        add_to_pile(draft, drafter, card)


def _remove(draft: Draft, events: list[Event], drafter: Drafter, seat: Seat, card: DraftCard, removal: FaceUp) -> None:
    use = removal.effects.use
    face_up = isinstance(use, AsYouDraft) and isinstance(use.do, RemoveIt) and use.do.face_up
    removed = Removed(removal.card.name, card.printed(), face_up)
    drafter.removed.append(removed)
    drafter.credit.append(removed)
    if isinstance(use, AsYouDraft) and isinstance(use.do, RemoveIt) and use.do.note:
        _note_subtypes(draft, events, drafter, seat, card, removal.card.name)
    told = RemovedFromDraft(seat, removal.card.name, card.shown(), face_up)
    known = told if face_up else RemovedFromDraft(seat, removal.card.name, None)
    draft.tell(events, told, known)
