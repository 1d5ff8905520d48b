"""What a player may do beside picking: turn effects of their face-up cards on and off, and use those that need no pick.

Each player who can do anything has one standing decision, "draft-act", for which nobody waits.  Its keys:

on:CARD, off:CARD               turn an effect on for the next pick, or off again
watch:CARD:SEAT                 look at the next card that a player drafts
look:CARD:pack:PACK             look at a pack that nobody is looking at
look:CARD:unopened:ROUND:SEAT   look at an unopened pack
next:CARD:PACK                  look at a pack when the player who has it passes it
"""

from collections.abc import Iterator

from entaku.cards.ir.drafting import AsYouDraft, DraftAnother, DuringDraft, InsteadOfDrafting, LookAtPack, RemoveIt
from entaku.draft.events import PlayerWatched
from entaku.draft.passing import look_at_pack
from entaku.draft.picking import face_up_card, fits, turn_down
from entaku.draft.state import Armed, Draft, Drafter, FaceUp, Place, Watch
from entaku.kernel.decisions import Choose, Decision, Key, Option
from entaku.kernel.seats import Seat, round_from
from entaku.kernel.table import Event


def refresh(draft: Draft) -> None:
    """Bring every player's standing decision up to date."""
    for seat in draft.setup.order:
        drafter = draft.drafters[seat]
        if drafter.face_up or drafter.standing:
            _refresh_seat(draft, seat, drafter)


def _refresh_seat(draft: Draft, seat: Seat, drafter: Drafter) -> None:
    options = tuple(_options(draft, seat, drafter))
    if not options:
        if drafter.standing:
            del draft.open[drafter.standing]
            drafter.standing = 0
        return
    if not drafter.standing:
        drafter.standing = draft.next_decision
        draft.next_decision += 1
    else:
        shape = draft.open[drafter.standing].shape
        if isinstance(shape, Choose) and shape.options == options:
            return
    draft.open[drafter.standing] = Decision(
        id=drafter.standing,
        seat=seat,
        actor=seat,
        purpose="draft-act",
        shape=Choose(options, 0, 1),
        default=(),
        optional=True,
    )


def _options(draft: Draft, seat: Seat, drafter: Drafter) -> Iterator[Option]:
    """What the player may do now; of several cards that do the same, the first that isn't turned on is offered."""
    on = {armed.card for armed in drafter.armed}
    offered: set[str] = set()
    place = draft.phase.places[seat]
    for face_up in drafter.face_up:
        use = face_up.effects.use
        card = face_up.card
        if use is None:
            continue
        if isinstance(use, DuringDraft):
            if card.name not in offered:
                offered.add(card.name)
                yield from _looks(draft, seat, drafter, face_up, use)
        elif place.pick:
            if card.id in on:
                yield Option(f"off:{card.id}", what_it_does(use), card=card.id)
            elif card.name not in offered and _may_turn_on(draft, drafter, place, use):
                offered.add(card.name)
                yield Option(f"on:{card.id}", what_it_does(use), card=card.id)


def what_it_does(use: AsYouDraft | InsteadOfDrafting) -> str:
    """The word by which messages speak of an effect."""
    if isinstance(use, InsteadOfDrafting):
        return "draft-whole-pack"
    if isinstance(use.do, DraftAnother):
        return "draft-another"
    if isinstance(use.do, RemoveIt):
        return "remove-face-up" if use.do.face_up else "remove"
    return "note-name" if use.do.fact == "name" else "note-types"


