"""A prize at each table for whoever made its game the most fun, whom the table votes for or names.

The votes are those for the most enjoyable player (CM-18), whether or not they make democratic points.
"""

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.state import Group, State
from entaku.tournament.table_awards import missing_votes, most_voted, votes_for


class TablePrize(Struct, frozen=True):
    """The prize of a group's table: who has it, None as long as it isn't said.

    `level` are those whom the votes name alike, once all are in: the table has to say which of them.
    """

    group: int
    player: PlayerId | None
    votes: int = 0
    level: tuple[PlayerId, ...] = ()


@problems.register
def _(act: acts.FunNamed, state: State) -> list[Said]:
    """What the votes say counts, unless somebody means otherwise."""
    group = state.group(act.group)
    if not group.is_over:
        return [saying("night-not-over-yet", table=group.table)]
    voted = _voted(group)
    if voted and act.player not in voted:
        return [saying("night-fun-voted", table=group.table, names=", ".join(state.names[one] for one in voted))]
    return []


@enter.register
def _(act: acts.FunNamed, state: State) -> None:
    group = state.group(act.group)
    if not state.settings.fun:
        raise Unlawful("night-fun-off")
    if act.player not in group.game.order:
        raise Unlawful("night-not-in-group", name=state.player(act.player).name, table=group.table)
    group.fun = act.player


def table_prize(state: State, group: Group) -> TablePrize | None:
    """What has become of the prize of a table whose game is over; None where there is none."""
    if not state.settings.fun or not group.is_over or len(group.game.order) < 2 or group.match is not None:
        return None
    voted, votes = _voted(group), votes_for(group)
    player = group.fun if group.fun is not None else voted[0] if len(voted) == 1 else None
    level = voted if player is None else ()
    return TablePrize(group.number, player, 0 if player is None else votes.get(player, 0), level)


def table_prizes(state: State) -> tuple[TablePrize, ...]:
    """The prizes of all tables whose games are over."""
    found = [table_prize(state, group) for group in state.groups.values()]
    return tuple(one for one in found if one is not None)


def _voted(group: Group) -> tuple[PlayerId, ...]:
    """Whom most of a table named, once nobody's vote is waited for."""
    return () if missing_votes(group) else most_voted(group)
