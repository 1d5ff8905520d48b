"""Levels that Classes gain."""

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.levels import GainLevel


def grown(judge: Judge, one: GainLevel, source: CardView | None, x_is: int) -> float:
    return 1.0 + one.level


worth(GainLevel, brings=grown)
