"""Honours and votes as they enter a night, and what they come to.  (CM-17, CM-18)"""

from collections.abc import Collection

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import PlayerId
from entaku.tournament.said import Said, saying
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
        return [saying("night-not-in-group", name=player.name, table=group.table)]
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
        found.append(saying("night-not-over-yet", table=group.table))
    return found


@enter.register
def _(act: acts.Voted, state: State) -> None:
    group = state.group(act.group)
    for player in (act.voter, act.chosen):
        if player not in group.game.order:
            raise Unlawful("night-not-in-group", name=state.player(player).name, table=group.table)
    if act.voter == act.chosen:
        raise Unlawful("night-vote-self", name=state.names[act.voter])
    if group.closed or (group.counted is not None and not act.honour):
        raise Unlawful("night-votes-closed", table=group.table)
    if act.honour:
        _expect_honour(state, act.honour, is_question=True)
        group.answers.setdefault(act.honour, {})[act.voter] = act.chosen
    else:
        group.votes[act.voter] = act.chosen


@problems.register
def _(act: acts.VotesCounted, state: State) -> list[Said]:
    group = state.group(act.group)
    return [] if group.is_over else [saying("night-not-over-yet", table=group.table)]


@enter.register
def _(act: acts.VotesCounted, state: State) -> None:
    """The count replaces what came in otherwise; each of the table has one vote, and not for themselves."""
    group = state.group(act.group)
    others = len(group.game.order) - 1
    for player, votes in act.votes.items():
        if player not in group.game.order:
            raise Unlawful("night-not-in-group", name=state.player(player).name, table=group.table)
        if not 0 <= votes <= others:
            raise Unlawful("night-votes-of-one", name=state.names[player], most=others)
    if sum(act.votes.values()) > len(group.game.order):
        raise Unlawful("night-votes-too-many", votes=sum(act.votes.values()), most=len(group.game.order))
    group.counted = {player: votes for player, votes in act.votes.items() if votes}


@problems.register
def _(act: acts.VotesClosed, state: State) -> list[Said]:
    group = state.group(act.group)
    return [] if group.is_over else [saying("night-not-over-yet", table=group.table)]


@enter.register
def _(act: acts.VotesClosed, state: State) -> None:
    state.group(act.group).closed = True


def awards(state: State, group: Group | None = None) -> tuple[Award, ...]:
    """Who has each announced honour, in one group or in the whole night; equal values share it.  (CM-17)"""
    return awards_of(state, tuple(state.groups.values()) if group is None else (group,))


def awards_of(state: State, groups: Collection[Group]) -> tuple[Award, ...]:
    """Who has each announced honour in some of a night's groups.  (CM-17)"""
    found = []
    numbers = {group.number for group in groups}
    for honour in state.settings.honours:
        if honour.measure == "vote":
            found += _answered(honour.key, groups)
            continue
        values: dict[PlayerId, int] = {}
        for fact in state.noted:
            if fact.honour == honour.key and fact.group in numbers:
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
    votes = votes_for(group)
    rows = [
        (SURVIVAL * (player in group.game.alive) + votes.get(player, 0), player in group.game.alive,
         votes.get(player, 0), seat, player)
        for seat, player in enumerate(group.game.order)
    ]  # fmt: skip
    rows.sort(reverse=True)
    return tuple(
        Democratic(rank, player, points, survived, votes)
        for rank, (points, survived, votes, _, player) in enumerate(rows, start=1)
    )


def votes_for(group: Group, honour: str = "") -> dict[PlayerId, int]:
    """How many voted for each player, as it was counted on paper or as the votes came in; nobody with none."""
    if group.counted is not None and not honour:
        return group.counted
    chosen = list(group.ballots(honour).values())
    return {player: chosen.count(player) for player in group.game.order if player in chosen}


def most_voted(group: Group, honour: str = "") -> tuple[PlayerId, ...]:
    """Whom most of a table named; equal numbers of votes share it."""
    votes = votes_for(group, honour)
    return tuple(player for player in group.game.order if player in votes and votes[player] == max(votes.values()))


def _answered(honour: str, groups: Collection[Group]) -> list[Award]:
    """Whom each table named most often."""
    return [
        Award(honour, most_voted(group, honour), max(votes.values()))
        for group in groups
        if (votes := votes_for(group, honour))
    ]


def missing_votes(group: Group, honour: str = "") -> tuple[PlayerId, ...]:
    """Whose vote is still waited for: for the most enjoyable player, or on the question of an honour."""
    if group.closed or (group.counted is not None and not honour):
        return ()
    return tuple(player for player in group.game.order if player not in group.ballots(honour))


def ballots_of(state: State, group: Group) -> tuple[str, ...]:
    """What a group is asked: for the most enjoyable player (""), where that is announced, and the honours' questions.

    For the prize of its table alone nobody votes any longer once the table has named somebody.
    """
    asks = state.settings.votes or (state.settings.fun and group.fun is None and group.match is None)
    return (
        *([""] if asks else []),
        *(honour.key for honour in state.settings.honours if honour.measure == "vote"),
    )


def _expect_honour(state: State, key: str, is_question: bool) -> None:
    if not any(honour.key == key and (honour.measure == "vote") == is_question for honour in state.settings.honours):
        raise Unlawful("night-honour-unknown", honour=key)
