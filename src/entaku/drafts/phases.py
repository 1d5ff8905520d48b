"""The phases a draft can have.

A phase is a module with these functions, a plan in `setup` that says how it is drafted, and a state of its own that
lies in `Draft.phase` while it is drafted.  It drafts cards through `picking.draft_card` and says what "booster pack",
"pick" and "draft round" mean in it; piles, notes and looks are the draft's and go on from phase to phase.
"""

from collections.abc import Iterator
from typing import Protocol

from entaku.drafts import (
    auction,
    booster,
    grid,
    housman,
    minesweeper,
    rochester,
    sealed,
    solomon,
    winchester,
    winston,
)
from entaku.drafts.acts import Act
from entaku.drafts.setup import BoosterPlan, Plan, SolomonPlan, SortingPlan, WinstonPlan
from entaku.drafts.state import Draft
from entaku.drafts.table_plans import (
    AuctionPlan,
    GridPlan,
    HousmanPlan,
    MinesweeperPlan,
    RochesterPlan,
    RotisseriePlan,
    SealedPlan,
    TeamSealedPlan,
    WinchesterPlan,
)
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, InsteadOfDrafting


class Phase(Protocol):
    """What a phase can do."""

    def begin(self, draft: Draft, events: list[Event]) -> None:
        """Lay the phase out, from the plan of `draft.phase_number`."""

    def settle(self, draft: Draft, events: list[Event]) -> bool:
        """Let everything happen that waits for nobody; whether the phase is over."""

    def answer(self, draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
        """Apply the answer to one of the phase's decisions."""

    def may_turn_on(self, draft: Draft, seat: Seat, use: AsYouDraft | InsteadOfDrafting) -> bool:
        """Whether an effect can do anything at the pick that the player is to make now."""

    def looks(self, draft: Draft, seat: Seat, card: int) -> Iterator[Act]:
        """The packs that a player may look at with a card."""

    def look(self, draft: Draft, events: list[Event], seat: Seat, act: Act) -> None:
        """Look at one of them."""


PHASES: dict[type[Plan], Phase] = {
    BoosterPlan: booster,
    SortingPlan: booster,
    SolomonPlan: solomon,
    WinstonPlan: winston,
    WinchesterPlan: winchester,
    GridPlan: grid,
    RochesterPlan: rochester,
    RotisseriePlan: rochester,
    HousmanPlan: housman,
    MinesweeperPlan: minesweeper,
    AuctionPlan: auction,
    SealedPlan: sealed,
    TeamSealedPlan: sealed,
}


def phase_of(draft: Draft) -> Phase:
    """The rules of the phase that is being drafted."""
    return PHASES[type(draft.setup.plans[draft.phase_number])]
