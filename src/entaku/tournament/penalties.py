"""Rulings and penalties as they enter a night: words that are kept, games that are lost, who is out of the night."""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import drop, enter, problems
from entaku.tournament.finishing import Departure, PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.state import MATCHES, Group, State

LONGEST = 500
"""So many letters have a ruling and the reason of a penalty."""


@enter.register
def _(act: acts.RulingGiven, state: State) -> None:
    """Kept in the log alone."""
    _worded(act.text)
    if act.group:
        state.group(act.group)
    for player in act.players:
        state.player(player)


@problems.register
def _(act: acts.PenaltyGiven, state: State) -> list[Said]:
    player = state.player(act.player)
    if player.disqualified:
        return [saying("night-disqualified-already", name=player.name)]
    if act.penalty in ("game-loss", "match-loss") and _playing(state, act.player) is None:
        return [saying("night-penalty-no-game", name=player.name)]
    return []


@enter.register
def _(act: acts.PenaltyGiven, state: State) -> None:
    """A warning is kept in the log alone; a loss counts in the player's game that is being played, if there is one."""
    _worded(act.reason)
    player, group = state.player(act.player), _playing(state, act.player)
    match act.penalty:
        case "warning":
            return
        case "game-loss":
            if group is not None:
                _lose_game(group, act.player, state.settings.wins)
        case "match-loss":
            if group is not None and group.half not in MATCHES:
                raise Unlawful("night-not-a-match", table=group.table)
            if group is not None:
                _leave(group, act.player)
        case "disqualification":
            drop(state, act.player)
            player.disqualified = True


def _playing(state: State, player: PlayerId) -> Group | None:
    """The group in whose game, or match, the player is."""
    group = state.group_of(player)
    return None if group is None or group.is_over or player not in group.game.alive else group


def _lose_game(group: Group, player: PlayerId, wins: int) -> None:
    """The player is out of their game; a match on paper goes on until the other has won as many games as it takes."""
    group.lost[player] = group.lost.get(player, 0) + 1
    if group.half not in MATCHES or group.room or group.lost[player] >= wins:
        _leave(group, player)


def _leave(group: Group, player: PlayerId) -> None:
    """Out of the game there and then, by a cause that tells the public no more than that."""
    group.lost.setdefault(player, 1)
    group.game = replace(group.game, left=(*group.game.left, Departure((player,), "loss")))


def _worded(text: str) -> None:
    if not text.strip():
        raise Unlawful("night-words-missing")
    if len(text) > LONGEST:
        raise Unlawful("night-words-too-many", most=LONGEST)
