"""Meld."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.meld import Meld

worth(Meld, usually=4.0)
