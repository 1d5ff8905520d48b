"""What an act touches, so that two organisers only stand in each other's way where they meet."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from entaku.tournament import acts

if TYPE_CHECKING:
    from entaku.tournament.night import Entry

EVERYTHING = "everything"
ASIDE = ("vote ", "honour ", "prize ", "penalty ", "link ", "fee ", "stock ", "list ", "card ", "rules ")
"""What no pod, pairing or undo rests on: tables vote, bots pick, judges warn, phones claim, pods agree at any time."""


def touched(act: acts.AnyAct) -> frozenset[str]:
    """The things of a night that an act changes or rests on; pods, pairings and undo rest on everything.

    >>> sorted(touched(acts.LeftGame(3, (7,))))
    ['group 3', 'player 7']
    """
    match act:
        case acts.Registered():
            own = {f"card {act.card}"} if act.card else set()
            return frozenset({f"name {act.name.strip().casefold()}", *own})
        case acts.CardClaimed() | acts.CardLinked() | acts.ClaimRefused():
            return frozenset({f"card {act.card}", f"card of {act.player}"})
        case acts.Renamed() | acts.CheckedIn() | acts.Dropped() | acts.Returned() | acts.PlaceGiven():
            return frozenset({f"player {act.player}"})
        case acts.LeftGame():
            return frozenset({f"group {act.group}", *(f"player {player}" for player in act.players)})
        case (
            acts.GameWon()
            | acts.LivesNoted()
            | acts.TimeRanOut()
            | acts.ResultEntered()
            | acts.MatchReported()
            | acts.TurnNoted()
            | acts.TimeGiven()
        ):
            return frozenset({f"group {act.group}"})
        case acts.DraftedAt():
            return frozenset({f"pod {act.pod}"})
        case acts.TableNamed():
            return frozenset({f"table {act.group}"})
        case acts.SettingsChanged():
            return frozenset({"settings"})
        case acts.ClockStarted() | acts.ClockPaused() | acts.ClockExtended():
            return frozenset({"clock"})
        case acts.CallStarted() | acts.CallPaused() | acts.CallExtended() | acts.CallMoved() | acts.CallEnded():
            return frozenset({"call"})
    return _touched_aside(act)


def _touched_aside(act: acts.AnyAct) -> frozenset[str]:
    """What is done beside the games; see ASIDE."""
    match act:
        case acts.HonourNoted():
            return frozenset({f"honour {act.honour} {act.group} {act.player}"})
        case acts.Voted():
            return frozenset({f"vote {act.honour} {act.group} {act.voter}"})
        case acts.VotesCounted() | acts.VotesClosed():
            return frozenset({f"vote count {act.group}"})
        case acts.FunNamed():
            return frozenset({f"prize of table {act.group}"})
        case acts.PrizePicked() | acts.ExtraGiven():
            return frozenset({f"prize {act.prize}"})
        case (
            acts.PrizesPooled()
            | acts.ExtraPrize()
            | acts.RecoveryUsed()
            | acts.RecoveryReplaced()
            | acts.DeskRenewed()
            | acts.LinkRenewed()
            | acts.RulingGiven()
            | acts.NoticeSent()
        ):
            return frozenset()
    return _touched_beside(act)


def _touched_beside(act: acts.AnyAct) -> frozenset[str]:
    """What is kept at the desk beside the night's course: fees, stock, lists, links; see ASIDE."""
    match act:
        case acts.FeePaid():
            return frozenset({f"fee {act.player}"})
        case acts.StockSet() | acts.StockGiven():
            return frozenset({f"stock {act.item}"})
        case acts.ListHanded():
            return frozenset({f"list {act.player}"})
        case acts.ListsLocked():
            return frozenset({"list lock"})
        case acts.LotsDrawn():
            return frozenset({"places"})
        case acts.BracketDeclared():
            return frozenset({f"bracket {act.player}"})
        case acts.DeskOpened() | acts.DeskClosed():
            return frozenset({f"link {act.role}"})
        case acts.PenaltyGiven(penalty="warning"):
            return frozenset({f"penalty {act.player}"})
        case acts.PenaltyGiven():
            return frozenset({f"penalty {act.player}", f"player {act.player}"})
        case acts.RulesProposed() | acts.RulesWithdrawn():
            return frozenset({f"rules {act.pod}"})
        case acts.RulesProposedToPods():
            return frozenset(f"rules {pod}" for pod in act.pods)
        case acts.RulesAnswered():
            return frozenset(f"rules answer {act.pod} {player}" for player in act.players)
    return frozenset({EVERYTHING})


def in_the_way(act: acts.AnyAct, since: "Sequence[Entry]") -> bool:
    """Whether somebody who enters the act must see these entries first."""
    own = touched(act)
    return any(
        EVERYTHING in theirs or (EVERYTHING in own and any(not one.startswith(ASIDE) for one in theirs)) or theirs & own
        for theirs in (touched(entry.act) for entry in since)
    )
