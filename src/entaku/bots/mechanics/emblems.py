"""Emblems."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.emblems import Emblem

worth(Emblem, usually=2.5)
