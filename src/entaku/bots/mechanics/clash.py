"""Clashes."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.clash import Clash

worth(Clash)
