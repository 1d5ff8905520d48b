"""What a viewer may see beside packs that go round: piles, packs being split, places."""

from collections.abc import Callable

from msgspec import UNSET, Struct, UnsetType

from entaku.drafts import auction, grid, housman, minesweeper, rochester, sealed, winchester
from entaku.drafts.auction import AuctionPart
from entaku.drafts.grid import GridPart
from entaku.drafts.housman import HousmanPart
from entaku.drafts.minesweeper import MinesweeperPart
from entaku.drafts.rochester import RochesterPart
from entaku.drafts.sealed import SealedPart
from entaku.drafts.solomon import SolomonPhase, packs_to_split, piles_of
from entaku.drafts.sorting import is_sorting
from entaku.drafts.state import Draft, DraftCard
from entaku.drafts.turns import TurnPhase
from entaku.drafts.winchester import WinchesterPart
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.seats import Seat, Viewer


class SortingPart(Struct, frozen=True, tag="sorting"):
    """How many cards lie in each player's Solomon pile, and in the Winston pile."""

    solomon: tuple[int, ...]
    winston: int


class PackToSplit(Struct, frozen=True):
    """A pack that the viewer is splitting."""

    whose: Seat
    cards: tuple[DraftCard, ...]


class SolomonPart(Struct, frozen=True, tag="solomon"):
    """How many packs each player has left; what the viewer splits, and the piles from which they choose."""

    packs: tuple[int, ...]
    to_split: tuple[PackToSplit, ...]
    piles: tuple[tuple[DraftCard, ...], ...]


class WinstonPart(Struct, frozen=True, tag="winston"):
    """Whose turn it is, in which order they come, how many cards lie where.

    `seen` are the cards of the places, as far as the viewer is in turn and has looked at them in this turn.
    """

    in_turn: Seat
    order: tuple[Seat, ...]
    places: tuple[int, ...]
    pile: int
    looked: tuple[int, ...]
    seen: tuple[tuple[DraftCard, ...], ...]


PhasedPart = (
    SortingPart
    | SolomonPart
    | WinstonPart
    | WinchesterPart
    | GridPart
    | RochesterPart
    | HousmanPart
    | MinesweeperPart
    | AuctionPart
    | SealedPart
)

TABLE_PARTS: dict[type[TurnPhase], Callable[[Draft, Viewer], PhasedPart]] = {
    winchester.WinchesterPhase: winchester.part,
    grid.GridPhase: grid.part,
    rochester.RochesterPhase: rochester.part,
    housman.HousmanPhase: housman.part,
    minesweeper.MinesweeperPhase: minesweeper.part,
    auction.AuctionPhase: auction.part,
    sealed.SealedPhase: sealed.part,
}
"""What each phase with cards on the table shows."""


def phased_view(draft: Draft, viewer: Viewer) -> PhasedPart | UnsetType:
    """The part of the view that the phase needs; none for a booster draft."""
    phase = draft.phase
    seat = viewer if isinstance(viewer, int) else -1
    if isinstance(phase, SolomonPhase):
        packs = packs_to_split(draft, seat) if seat >= 0 else {}
        return SolomonPart(
            tuple(len(left) for left in phase.packs),
            tuple(PackToSplit(whose, cards) for whose, cards in packs.items()),
            piles_of(phase, seat),
        )
    if isinstance(phase, WinstonPhase):
        return WinstonPart(
            phase.in_turn,
            phase.order,
            tuple(len(cards) for cards in phase.spots),
            len(draft.winston),
            tuple(spot + 1 for spot in phase.looked),
            tuple(phase.in_sight(spot) if seat == phase.in_turn else () for spot in range(phase.top)),
        )
    if isinstance(phase, TurnPhase):
        return TABLE_PARTS[type(phase)](draft, viewer)
    if is_sorting(draft):
        return SortingPart(tuple(len(pile) for pile in draft.solomon) or (0,) * len(draft.drafters), len(draft.winston))
    return UNSET
