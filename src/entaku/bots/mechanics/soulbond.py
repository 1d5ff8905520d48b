"""Pairs of creatures: both get what one of them says."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.soulbond import Pair

worth(Pair, thing=1.5, usually=1.5)
