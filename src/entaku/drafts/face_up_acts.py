"""What a player may do beside picking: turn effects of their face-up cards on and off, and use those that need no pick.

Each player who can do anything has one standing decision, "draft-act", for which nobody waits.  Its options are `Act`s.
"""

from collections.abc import Iterator

from entaku.drafts.acts import Act
from entaku.drafts.events import PlayerWatched
from entaku.drafts.phases import phase_of
from entaku.drafts.picking import face_up_card, turn_down
from entaku.drafts.state import Armed, Draft, Drafter, FaceUp, Watch
from entaku.kernel.decisions import Choose, Decision, Key
from entaku.kernel.seats import Seat, round_from
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, DraftAnother, DuringDraft, InsteadOfDrafting, LookAtPack, RemoveIt


def refresh(draft: Draft) -> None:
    """Bring every player's standing decision up to date."""
    for seat in draft.setup.order:
        drafter = draft.drafters[seat]
        if drafter.face_up or drafter.standing:
            _refresh_seat(draft, seat, drafter)


def _refresh_seat(draft: Draft, seat: Seat, drafter: Drafter) -> None:
    options = tuple(act.option for act in _acts(draft, seat, drafter))
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


def _acts(draft: Draft, seat: Seat, drafter: Drafter) -> Iterator[Act]:
    """What the player may do now; of several cards that do the same, the first that isn't turned on is offered."""
    phase = phase_of(draft)
    on = {armed.card for armed in drafter.armed if not armed.pack}
    offered: set[str] = set()
    for face_up in drafter.face_up:
        use = face_up.effects.use
        card = face_up.card
        if use is None:
            continue
        if card.id in on and not isinstance(use, DuringDraft):
            yield Act("off", f"off:{card.id}", what_it_does(use), card.id)
        elif card.name not in offered:
            if not isinstance(use, DuringDraft):
                if phase.may_turn_on(draft, seat, use):
                    yield Act("on", f"on:{card.id}", what_it_does(use), card.id)
                    offered.add(card.name)
            else:
                offered.add(card.name)
                if isinstance(use.do, LookAtPack):
                    yield from phase.looks(draft, seat, card.id)
                else:
                    for other in round_from(seat, len(draft.drafters)):
                        yield Act("watch", f"watch:{card.id}:{other}", "watch-player", card.id, other)


def what_it_does(use: AsYouDraft | InsteadOfDrafting) -> str:
    """The word by which messages speak of an effect."""
    if isinstance(use, InsteadOfDrafting):
        return "draft-whole-pack"
    if isinstance(use.do, DraftAnother):
        return "draft-another"
    if isinstance(use.do, RemoveIt):
        return "remove-face-up" if use.do.face_up else "remove"
    return "note-name" if use.do.fact == "name" else "note-types"


def answer_act(draft: Draft, events: list[Event], seat: Seat, key: Key) -> None:
    """Do what the player chose among the things they may do."""
    drafter = draft.drafters[seat]
    act = next(act for act in _acts(draft, seat, drafter) if act.key == key)
    if act.kind == "off":
        drafter.armed[:] = [armed for armed in drafter.armed if armed.card != act.card]
    elif act.kind == "on":
        _turn_on(drafter, act.card)
    elif act.kind == "next":
        drafter.armed[:] = [armed for armed in drafter.armed if armed.card != act.card]
        drafter.armed.append(Armed(act.card, act.pack))
    elif act.kind == "watch":
        assert act.seat is not None
        _watch_player(draft, events, seat, act.card, act.seat)
    else:
        phase_of(draft).look(draft, events, seat, act)


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
