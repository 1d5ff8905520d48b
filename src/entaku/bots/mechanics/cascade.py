"""Cascade and ripple."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.cascade import Cascade, Ripple

worth(Cascade, usually=2.5)
worth(Ripple, usually=0.5)
