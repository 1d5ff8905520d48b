"""Monstrosity."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.monstrosity import Monstrosity


def grown(judge: Judge, one: Monstrosity, source: CardView | None, x_is: int) -> float:
    return 1.0 * number(one.amount, x_is) + 1.0


worth(Monstrosity, brings=grown)
