"""What an act touches, so that two organisers only stand in each other's way where they meet."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from entaku.tournament import acts

if TYPE_CHECKING:
    from entaku.tournament.night import Entry

EVERYTHING = "everything"
ASIDE = ("vote ", "honour ", "prize ")
"""What no pod, pairing or undo rests on: tables vote and bots pick whenever they like."""


def touched(act: acts.AnyAct) -> frozenset[str]:
    """The things of a night that an act changes or rests on; pods, pairings and undo rest on everything.

    >>> sorted(touched(acts.LeftGame(3, (7,))))
    ['group 3', 'player 7']
    """
    match act:
        case acts.Registered():
            return frozenset({f"name {act.name.strip().casefold()}"})
        case acts.Renamed() | acts.CheckedIn() | acts.Dropped() | acts.Returned():
            return frozenset({f"player {act.player}"})
        case acts.LeftGame():
            return frozenset({f"group {act.group}", *(f"player {player}" for player in act.players)})
        case acts.GameWon() | acts.LivesNoted() | acts.TimeRanOut() | acts.ResultEntered() | acts.TurnNoted():
            return frozenset({f"group {act.group}"})
        case acts.DraftedAt():
            return frozenset({f"pod {act.pod}"})
        case acts.TableNamed():
            return frozenset({f"table {act.group}"})
        case acts.SettingsChanged():
            return frozenset({"settings"})
        case acts.ClockStarted() | acts.ClockPaused() | acts.ClockExtended():
            return frozenset({"clock"})
        case acts.HonourNoted():
            return frozenset({f"honour {act.honour} {act.group} {act.player}"})
        case acts.Voted():
            return frozenset({f"vote {act.honour} {act.group} {act.voter}"})
        case acts.PrizesPooled() | acts.ExtraPrize():
            return frozenset()
        case acts.PrizePicked() | acts.ExtraGiven():
            return frozenset({f"prize {act.prize}"})
    return frozenset({EVERYTHING})


def in_the_way(act: acts.AnyAct, since: "Sequence[Entry]") -> bool:
    """Whether somebody who enters the act must see these entries first."""
    own = touched(act)
    return any(
        EVERYTHING in theirs or (EVERYTHING in own and any(not one.startswith(ASIDE) for one in theirs)) or theirs & own
        for theirs in (touched(entry.act) for entry in since)
    )
