"""Who may do what at the desk: organisers everything, those of the other roles what stands in one table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.acts import Role
from entaku.tournament.applying import enter
from entaku.tournament.state import State

if TYPE_CHECKING:
    from entaku.tournament.night import Night

RESULTS: tuple[type[acts.Act], ...] = (
    acts.LeftGame, acts.GameWon, acts.LivesNoted, acts.TimeRanOut, acts.ResultEntered, acts.MatchReported,
    acts.TurnNoted,
)  # fmt: skip

MAY: Mapping[Role, tuple[type[acts.Act], ...]] = {
    "organiser": get_args(acts.AnyAct),
    "scorekeeper": (
        *RESULTS, acts.CheckedIn, acts.FeePaid, acts.ClockStarted, acts.ClockPaused, acts.ClockExtended,
        acts.CallStarted, acts.CallPaused, acts.CallExtended, acts.CallMoved, acts.VotesCounted,
        acts.FunNamed, acts.VotesClosed, acts.NoticeSent,
    ),
    "judge": (*RESULTS, acts.RulingGiven, acts.PenaltyGiven, acts.TimeGiven, acts.ListsLocked, acts.NoticeSent),
}  # fmt: skip
"""What each role may enter; what it may enter it may also take back, whoever entered it."""

STAFF: tuple[Role, ...] = ("scorekeeper", "judge")
"""The roles that get links of their own; the organisers' link can't be withdrawn."""


@enter.register
def _(act: acts.DeskOpened, state: State) -> None:
    _staff(act.role)
    state.desks[act.role] = act.key


@enter.register
def _(act: acts.DeskClosed, state: State) -> None:
    _staff(act.role)
    if state.desks.pop(act.role, None) is None:
        raise Unlawful("night-desk-not-open")


def _staff(role: Role) -> None:
    if role not in STAFF:
        raise Unlawful("night-desk-always-open")


def may(night: "Night", role: Role, act: acts.AnyAct) -> bool:
    """Whether somebody of a role may enter this; an undo, if they may enter what it takes back."""
    if isinstance(act, acts.Undone) and 1 <= act.entry <= len(night.log):
        return may(night, role, night.log[act.entry - 1].act)
    return isinstance(act, MAY[role])


def expect_may(night: "Night", role: Role, act: acts.AnyAct) -> None:
    """Raises Unlawful, in words for the role, for what it may not enter."""
    if not may(night, role, act):
        raise Unlawful(f"night-{role}-may-not")
