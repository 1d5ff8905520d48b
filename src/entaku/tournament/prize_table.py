"""Prizes as they enter a night, and whose pick it is.  (EV-4, EV-8)"""

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import PlayerId
from entaku.tournament.prize_order import WHOLE_NIGHT, awaits_votes, groups_of_prizes, prize_order
from entaku.tournament.prizes import Prize, picker
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State


@enter.register
def _(act: acts.PrizesPooled, state: State) -> None:
    _expect_pod(state, act.pod)
    _numbers_free(state, [prize.number for prize in act.prizes])
    state.prizes |= {prize.number: prize for prize in act.prizes}
    state.pool_of.setdefault(act.pod, []).extend(prize.number for prize in act.prizes if prize.is_pooled)
    state.taken |= {
        prize.number: prize.drafter for prize in act.prizes if not prize.is_pooled and prize.drafter is not None
    }


@problems.register
def _(act: acts.PrizePicked, state: State) -> list[Said]:
    pod = pod_of_prize(state, act.prize)
    found = []
    if any(not group.is_over for group in groups_of_prizes(state, pod)):
        found.append(saying("night-ranking-open", pod=pod))
    waiting = awaits_votes(state, pod)
    if waiting:
        found.append(saying("night-votes-open", tables=", ".join(str(state.group(number).table) for number in waiting)))
    turn = next_picker(state, pod)
    if turn is not None and turn != act.player:
        found.append(saying("night-not-your-pick", name=state.player(act.player).name, other=state.names[turn]))
    return found


@enter.register
def _(act: acts.PrizePicked, state: State) -> None:
    pod = pod_of_prize(state, act.prize)
    state.player(act.player)
    if act.prize in state.taken:
        taker = state.names[state.taken[act.prize]]
        raise Unlawful("night-prize-taken", prize=state.prizes[act.prize].name, name=taker)
    state.taken[act.prize] = act.player
    state.picks[pod] = state.picks.get(pod, 0) + 1


@enter.register
def _(act: acts.ExtraPrize, state: State) -> None:
    state.group(act.group)
    _numbers_free(state, [act.prize.number])
    state.prizes[act.prize.number] = act.prize
    state.extras[act.prize.number] = act


@problems.register
def _(act: acts.ExtraGiven, state: State) -> list[Said]:
    extra = state.extras.get(act.prize)
    name = state.player(act.player).name
    if extra is not None and act.player not in state.group(extra.group).players:
        return [saying("night-not-in-group", name=name, table=state.group(extra.group).table)]
    return []


@enter.register
def _(act: acts.ExtraGiven, state: State) -> None:
    if act.prize not in state.extras:
        raise Unlawful("night-prize-unknown", prize=act.prize)
    if act.prize in state.taken:
        taker = state.names[state.taken[act.prize]]
        raise Unlawful("night-prize-taken", prize=state.prizes[act.prize].name, name=taker)
    state.taken[act.prize] = act.player


def pod_of_prize(state: State, prize: int) -> int:
    """The pod whose pool a prize is in.  Raises Unlawful if it is in none."""
    for pod, pool in state.pool_of.items():
        if prize in pool:
            return pod
    raise Unlawful("night-prize-unknown", prize=prize)


def left_to_pick(state: State, pod: int) -> tuple[Prize, ...]:
    """The prizes of a pod's pool that nobody has taken."""
    return tuple(state.prizes[number] for number in state.pool_of.get(pod, ()) if number not in state.taken)


def pickers(state: State, pod: int) -> tuple[PlayerId, ...]:
    """Who picks from a pool, the first first: of a pod, or of the whole night by points."""
    return tuple(line.player for line in prize_order(state, pod))


def next_picker(state: State, pod: int) -> PlayerId | None:
    """Whose pick it is in a pod, None when nothing is left to pick.  (EV-4)"""
    if not left_to_pick(state, pod):
        return None
    ranking = pickers(state, pod)
    return picker(ranking, state.picks.get(pod, 0), state.settings.pick) if ranking else None


def _expect_pod(state: State, pod: int) -> None:
    if not (pod == WHOLE_NIGHT if not state.settings.in_pods else 1 <= pod <= len(state.pods)):
        raise Unlawful("night-pod-unknown", pod=pod)


def _numbers_free(state: State, numbers: list[int]) -> None:
    for number in numbers:
        if number in state.prizes or numbers.count(number) > 1:
            raise Unlawful("night-prize-twice", prize=number)
