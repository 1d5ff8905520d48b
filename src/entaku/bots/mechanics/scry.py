"""Scry."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.scry import Scry

worth(Scry, usually=0.6)
