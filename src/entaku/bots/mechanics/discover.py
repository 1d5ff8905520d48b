"""Discover."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.discover import Discover

worth(Discover, usually=2.7)
