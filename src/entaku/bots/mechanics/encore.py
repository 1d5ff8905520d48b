"""Encore: a creature from the graveyard attacks each opponent once more."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.encore import Encore

worth(Encore, usually=3.5)
