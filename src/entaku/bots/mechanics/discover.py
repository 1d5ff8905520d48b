"""Discover."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.discover import Discover

worth(Discover, usually=2.7)
