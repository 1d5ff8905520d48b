"""Goad."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.goading import Goad

worth(Goad, thing=-0.6)
