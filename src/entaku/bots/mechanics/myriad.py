"""Myriad."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.myriad import Myriad

worth(Myriad, usually=3.0)
