"""Schemes: to lose an ongoing one is bad for the archenemy."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.archenemy import Abandon

worth(Abandon, player=-2.0)
