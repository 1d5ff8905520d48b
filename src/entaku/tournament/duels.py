"""Nights of matches of two: Swiss rounds, then a bracket of the best where one is wanted; or a bracket of everybody."""

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.tournament import knockout, matches, swiss
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import Place, PlayerId
from entaku.tournament.said import saying
from entaku.tournament.state import State


def standings(state: State) -> tuple[Place, ...]:
    """Everybody, best first: who went further in the bracket, then by the Swiss rounds."""
    return knockout.places(state, _before(state))


def points(state: State) -> dict[PlayerId, int]:
    """Everybody's match points of the Swiss rounds."""
    return {player: record.points for player, record in matches.records(state).items()}


def next_round(state: State, stream: Stream) -> tuple[Seating, ...]:
    """The next Swiss round, the bracket of the best once all rounds are played, or the bracket's next round.

    A bracket without Swiss rounds is seeded by lot.  Raises Unlawful for fewer than two players, and once the winner
    is found.
    """
    order = [place.player for place in _before(state)]
    if knockout.groups(state):
        return knockout.next_round(state, order)
    playing = state.playing()
    if len(playing) < 2:
        raise Unlawful("night-too-few", players=len(playing), fewest=2)
    if state.settings.structure == "elimination":
        stream.shuffle(playing)
        return knockout.bracket(playing)
    if state.round >= state.settings.rounds and state.settings.final:
        return knockout.bracket([player for player in order if player in playing][: state.settings.final])
    return swiss.next_round(state, stream)


def _before(state: State) -> tuple[Place, ...]:
    """The order before the bracket: by the Swiss rounds; without them, as people registered."""
    if state.settings.structure == "swiss":
        return matches.places(state)
    came = {player for group in state.groups.values() for player in group.players}
    return tuple(Place(player, () if player in came else (saying("night-why-never"),)) for player in state.players)