def _may_turn_on(draft: Draft, drafter: Drafter, place: Place, use: AsYouDraft | InsteadOfDrafting) -> bool:
    """Whether an effect can do anything at the pick that is to be made now."""
    uses = [card.effects.use for armed in drafter.armed if (card := face_up_card(drafter, armed.card))]
    if isinstance(use, InsteadOfDrafting):
        whole_pack = len(place.queue[0].cards) > 1
        return whole_pack and not place.grabbing and not place.drawn and use not in uses
    if not place.drawn and drafter.is_blind:
        return False
    pack = place.queue[0]
    if isinstance(use.do, DraftAnother):
        extra = sum(isinstance(other, AsYouDraft) and isinstance(other.do, DraftAnother) for other in uses)
        return len(pack.cards) > place.due + extra and not any(isinstance(other, InsteadOfDrafting) for other in uses)
    if not use.card_type:
        return True
    drawn = [picked for picked in pack.cards if picked.id == place.drawn] or pack.cards
    return any(fits(draft.setup.facts.card(picked.name), use.card_type) for picked in drawn)


def _looks(draft: Draft, seat: Seat, drafter: Drafter, face_up: FaceUp, use: DuringDraft) -> Iterator[Option]:
    card = face_up.card.id
    around = round_from(seat, len(draft.drafters))
    if not isinstance(use.do, LookAtPack):
        for other in around:
            yield Option(f"watch:{card}:{other}", "watch-player", card=card, seat=other)
        return
    if drafter.is_blind:
        return
    phase = draft.phase
    wished = {armed.pack for armed in drafter.armed if armed.card == card}
    for other in around:
        for number, pack in enumerate(phase.places[other].queue):
            if number or draft.drafters[other].is_blind:
                yield Option(f"look:{card}:pack:{pack.id}", "look-waiting", card=card, seat=other, text=str(number))
            elif pack.id in wished:
                yield Option(f"off:{card}", "look-next", card=card, seat=other)
            elif other != seat:
                yield Option(f"next:{card}:{pack.id}", "look-next", card=card, seat=other)
    for draft_round in range(phase.round + 1, len(phase.boosters)):
        for other in around:
            if phase.boosters[draft_round][other]:
                key = f"look:{card}:unopened:{draft_round}:{other}"
                yield Option(key, "look-unopened", card=card, seat=other, text=str(draft_round + 1))


def answer_act(draft: Draft, events: list[Event], seat: Seat, key: Key) -> None:
    """Do what the player chose among the things they may do."""
    verb, card_id, *others = str(key).split(":")
    card = int(card_id)
    drafter = draft.drafters[seat]
    if verb == "off":
        drafter.armed[:] = [armed for armed in drafter.armed if armed.card != card]
    elif verb == "on":
        _turn_on(drafter, card)
    elif verb == "next":
        drafter.armed[:] = [armed for armed in drafter.armed if armed.card != card]
        drafter.armed.append(Armed(card, int(others[0])))
    elif verb == "watch":
        _watch_player(draft, events, seat, card, int(others[0]))
    elif others[0] == "unopened":
        draft_round, whose = int(others[1]), int(others[2])
        look_at_pack(draft, events, seat, card, whose, draft.phase.boosters[draft_round][whose], draft_round + 1)
    else:
        for whose, place in enumerate(draft.phase.places):
            for pack in place.queue:
                if pack.id == int(others[1]):
                    look_at_pack(draft, events, seat, card, whose, pack.cards, draft.phase.round + 1)
                    return


def _turn_on(drafter: Drafter, card: int) -> None:
    """Turn an effect on; of those that remove the card only one can be on."""
    if _removes(face_up_card(drafter, card)):
        drafter.armed[:] = [armed for armed in drafter.armed if not _removes(face_up_card(drafter, armed.card))]
    drafter.armed.append(Armed(card))


def _removes(face_up: FaceUp | None) -> bool:
    use = face_up.effects.use if face_up is not None else None
    return isinstance(use, AsYouDraft) and isinstance(use.do, RemoveIt)


def _watch_player(draft: Draft, events: list[Event], seat: Seat, card: int, whose: Seat) -> None:
    face_up = face_up_card(draft.drafters[seat], card)
    assert face_up is not None
    turn_down(draft, events, seat, card)
    draft.drafters[whose].watches.append(Watch(seat, face_up.card.name, "look"))
    told = PlayerWatched(seat, face_up.card.name, whose)
    draft.tell(events, told, told)
