"""How a game of Magic ended, as an organised night enters it.  (EV-5, EV-7)"""

from collections.abc import Sequence

from entaku.magic.game.state import Game
from entaku.tournament import acts
from entaku.tournament.finishing import Departure, PlayerId

CAUSES = {
    "life": "life",
    "draw": "empty-library",
    "poison": "poison",
    "commander": "commander-damage",
    "concede": "concession",
}
"""Why a player leaves a game, in the words of a night's log; anything else is an effect."""


def departures(game: Game, players: Sequence[PlayerId]) -> tuple[Departure, ...]:
    """Who has left a game so far, the first first, some of them together; `players` are those of its seats."""
    return tuple(
        Departure(tuple(players[seat] for seat in gone), CAUSES.get(game.players[gone[0]].lost, "effect"))
        for gone in game.eliminated
    )


def result_of(game: Game, group: int, players: Sequence[PlayerId]) -> acts.ResultEntered:
    """A finished game as a result of the night; `players` are those of its seats.  (EV-5, EV-7)

    Who is still in when somebody wins by a card loses together; in a draw all who are still in do.
    """
    left = list(departures(game, players))
    alive = [seat for seat in range(len(players)) if not game.players[seat].left]
    timed_out = game.ended == "time"
    losers = [seat for seat in alive if seat not in game.winners]
    if losers and not timed_out and game.ended != "survivors":
        left.append(Departure(tuple(players[seat] for seat in losers), "won-by-card" if game.winners else "effect"))
    lives = {player: game.players[seat].life for seat, player in enumerate(players)}
    order = (*players[game.starter :], *players[: game.starter])
    return acts.ResultEntered(group, tuple(left), lives, timed_out, game.turn, order)
