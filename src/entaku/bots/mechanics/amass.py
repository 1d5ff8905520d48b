"""Amass."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.amass import Amass

worth(Amass, player=0.9)
