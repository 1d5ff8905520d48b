"""What a viewer may see of a draft, put together from what they are allowed.  (CR 905.1c)"""

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from entaku.drafts.events import DraftEvent, Offer
from entaku.drafts.phased_views import PhasedPart, phased_view
from entaku.drafts.setup import Direction
from entaku.drafts.solomon import SolomonPhase
from entaku.drafts.state import Draft, DraftCard, Drafter, Exchange, Look, Pack
from entaku.drafts.turns import TurnPhase
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.seats import Seat, Viewer, left_of, right_of
from entaku.messages import Language, say
from entaku.oracle.pool import Note, Removed

Stage = Literal["draft", "exchange", "over"]


class PlayerView(Struct, frozen=True, gc=False):
    """What everybody sees of one player.

    pile       how many cards they have drafted, face up ones included
    face_up    the cards that lie face up
    shown      cards revealed while something about them is being chosen
    packs      how many cards each pack queued here holds, the one in hand first
    removed    how many cards they removed from the draft; `removed_face_up` are those that may be seen
    picked     how many cards they drafted in this round
    skips      how many packs they must pass without drafting
    sits_out   whether they can't draft for the rest of the round
    blind      whether they can't look at packs and draft at random
    """

    name: str
    pile: int
    face_up: tuple[DraftCard, ...]
    shown: tuple[DraftCard, ...]
    notes: tuple[Note, ...]
    packs: tuple[int, ...]
    removed: int
    removed_face_up: tuple[Removed, ...]
    picked: int
    skips: int
    sits_out: bool
    blind: bool


class TurnedOn(Struct, frozen=True, gc=False):
    """An effect that is turned on: the face-up card, and the pack it waits for, 0 for the next pick."""

    card: int
    pack: int = 0


class OwnView(Struct, frozen=True, gc=False):
    """What only the player sees: the pack in hand (empty for one who can't look), the pile, what they were shown."""

    seat: Seat
    left: Seat
    right: Seat
    pack: tuple[DraftCard, ...]
    drawn: int
    due: int
    pool: tuple[DraftCard, ...]
    removed: tuple[Removed, ...]
    looks: tuple[Look, ...]
    on: tuple[TurnedOn, ...]


class ExchangeView(Struct, frozen=True):
    """An exchange that is going on: whose it is, who has yet to say what they offer, and the cards on the table.

    `shown` is the card that was revealed for it, `offers` are those made for it, once everybody has said.
    """

    seat: Seat
    waiting: tuple[Seat, ...]
    shown: DraftCard | None = None
    offers: tuple[Offer, ...] = ()


class DraftView(Struct, frozen=True):
    """A draft as one viewer sees it.

    `own` is None for those who sit nowhere; `all` is filled only for a viewer who may see everything.  Phase and
    round count from 1.  `to` is the direction in which packs are passed.  `log` is what everybody knows has happened,
    single picks and passes aside.  `part` is what only some phases have; `parts` are every seat's, for a
    viewer who may see everything.
    """

    format: str
    stage: Stage
    phase: int
    phases: int
    round: int
    rounds: int
    to: Direction
    players: tuple[PlayerView, ...]
    own: OwnView | None
    exchange: ExchangeView | None
    log: tuple[DraftEvent, ...]
    all: tuple[OwnView, ...] = ()
    packs: tuple[tuple[Pack, ...], ...] = ()
    part: PhasedPart | UnsetType = UNSET
    parts: tuple[PhasedPart, ...] | UnsetType = UNSET

    def __repr__(self) -> str:
        return in_short(self)

    def __str__(self) -> str:
        return table(self)


def view(draft: Draft, viewer: Viewer) -> DraftView:
    """The draft as the viewer may see it."""
    phase = draft.phase
    rounds, direction = _rounds(draft)
    seats = range(len(draft.drafters))
    return DraftView(
        draft.setup.format,
        "over" if draft.is_over else "draft" if draft.exchange is None else "exchange",
        draft.phase_number + 1,
        len(draft.setup.plans),
        phase.round + 1,
        rounds,
        direction,
        _players(draft),
        _own(draft, viewer) if isinstance(viewer, int) else None,
        _exchange(draft, draft.exchange) if draft.exchange is not None else None,
        tuple(draft.history),  # type: ignore[arg-type]  # what happened in a draft are its events
        tuple([_own(draft, seat) for seat in seats]) if viewer == "open" else (),
        tuple([tuple(place.queue) for place in phase.places]) if viewer == "open" else (),
        phased_view(draft, viewer),
        _parts(draft) if viewer == "open" else UNSET,
    )


def _parts(draft: Draft) -> tuple[PhasedPart, ...] | UnsetType:
    """What each seat sees of a phase that has a part of its own."""
    parts = tuple([part for seat in range(len(draft.drafters)) if (part := phased_view(draft, seat)) is not UNSET])
    return parts or UNSET


