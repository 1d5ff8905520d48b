"""Investigate."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.investigate import Investigate

worth(Investigate, player=1.5, usually=1.5)
