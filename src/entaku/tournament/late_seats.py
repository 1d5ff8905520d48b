"""A place in a round that is being played, for who comes once it is published.  (EV-1, EV-6)"""

from typing import Literal

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts, knockout
from entaku.tournament.applying import LARGEST_GROUP, LARGEST_POD, MATCH_SIZES, enter, problems
from entaku.tournament.finishing import PlayerId, survivors_of
from entaku.tournament.pods import MOST_IN_A_GROUP_GAME
from entaku.tournament.rounds import cut
from entaku.tournament.said import Said, saying
from entaku.tournament.state import Group, State

Place = Literal["seat", "extra", "none"]
"""What a group has for somebody more: a seat as the rules have it, one beyond them, or none at all."""


def place_in(state: State, group: Group) -> Place:
    """What a group has for somebody more.

    A seat: fewer play than a group may have, and nobody has left yet.  None: the game is over or of an earlier round,
    a match of two, or it is played at a table of this system, where nobody can join.
    """
    if group.round != state.round or group.is_over or group.room or group.half in MATCH_SIZES:
        return "none"
    return "seat" if len(group.game.order) < _largest(state) and not group.game.left else "extra"


def waiting(state: State) -> tuple[PlayerId, ...]:
    """Who is here and has no game: in this round, where everybody plays in each; else in the whole night."""
    if not state.groups:
        return ()
    everybody_plays = state.settings.is_open and not knockout.groups(state)
    groups = state.groups_in(state.round) if everybody_plays else list(state.groups.values())
    seated = {player for group in groups for player in group.game.order}
    seated |= {player for number, player in state.byes if number == state.round}
    return tuple(player for player in state.playing() if player not in seated)


@problems.register
def _(act: acts.SeatGiven, state: State) -> list[Said]:
    group, name = state.group(act.group), state.player(act.player).name
    found = []
    size = len(group.game.order) + 1
    if size > _largest(state):
        found.append(saying("night-group-size", table=group.table, size=size))
    if group.game.left:
        found.append(saying("night-seat-begun", name=name, table=group.table))
    if group.half in ("winners", "losers") and group.pod is not None:
        wanted = cut(state, group.pod)[0 if group.half == "winners" else 1]
        if act.player not in wanted:
            found.append(saying(f"night-wrong-half-{group.half}", names=name))
    pod = _pod_of(state, act.player)
    if group.pod is not None and pod is not None and pod != group.pod:
        found.append(saying("night-other-pod", names=name, pod=group.pod))
    if group.pod is not None and pod is None and len(state.pods[group.pod - 1]) >= LARGEST_POD:
        size = len(state.pods[group.pod - 1]) + 1
        found.append(saying("night-pod-size", pod=group.pod, size=size, most=LARGEST_POD))
    return found


@enter.register
def _(act: acts.SeatGiven, state: State) -> None:
    """The player takes the last seat of the group, and of its pod; as many survive as its groups' sizes now say."""
    group, player = state.group(act.group), state.player(act.player)
    if player.dropped:
        raise Unlawful("night-seat-dropped", name=player.name)
    if group.round != state.round:
        raise Unlawful("night-seat-earlier", table=group.table, round=state.round)
    if group.is_over:
        raise Unlawful("night-group-over", table=group.table)
    if group.half in MATCH_SIZES:
        raise Unlawful("night-match-full", table=group.table)
    if group.room:
        raise Unlawful("night-seat-at-table", table=group.table, room=group.room)
    taken = next((one for one in state.groups_in(state.round) if act.player in one.game.order), None)
    if taken is not None:
        raise Unlawful("night-seat-taken-already", name=player.name, table=taken.table)
    for other in state.groups_in(state.round):
        absent = tuple(one for one in other.game.absent if one != act.player)
        other.game = replace(other.game, absent=absent)
    group.game = replace(group.game, order=(*group.game.order, act.player))
    state.sat[act.player] = [*(one for one in state.sat.get(act.player, ()) if one is not group), group]
    state.byes = [bye for bye in state.byes if bye != (state.round, act.player)]
    player.here = True
    if group.pod is not None:
        if _pod_of(state, act.player) is None:
            state.pods[group.pod - 1] = (*state.pods[group.pod - 1], act.player)
        _survivors_anew(state, group.pod)


def _survivors_anew(state: State, pod: int) -> None:
    """How many stay follows from the sizes of the pod's groups, as long as none of them is decided.  (EV-6)"""
    groups = state.groups_in(1, pod)
    if state.round > 1 or any(group.is_over for group in groups):
        return
    agreed = survivors_of(tuple(len(group.game.order) for group in groups), state.settings.survivors)
    for group, stay in zip(groups, agreed, strict=True):
        group.survivors = min(stay, max(1, len(group.game.order) - 1))


def _largest(state: State) -> int:
    return MOST_IN_A_GROUP_GAME if state.settings.structure == "group-game" else LARGEST_GROUP


def _pod_of(state: State, player: PlayerId) -> int | None:
    return next((number for number, pod in state.pods_numbered() if player in pod), None)
