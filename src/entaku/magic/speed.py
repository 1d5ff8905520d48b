"""Speed, which a player has none of until an engine is started, and loses to nobody.  (CR 2026 702.179)"""

from collections.abc import Iterator

from entaku.cards.mechanics.speed import GREATEST
from entaku.kernel.seats import Seat
from entaku.magic import changing, layers
from entaku.magic import events as e
from entaku.magic.game import Game

STARTS = "start your engines!"
"""The keyword whose controller has speed from then on."""


def increase(game: Game, seat: Seat, by: int) -> bool:
    """A player's speed increases, to no more than the greatest there is.  Whether it did.  (CR 2026 702.179c)"""
    had = game.players[seat].speed
    now = min(GREATEST, had + by)
    if now <= had:
        return False
    changing.alter_player(game, seat, speed=now)
    changing.happen(game, e.SpeedChanged(seat, now))
    return True


def starting(game: Game) -> Iterator[Seat]:
    """The players who have no speed and control a permanent that starts engines.  (CR 2026 702.179a)"""
    if not game.setup.has_speed or all(player.speed or player.left for player in game.players):
        return
    everything = layers.projection(game).traits
    there = (everything[number] for number in game.battlefield)
    seats = {traits.controller for traits in there if STARTS in traits.kit.keywords}
    yield from (seat for seat in sorted(seats) if not game.players[seat].speed)
