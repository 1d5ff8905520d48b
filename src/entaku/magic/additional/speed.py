"""Speed, which a player has none of until an engine is started, and loses to nobody.  (CR 2026 702.179)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.oracle.mechanics.speed import GREATEST

STARTS = "start your engines!"
"""The keyword whose controller has speed from then on."""


def increase(game: Game, seat: Seat, by: int) -> bool:
    """A player's speed increases, to no more than the greatest there is.  Whether it did.  (CR 2026 702.179c)"""
    had = game.players[seat].speed
    now = min(GREATEST, had + by)
    if now <= had:
        return False
    mutators.alter_player(game, seat, speed=now)
    mutators.happen(game, e.SpeedChanged(seat, now))
    return True


def starting(game: Game) -> Iterator[Seat]:
    """The players who have no speed and control a permanent that starts engines.  (CR 2026 702.179a)"""
    if not game.setup.has_speed or all(player.speed or player.left for player in game.players):
        return
    everything = projection.current(game).traits
    there = (everything[number] for number in game.battlefield)
    seats = {traits.controller for traits in there if STARTS in traits.kit.keywords}
    yield from (seat for seat in sorted(seats) if not game.players[seat].speed)
