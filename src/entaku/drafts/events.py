"""What happens in a draft, each thing said once.  `told` says how much of it a viewer may know.

An event that a viewer may know in part is told without its card.  Cards that are shown but lie face down afterwards
are told without their ids, so that nobody can follow them.
"""

from collections.abc import Callable, Mapping
from typing import Any  # Any: each kind of event has its own way of being told in part

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from entaku.drafts.state import DraftCard
from entaku.drafts.table_events import Claimed, Released, TableEvent
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event
from entaku.oracle.pool import Note


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A draft round began: each player opened a booster; packs are passed to the left or not."""

    phase: int
    round: int
    left: bool


class Drafted(Event, frozen=True, tag="drafted"):
    """A player drafted a card.  `taken` is the id it had in the pack; both are known to its drafter alone.

    `by` is the phase and the act by which it came, where that isn't simply a pick from a booster that goes round.
    """

    seat: Seat
    card: DraftCard | None
    taken: int = 0
    pack: int = 0
    at_random: bool = False
    by: str | UnsetType = UNSET


class Passed(Event, frozen=True, tag="passed"):
    """A player passed a pack on."""

    seat: Seat
    to: Seat
    pack: int
    cards: int


class DraftedFaceUp(Event, frozen=True, tag="drafted-face-up"):
    """A drafted card lies face up before its player.  (CR 905.2c)"""

    seat: Seat
    card: DraftCard


class Revealed(Event, frozen=True, tag="revealed"):
    """A drafted card was shown to all, because of a card named `by`."""

    seat: Seat
    card: DraftCard
    by: str


class Noted(Event, frozen=True, tag="noted"):
    """Something was noted for a player.  (CR 905.2b)"""

    seat: Seat
    note: Note


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """A face-up card was turned face down."""

    seat: Seat
    card: DraftCard


class RemovedFromDraft(Event, frozen=True, tag="removed"):
    """A player removed the card they drafted, with a card named `by`."""

    seat: Seat
    by: str
    card: DraftCard | None
    face_up: bool = False


class CardsAdded(Event, frozen=True, tag="cards-added"):
    """So many cards came into a player's pool from outside the draft, because they drafted a card named `by`."""

    seat: Seat
    by: str
    cards: tuple[DraftCard, ...]
    count: int


class LeftDraft(Event, frozen=True, tag="left-draft"):
    """A card went out of the draft as its player drafted it."""

    seat: Seat
    card: DraftCard | None


class PutIntoPack(Event, frozen=True, tag="put-into-pack"):
    """A face-up card was put into a booster pack."""

    seat: Seat
    card: DraftCard
    pack: int


class Looked(Event, frozen=True, tag="looked"):
    """A player looked at cards because of a card named `by`; at a pack that went by if `by` is "".

    `whose` is who drafted the card, or who has the pack or will open it.
    """

    seat: Seat
    by: str
    whose: Seat
    cards: tuple[DraftCard, ...]
    round: int = 0


class SkippedPack(Event, frozen=True, tag="skipped-pack"):
    """A player passed a pack without drafting from it."""

    seat: Seat
    pack: int


class Burnt(Event, frozen=True, tag="burnt"):
    """A player put cards of a pack away, face down; nobody gets them."""

    seat: Seat
    cards: tuple[DraftCard, ...]
    count: int
    pack: int


class SatOut(Event, frozen=True, tag="sat-out"):
    """A player can't draft for the rest of the draft round."""

    seat: Seat


class BoosterAdded(Event, frozen=True, tag="booster-added"):
    """A player added a booster pack to the draft."""

    seat: Seat
    by: str
    pack: int
    cards: int


class PlayerWatched(Event, frozen=True, tag="player-watched"):
    """A player will look at the next card that another drafts."""

    seat: Seat
    by: str
    whose: Seat


class LeftOver(Event, frozen=True, tag="left-over"):
    """Nobody could draft any more in the round: so many cards stayed in the packs."""

    cards: int


class DraftEnded(Event, frozen=True, tag="draft-ended"):
    """The last card was drafted; all cards are face down now."""


class ExchangeBegan(Event, frozen=True, tag="exchange-began"):
    """A player revealed a card of their pool for an exchange."""

    seat: Seat
    card: DraftCard


class Offer(Struct, frozen=True):
    """A card that a player offers."""

    seat: Seat
    card: DraftCard


