"""Spells and abilities that are countered."""

from entaku.bots.playing.texts import KILLS
from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.countering import Counter

worth(Counter, thing=KILLS)
