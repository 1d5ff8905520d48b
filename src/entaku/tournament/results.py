"""How results enter a night: players leave, time runs out, somebody wins, a table reports a whole game."""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import CAUSES, Departure, Game
from entaku.tournament.said import Said, saying
from entaku.tournament.state import MATCHES, Group, State

MOST_DRAWN = 9


@problems.register
def _(act: acts.LeftGame, state: State) -> list[Said]:
    group = state.group(act.group)
    _members(state, group, act.players)
    found = _over(group)
    found += [
        saying("night-left-already", name=state.names[player])
        for player in act.players
        if player not in group.game.alive
    ]
    return found


@enter.register
def _(act: acts.LeftGame, state: State) -> None:
    """They leave together; who had left already is moved here."""
    group = state.group(act.group)
    _members(state, group, act.players)
    _cause(act.cause)
    group.match = None
    group.game = replace(
        group.game, left=(*_without(group.game, set(act.players)), Departure(act.players, act.cause)), timed_out=False
    )


@problems.register
def _(act: acts.GameWon, state: State) -> list[Said]:
    group = state.group(act.group)
    _members(state, group, (act.player,))
    alive = group.game.alive
    if group.is_over and len(alive) == 1 and act.player not in alive:
        return [saying("night-two-winners", first=state.names[alive[0]], second=state.names[act.player])]
    found = _over(group)
    if act.player not in alive:
        found.append(saying("night-left-already", name=state.names[act.player]))
    return found


@enter.register
def _(act: acts.GameWon, state: State) -> None:
    group = state.group(act.group)
    _members(state, group, (act.player,))
    left = _without(group.game, {act.player})
    others = tuple(player for player in group.game.alive if player != act.player)
    if others:
        left = (*left, Departure(others, "won-by-card"))
    group.match = None
    group.game = replace(group.game, left=left, timed_out=False)


@enter.register
def _(act: acts.LivesNoted, state: State) -> None:
    group = state.group(act.group)
    _members(state, group, tuple(act.lives))
    group.game = replace(group.game, lives=group.game.lives | act.lives)


@problems.register
def _(act: acts.TimeRanOut, state: State) -> list[Said]:
    group = state.group(act.group)
    found = _over(group)
    for player in group.game.alive:
        if player not in act.lives and player not in group.game.lives:
            found.append(saying("night-life-missing", name=state.names[player]))
    return found


@enter.register
def _(act: acts.TimeRanOut, state: State) -> None:
    group = state.group(act.group)
    _members(state, group, tuple(act.lives))
    group.match = None
    group.game = replace(group.game, lives=group.game.lives | act.lives, timed_out=True)


@enter.register
def _(act: acts.TurnNoted, state: State) -> None:
    group = state.group(act.group)
    _members(state, group, (act.active,))
    group.active = act.active


@enter.register
def _(act: acts.TableNamed, state: State) -> None:
    group = state.group(act.group)
    group.room, group.named = act.room, True


@problems.register
def _(act: acts.ResultEntered, state: State) -> list[Said]:
    group = state.group(act.group)
    game = _reported(act, group, state)
    found = []
    if group.is_over and not act.correction:
        found.append(saying("night-result-there", table=group.table))
    gone: list[int] = [player for departure in act.left for player in departure.players]
    found += [saying("night-left-already", name=state.names[one]) for one in sorted(set(gone)) if gone.count(one) > 1]
    if not game.is_over(group.survivors):
        found.append(saying("night-not-over", table=group.table, alive=len(game.alive), survivors=group.survivors))
    if act.timed_out:
        found += [
            saying("night-life-missing", name=state.names[player])
            for player in game.alive
            if player not in game.lives and len(game.alive) > 1
        ]
    return found


@enter.register
def _(act: acts.ResultEntered, state: State) -> None:
    """The game as reported replaces what was entered for the group before; the log keeps that."""
    group = state.group(act.group)
    group.match = None
    group.game = _reported(act, group, state)
    group.turns = act.turns


@problems.register
def _(act: acts.MatchReported, state: State) -> list[Said]:
    group = state.group(act.group)
    _score(act, group, state)
    found = [saying("night-result-there", table=group.table)] if group.is_over and not act.correction else []
    for loser, count in group.lost.items():
        if sum(won for player, won in act.wins.items() if player != loser) < count:
            found.append(saying("night-score-lacks-penalty", name=state.names[loser], games=count))
    return found


@enter.register
def _(act: acts.MatchReported, state: State) -> None:
    """The score counts instead of whatever was entered for the match before."""
    group = state.group(act.group)
    _score(act, group, state)
    group.match = act
    group.game = replace(group.game, left=(), timed_out=False)


def _score(act: acts.MatchReported, group: Group, state: State) -> None:
    """Raises Unlawful for a score that no match of this group can have."""
    if group.half not in MATCHES or len(group.game.order) != 2:
        raise Unlawful("night-not-a-match", table=group.table)
    _members(state, group, tuple(act.wins))
    most = state.settings.wins
    won = sorted(act.wins.get(player, 0) for player in group.game.order)
    is_possible = won[0] >= 0 and won[1] <= most and won != [most, most] and 0 <= act.drawn <= MOST_DRAWN
    if not is_possible or not any((*won, act.drawn)):
        raise Unlawful("night-score-impossible", table=group.table, wins=most)
    if group.half == "bracket" and won[0] == won[1]:
        raise Unlawful("night-bracket-undecided", table=group.table)


def _reported(act: acts.ResultEntered, group: Group, state: State) -> Game:
    """The reported game; a player reported to leave twice leaves the first time."""
    order = act.order or group.game.order
    if sorted(order) != sorted(group.game.order):
        raise Unlawful("night-wrong-order", table=group.table)
    gone: set[int] = set()
    left = []
    for departure in act.left:
        _members(state, group, departure.players)
        _cause(departure.cause)
        players = tuple(dict.fromkeys(player for player in departure.players if player not in gone))
        gone |= set(players)
        if players:
            left.append(Departure(players, departure.cause))
    _members(state, group, tuple(act.lives))
    return Game(order, tuple(left), group.game.absent, act.lives, act.timed_out)


def _without(game: Game, players: set[int]) -> tuple[Departure, ...]:
    kept = (
        Departure(tuple(one for one in departure.players if one not in players), departure.cause)
        for departure in game.left
    )
    return tuple(departure for departure in kept if departure.players)


def _over(group: Group) -> list[Said]:
    return [saying("night-game-over", table=group.table)] if group.is_over else []


def _members(state: State, group: Group, players: tuple[int, ...]) -> None:
    for player in players:
        if player not in group.game.order:
            raise Unlawful("night-not-in-group", name=state.player(player).name, table=group.table)
    if len(set(players)) < len(players):
        raise Unlawful("night-seated-twice", name=state.names[max(players, key=players.count)])


def _cause(cause: str) -> None:
    if cause not in CAUSES:
        raise Unlawful("night-cause-is-unknown", cause=cause)
