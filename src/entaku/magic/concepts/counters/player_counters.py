"""Counters that players have.  (CR 122.1)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game

LETHAL_POISON = 10
"""How many poison counters are the end of a player.  (CR 704.5c)"""
POISON_FOR_A_MATE = 5
"""So many more are the end of a team that shares them, for each player beside the first.  (CR 704.6b, 810.11)"""


def lethal_poison(heads: int) -> int:
    """How many poison counters are the end of so many players who share them.  (CR 704.5c, 704.6b, 810.11)

    >>> lethal_poison(1), lethal_poison(2), lethal_poison(3)
    (10, 15, 20)
    """
    return LETHAL_POISON + POISON_FOR_A_MATE * (heads - 1)


def change(game: Game, seat: Seat, kind: str, by: int, quiet: bool = False) -> e.PlayerCountersChanged | None:
    """A player gets counters or loses them; those of poison are the team's, too.  (CR 122.1, 810.10)

    With `quiet` the caller tells the event.
    """
    had = dict(game.players[seat].counters()).get(kind, 0)
    now = max(0, had + by)
    if now == had or game.players[seat].left:
        return None
    for one in game.setup.sharing[seat] if kind == "poison" else (seat,):
        mutators.alter_player(game, one, **{kind: now})
    event = e.PlayerCountersChanged(seat, kind, now - had, now)
    if not quiet:
        mutators.happen(game, event)
    return event
