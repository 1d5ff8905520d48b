"""Fateseal: what an opponent had better not draw."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.fateseal import Fateseal

worth(Fateseal, usually=0.6)
