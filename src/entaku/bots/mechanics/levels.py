"""Levels that Classes gain."""

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.levels import GainLevel
from entaku.magic.views import CardView


def grown(judge: Judge, one: GainLevel, source: CardView | None, x_is: int) -> float:
    return 1.0 + one.level


worth(GainLevel, brings=grown)
