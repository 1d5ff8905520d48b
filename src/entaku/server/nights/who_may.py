"""Who may enter what: organisers anything, players what concerns themselves."""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.server.codes import code_in
from entaku.tournament import acts
from entaku.tournament.night import Night
from entaku.tournament.prize_table import next_picker, pod_of_prize
from entaku.tournament.prizes import Prize
from entaku.tournament.stage import stage
from entaku.tournament.state import Group, State


def completed(act: acts.AnyAct, night: Night, now: float) -> acts.AnyAct:
    """The act with what only the server knows: free numbers for players, proposals and prizes, and the time."""
    match act:
        case acts.Registered(player=0):
            return replace(act, player=night.next_player)
        case acts.RulesProposed() | acts.RulesProposedToPods():
            return replace(act, proposal=night.next_proposal)
        case acts.LotsDrawn(seed=""):
            return replace(act, seed=f"{Stream(night.seed, 'night', 'places', night.version).below(1 << 32):08x}")
        case acts.StockSet(item=0):
            return replace(act, item=night.version + 1)
        case acts.DeskOpened() | acts.DeskRenewed() | acts.LinkRenewed() | acts.RecoveryUsed():
            return replace(act, key=night.version + 1)
        case acts.TableNamed():
            return replace(act, room=code_in(act.room)[:12])
        case (
            acts.ClockStarted()
            | acts.ClockPaused()
            | acts.CallStarted()
            | acts.CallPaused()
            | acts.CallExtended()
            | acts.CallMoved()
        ):
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
        case acts.CheckedIn(here=True):
            allowed = act.player == player and _may_check_in(state, player)
        case acts.CheckedIn() | acts.Renamed() | acts.BracketDeclared():
            allowed = act.player == player and _is_before_round_1(state, act)
        case acts.Dropped() | acts.ListHanded():
            allowed = act.player == player
        case acts.Voted():
            allowed = act.voter == player
        case acts.HonourNoted():
            allowed = act.confirmed_by == player != act.player and group is not None and act.group == group.number
        case acts.PrizePicked():
            allowed = act.player == player == next_picker(state, pod_of_prize(state, act.prize))
        case acts.RulesAnswered() | acts.RulesProposed() | acts.RulesWithdrawn():
            allowed = _is_own_word(state, player, act)
        case acts.FunNamed():
            sat = state.groups.get(act.group)
            allowed = state.settings.reports and sat is not None and player in sat.game.order and sat.fun is None
        case _:
            allowed = state.settings.reports and group is not None and _is_own_result(group, act)
    if not allowed:
        raise Unlawful("night-organisers-only")


def _is_own_result(group: Group, act: acts.AnyAct) -> bool:
    """Whether this is what a player of the group may say of its game, where players enter results."""
    match act:
        case acts.MatchReported():
            return act.group == group.number and not act.correction
        case acts.ResultEntered():
            keeps_order = act.order in ((), group.game.order)
            return act.group == group.number and not group.is_over and not act.correction and keeps_order
        case acts.LeftGame() | acts.GameWon() | acts.LivesNoted() | acts.TimeRanOut() | acts.TurnNoted():
            return act.group == group.number
    return False


def _may_check_in(state: State, player: int) -> bool:
    """As long as there is a night to come to.  Raises Unlawful for who waits for a place."""
    if state.players[player].waits:
        raise Unlawful("night-place-not-yet")
    return stage(state) != "over"


def _is_before_round_1(state: State, act: acts.CheckedIn | acts.Renamed | acts.BracketDeclared) -> bool:
    """Whether players may still say who they are, and with what deck they come, if that is asked."""
    is_asked = state.settings.brackets or not isinstance(act, acts.BracketDeclared)
    return is_asked and stage(state) in ("register", "pods", "draft", "pair") and not state.round


def _is_own_word(state: State, player: int, act: acts.RulesAnswered | acts.RulesProposed | acts.RulesWithdrawn) -> bool:
    """Players answer for themselves; where they enter results, they also propose rules, and withdraw their own."""
    match act:
        case acts.RulesAnswered():
            return act.players == (player,)
        case acts.RulesProposed():
            return state.settings.reports and act.by == player
        case acts.RulesWithdrawn():
            proposed = state.agreements.get(act.pod)
            return proposed is not None and proposed.by == player


def _next_prize(night: Night) -> int:
    """A prize number that no entry has used."""
    used: list[Prize] = []
    for entry in night.log:
        if isinstance(entry.act, acts.PrizesPooled):
            used += entry.act.prizes
        elif isinstance(entry.act, acts.ExtraPrize):
            used.append(entry.act.prize)
    return 1 + max((prize.number for prize in used), default=0)
