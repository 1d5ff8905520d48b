"""Honours, votes and prizes as they enter a night, and what they come to.  (CM-17, CM-18, EV-4, EV-8)"""

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import PlayerId
from entaku.tournament.prizes import Prize, picker
from entaku.tournament.rounds import order_of_pod
from entaku.tournament.saying import Said, saying
from entaku.tournament.state import Group, State

SURVIVAL = 2
"""Points for surviving; each vote is one more.  (CM-18)"""


class Award(Struct, frozen=True):
    """An honour and who has it, with the value that won it."""

    honour: str
    players: tuple[PlayerId, ...]
    value: int


class Democratic(Struct, frozen=True):
    """A player's points by the vote of their group."""

    rank: int
    player: PlayerId
    points: int
    survived: bool
    votes: int


@problems.register
def _(act: acts.HonourNoted, state: State) -> list[Said]:
    group = state.group(act.group)
    player = state.player(act.player)
    if act.player not in group.players:
        return [saying("night-not-in-group", name=player.name, group=group.number)]
    if act.confirmed_by == act.player:
        return [saying("night-honour-own-word", name=player.name)]
    return []


@enter.register
def _(act: acts.HonourNoted, state: State) -> None:
    state.group(act.group)
    state.player(act.player)
    if act.confirmed_by is not None:
        state.player(act.confirmed_by)
    _expect_honour(state, act.honour, is_question=False)
    state.noted.append(act)


@problems.register
def _(act: acts.Voted, state: State) -> list[Said]:
    group = state.group(act.group)
    found = []
    if act.voter in group.ballots(act.honour):
        found.append(saying("night-voted-already", name=state.player(act.voter).name))
    if not group.is_over:
        found.append(saying("night-not-over-yet", group=group.number))
    return found


@enter.register
def _(act: acts.Voted, state: State) -> None:
    group = state.group(act.group)
    for player in (act.voter, act.chosen):
        if player not in group.game.order:
            raise Unlawful("night-not-in-group", name=state.player(player).name, group=group.number)
    if act.voter == act.chosen:
        raise Unlawful("night-vote-self", name=state.names[act.voter])
    if act.honour:
        _expect_honour(state, act.honour, is_question=True)
        group.answers.setdefault(act.honour, {})[act.voter] = act.chosen
    else:
        group.votes[act.voter] = act.chosen


@enter.register
def _(act: acts.PrizesPooled, state: State) -> None:
    if not 1 <= act.pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=act.pod)
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
    if any(not group.is_over for group in state.groups.values() if group.pod == pod):
        found.append(saying("night-ranking-open", pod=pod))
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
        return [saying("night-not-in-group", name=name, group=extra.group)]
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


def next_picker(state: State, pod: int) -> PlayerId | None:
    """Whose pick it is in a pod, None when nothing is left to pick.  (EV-4)"""
    if not left_to_pick(state, pod):
        return None
    ranking = [place.player for place in order_of_pod(state, pod)]
    return picker(ranking, state.picks.get(pod, 0), state.settings.pick) if ranking else None


def awards(state: State, group: Group | None = None) -> tuple[Award, ...]:
    """Who has each announced honour, in one group or in the whole night; equal values share it.  (CM-17)"""
    found = []
    for honour in state.settings.honours:
        if honour.measure == "vote":
            found += _answered(state, honour.key, group)
            continue
        values: dict[PlayerId, int] = {}
        for fact in state.noted:
            if fact.honour == honour.key and (group is None or fact.group == group.number):
                values[fact.player] = max(fact.value, values.get(fact.player, fact.value))
        if values:
            top = max(values.values())
            winners = tuple(player for player, value in values.items() if honour.measure == "each" or value == top)
            found.append(Award(honour.key, winners, top))
    return tuple(found)


def democratic(state: State, group: Group) -> tuple[Democratic, ...]:
    """The group's points by survival and votes; a missing vote counts for nobody.  (CM-18)

    Equal points: who survived, then more votes, then who sits later in turn order.
    """
    chosen = list(group.votes.values())
    rows = [
        (SURVIVAL * (player in group.game.alive) + chosen.count(player), player in group.game.alive,
         chosen.count(player), seat, player)
        for seat, player in enumerate(group.game.order)
    ]  # fmt: skip
    rows.sort(reverse=True)
    return tuple(
        Democratic(rank, player, points, survived, votes)
        for rank, (points, survived, votes, _, player) in enumerate(rows, start=1)
    )


def _answered(state: State, honour: str, group: Group | None) -> list[Award]:
    """Whom each table named most often; equal numbers of votes share it."""
    found = []
    for one in state.groups.values() if group is None else (group,):
        chosen = list(one.ballots(honour).values())
        if chosen:
            top = max(map(chosen.count, chosen))
            named = tuple(player for player in one.game.order if chosen.count(player) == top)
            found.append(Award(honour, named, top))
    return found


def missing_votes(group: Group, honour: str = "") -> tuple[PlayerId, ...]:
    """Who has not voted yet: for the most enjoyable player, or on the question of an honour."""
    return tuple(player for player in group.game.order if player not in group.ballots(honour))


def _expect_honour(state: State, key: str, is_question: bool) -> None:
    if not any(honour.key == key and (honour.measure == "vote") == is_question for honour in state.settings.honours):
        raise Unlawful("night-honour-unknown", honour=key)


def _numbers_free(state: State, numbers: list[int]) -> None:
    for number in numbers:
        if number in state.prizes or numbers.count(number) > 1:
            raise Unlawful("night-prize-twice", prize=number)