class OffersShown(Event, frozen=True, tag="offers-shown"):
    """All offers were revealed at once."""

    seat: Seat
    offers: tuple[Offer, ...]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """Two players exchanged a card."""

    seat: Seat
    other: Seat
    gave: DraftCard
    got: DraftCard


class ExchangeDeclined(Event, frozen=True, tag="exchange-declined"):
    """A player offered no exchange, or accepted no offer."""

    seat: Seat


class Sorted(Event, frozen=True, tag="sorted"):
    """A player sent cards of their booster to their Solomon pile."""

    seat: Seat
    cards: tuple[DraftCard, ...]
    count: int


class SentToPile(Event, frozen=True, tag="sent-to-pile"):
    """A player sent what was left of their booster to the Winston pile."""

    seat: Seat
    cards: tuple[DraftCard, ...]
    count: int


class PackSplit(Event, frozen=True, tag="pack-split"):
    """A player split another's pack into two piles of so many cards."""

    seat: Seat
    whose: Seat
    counts: tuple[int, int]


class PileChosen(Event, frozen=True, tag="pile-chosen"):
    """A player chose one of the two piles, 1 or 2, or drafts both."""

    seat: Seat
    pile: int
    both: bool = False


class PlaceDeclined(Event, frozen=True, tag="place-declined"):
    """A player looked at a place, counted from 1, and did not take it."""

    seat: Seat
    place: int


class PlaceTaken(Event, frozen=True, tag="place-taken"):
    """A player took the cards of a place, counted from 1, or the top card of the pile."""

    seat: Seat
    place: int
    cards: int
    top: bool = False


class PoolsFinal(Event, frozen=True, tag="pools-final"):
    """Everything that may be done after the draft is done: the piles are card pools now.  (CR 905.1d)"""


DraftEvent = (
    RoundBegan
    | Drafted
    | Passed
    | DraftedFaceUp
    | Revealed
    | Noted
    | TurnedDown
    | RemovedFromDraft
    | CardsAdded
    | LeftDraft
    | PutIntoPack
    | Looked
    | SkippedPack
    | Burnt
    | SatOut
    | BoosterAdded
    | PlayerWatched
    | LeftOver
    | DraftEnded
    | ExchangeBegan
    | OffersShown
    | Exchanged
    | ExchangeDeclined
    | PoolsFinal
    | Sorted
    | SentToPile
    | PackSplit
    | PileChosen
    | PlaceDeclined
    | PlaceTaken
    | TableEvent
)


def _drafted(event: Drafted, viewer: Viewer) -> Drafted:
    return event if event.seat == viewer else Drafted(event.seat, None, 0, event.pack, event.at_random)


def _removed(event: RemovedFromDraft, viewer: Viewer) -> RemovedFromDraft:
    return event if event.seat == viewer or event.face_up else replace(event, card=None)


def _added(event: CardsAdded, viewer: Viewer) -> CardsAdded:
    return event if event.seat == viewer else replace(event, by="", cards=())


def _left(event: LeftDraft, viewer: Viewer) -> LeftDraft:
    return event if event.seat == viewer else replace(event, card=None)


def _of_team(event: Claimed | Released, viewer: Viewer) -> Claimed | Released | None:
    return event if viewer in event.team else None


def _without_cards(event: Burnt | Sorted | SentToPile, viewer: Viewer) -> Burnt | Sorted | SentToPile:
    return event if event.seat == viewer else replace(event, cards=())


def _looked(event: Looked, viewer: Viewer) -> Looked | None:
    if event.seat == viewer:
        return event
    return replace(event, cards=()) if event.by else None


PARTLY_KNOWN: Mapping[type[Event], Callable[[Any, Viewer], Event | None]] = {
    Drafted: _drafted,
    RemovedFromDraft: _removed,
    CardsAdded: _added,
    LeftDraft: _left,
    Claimed: _of_team,
    Released: _of_team,
    Burnt: _without_cards,
    Sorted: _without_cards,
    SentToPile: _without_cards,
    Looked: _looked,
}
"""Events of which not everybody may know everything, each with what a viewer may know of it."""


def told(event: Event, viewer: Viewer) -> Event | None:
    """The event as the viewer may know it; None for a look at a pack going by that isn't theirs.  (CR 905.1c)"""
    known = PARTLY_KNOWN.get(type(event))
    return event if known is None or viewer == "open" else known(event, viewer)
