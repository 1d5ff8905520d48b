"""Permanents that are exerted, as they attack or for a cost.  (CR 701.39)"""

from collections.abc import Iterable

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.durations import Until
from entaku.kernel.seats import Seat
from entaku.magic import changing
from entaku.magic.game import Effect, Game

UNTIL: Until = "your next untap step"
STAYS_TAPPED = ch.DoesntUntap(t.You())
"""In the untap step of whoever exerts it, whoever controls it by then."""


def exert(game: Game, seat: Seat, numbers: Iterable[int]) -> None:
    """They don't untap in the next untap step of the player who exerts them.  (CR 701.39a)"""
    for number in numbers:
        effect = Effect(changing.stamp(game), number, seat, UNTIL, (number,), (STAYS_TAPPED,), turn=game.turn)
        changing.add_effect(game, effect)
