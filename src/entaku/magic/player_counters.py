"""Counters that players have.  (CR 122.1)"""

from entaku.kernel.seats import Seat
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.game import Game

LETHAL_POISON = 10
"""How many poison counters are the end of a player.  (CR 704.5c)"""


def lethal_poison(heads: int) -> int:
    """How many poison counters are the end of so many players who share them.  (CR 704.5c, 704.6b, 810.11)

    >>> lethal_poison(1), lethal_poison(2), lethal_poison(3)
    (10, 15, 20)
    """
    return LETHAL_POISON + 5 * (heads - 1)


def change(game: Game, seat: Seat, kind: str, by: int, quiet: bool = False) -> e.PlayerCountersChanged | None:
    """A player gets counters or loses them; those of poison are the team's, too.  (CR 122.1, 810.10)

    With `quiet` the caller tells the event.
    """
    had = dict(game.players[seat].counters()).get(kind, 0)
    now = max(0, had + by)
    if now == had or game.players[seat].left:
        return None
    for one in game.setup.sharing[seat] if kind == "poison" else (seat,):
        changing.alter_player(game, one, **{kind: now})
    event = e.PlayerCountersChanged(seat, kind, now - had, now)
    if not quiet:
        changing.happen(game, event)
    return event
