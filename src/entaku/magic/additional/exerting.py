"""Permanents that are exerted, as they attack or for a cost.  (CR 701.39)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.state import Effect, Game
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.durations import Until

UNTIL: Until = "your next untap step"
STAYS_TAPPED = ch.DoesntUntap(t.You())
"""In the untap step of whoever exerts it, whoever controls it by then."""


def exert(game: Game, seat: Seat, numbers: Iterable[int]) -> None:
    """They don't untap in the next untap step of the player who exerts them.  (CR 701.39a)"""
    for number in numbers:
        effect = Effect(mutators.stamp(game), number, seat, UNTIL, (number,), (STAYS_TAPPED,), turn=game.turn)
        mutators.add_effect(game, effect)
