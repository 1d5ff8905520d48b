"""Who may enter what: organisers anything, players what concerns themselves."""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.night import Night
from entaku.tournament.prize_table import next_picker, pod_of_prize
from entaku.tournament.prizes import Prize
from entaku.tournament.stage import stage


def completed(act: acts.AnyAct, night: Night, now: float) -> acts.AnyAct:
    """The act with what only the server knows: free numbers for players and prizes, and the time."""
    match act:
        case acts.Registered(player=0):
            return replace(act, player=night.next_player)
        case acts.TableNamed():
            return replace(act, room="".join(act.room.split()).upper()[:12])
        case acts.ClockStarted() | acts.ClockPaused():
            return replace(act, at=now)
        case acts.PrizesPooled():
            first = _next_prize(night)
            numbered = (replace(prize, number=first + place) for place, prize in enumerate(act.prizes))
            return replace(act, prizes=tuple(numbered))
        case acts.ExtraPrize():
            return replace(act, prize=replace(act.prize, number=_next_prize(night)))
    return act


def expect_own(night: Night, player: int, act: acts.AnyAct) -> None:
    """Raises Unlawful for what this player may not enter."""
    state = night.state
    group = state.group_of(player)
    match act:
        case acts.CheckedIn() | acts.Renamed():
            allowed = act.player == player and stage(state) in ("register", "pods", "pair") and not state.round
        case acts.Dropped():
            allowed = act.player == player
        case acts.Voted():
            allowed = act.voter == player
        case acts.HonourNoted():
            allowed = act.confirmed_by == player != act.player and group is not None and act.group == group.number
        case acts.PrizePicked():
            allowed = act.player == player == next_picker(state, pod_of_prize(state, act.prize))
        case acts.LeftGame() | acts.GameWon() | acts.LivesNoted() | acts.TimeRanOut() | acts.TurnNoted():
            allowed = state.settings.reports and group is not None and act.group == group.number
        case _:
            allowed = False
    if not allowed:
        raise Unlawful("night-organisers-only")


def _next_prize(night: Night) -> int:
    """A prize number that no entry has used."""
    used: list[Prize] = []
    for entry in night.log:
        if isinstance(entry.act, acts.PrizesPooled):
            used += entry.act.prizes
        elif isinstance(entry.act, acts.ExtraPrize):
            used.append(entry.act.prize)
    return 1 + max((prize.number for prize in used), default=0)
