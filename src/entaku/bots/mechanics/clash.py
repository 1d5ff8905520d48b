"""Clashes."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.clash import Clash

worth(Clash)
