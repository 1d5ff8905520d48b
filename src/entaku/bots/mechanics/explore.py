"""Explore."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.explore import Explore

worth(Explore, thing=1.2)