def _rounds(draft: Draft) -> tuple[int, Direction]:
    """How many rounds the phase has, and the direction of the one being drafted."""
    phase = draft.phase
    if isinstance(phase, SolomonPhase):
        to_come = max(len(packs) for packs in phase.packs)
        return phase.round + 1 + to_come, "left" if phase.left else "right"
    if isinstance(phase, WinstonPhase):
        return phase.round + 1, "left"
    if isinstance(phase, TurnPhase):
        return phase.rounds, "left"
    rounds = draft.setup.plans[draft.phase_number].rounds
    return len(rounds), rounds[phase.round].direction


def _players(draft: Draft) -> tuple[PlayerView, ...]:
    """Every player; one of whom nothing has changed is the very same record as before."""
    if not draft.is_seen:
        now = [_player(draft, seat) for seat in range(len(draft.drafters))]
        before = draft.seen or now
        draft.seen = tuple([one if one == other else other for one, other in zip(before, now, strict=True)])
        draft.is_seen = True
    return draft.seen


def _player(draft: Draft, seat: Seat) -> PlayerView:
    drafter = draft.drafters[seat]
    place = draft.phase.places[seat]
    return PlayerView(
        draft.setup.seats[seat],
        len(drafter.pile),
        tuple([face_up.card for face_up in drafter.face_up]) if drafter.face_up else (),
        tuple(drafter.shown),
        tuple(drafter.notes),
        tuple([len(pack.cards) for pack in place.queue]),
        len(drafter.removed),
        tuple([removed for removed in drafter.removed if removed.face_up]) if drafter.removed else (),
        drafter.drafted_this_round,
        place.skips,
        place.sits_out,
        drafter.is_blind if drafter.face_up else False,
    )


def _own(draft: Draft, seat: Seat) -> OwnView:
    drafter = draft.drafters[seat]
    place = draft.phase.places[seat]
    seats = len(draft.drafters)
    return OwnView(
        seat,
        left_of(seat, seats),
        right_of(seat, seats),
        _pack_in_sight(drafter, place.queue, place.drawn),
        place.drawn,
        place.due,
        tuple(drafter.pile),
        tuple(drafter.removed),
        tuple(drafter.looks),
        tuple([TurnedOn(armed.card, armed.pack) for armed in drafter.armed]) if drafter.armed else (),
    )


def _pack_in_sight(drafter: Drafter, queue: list[Pack], drawn: int) -> tuple[DraftCard, ...]:
    """The pack in hand; of one that may not be looked at, the card drawn from it at random."""
    if not queue:
        return ()
    if drafter.face_up and drafter.is_blind:
        return tuple(card for card in queue[0].cards if card.id == drawn)
    return queue[0].cards


def _exchange(draft: Draft, exchange: Exchange) -> ExchangeView | None:
    if not exchange.turns:
        return None
    seat = exchange.turns[0][0]
    waiting = tuple(draft.open[number].seat for number in exchange.waiting)
    shown = next((card.shown() for card in draft.drafters[seat].pile if card.id == exchange.shown), None)
    offers = () if waiting else exchange.offers
    return ExchangeView(seat, waiting, shown, tuple(Offer(other, _offered(draft, other, key)) for other, key in offers))


def _offered(draft: Draft, seat: Seat, key: int) -> DraftCard:
    """The card that somebody offers."""
    return next(card.shown() for card in draft.drafters[seat].pile if card.id == key)


# As text: where the draft is, what each player has, the pack in hand.


Names = Callable[[str], str]
"""A card's name in the reader's language."""


def table(view: DraftView, language: Language = "en", name: Names = str) -> str:
    """The draft as lines of text; `name` says what a card is called."""
    return "\n".join(_lines(view, language, name))


def in_short(view: DraftView) -> str:
    """The view in one line."""
    seat = "" if view.own is None else f" of seat {view.own.seat}"
    piles = " ".join(str(player.pile) for player in view.players)
    if view.stage == "over":
        return f"<DraftView{seat}: {view.format}, over, drafted {piles}>"
    return f"<DraftView{seat}: {view.format}, phase {view.phase}, round {view.round}, drafted {piles}>"


def _lines(view: DraftView, language: Language, name: Names) -> Iterator[str]:
    key = "draft-table-over" if view.stage == "over" else "draft-table-round"
    facts = {"phase": view.phase, "phases": view.phases, "round": view.round, "rounds": view.rounds}
    yield say(key, language, format=view.format, **facts)
    for player in view.players:
        packs = " ".join(str(cards) for cards in player.packs) or "-"
        yield say("draft-table-player", language, player=player.name, count=player.pile, packs=packs)
    between = say("lab-night-semicolon", language)
    for own in (view.own,) if view.own is not None else view.all:
        holder = view.players[own.seat].name
        for part, cards in (("pack", own.pack), ("pool", own.pool)):
            if cards:
                names = between.join(name(card.name) for card in cards)
                yield say(f"draft-table-{part}", language, player=holder, cards=names)
