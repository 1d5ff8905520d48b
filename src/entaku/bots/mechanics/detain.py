"""Detain."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.detain import Detain

worth(Detain, thing=-1.2)
