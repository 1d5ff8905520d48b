"""Counters that players have.  (CR 122.1)"""

from entaku.kernel.seats import Seat
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.game import Game


def change(game: Game, seat: Seat, kind: str, by: int, quiet: bool = False) -> e.PlayerCountersChanged | None:
    """A player gets counters or loses them.  (CR 122.1)  With `quiet` the caller tells the event."""
    had = dict(game.players[seat].counters()).get(kind, 0)
    now = max(0, had + by)
    if now == had or game.players[seat].left:
        return None
    changing.alter_player(game, seat, **{kind: now})
    event = e.PlayerCountersChanged(seat, kind, now - had, now)
    if not quiet:
        changing.happen(game, event)
    return event
