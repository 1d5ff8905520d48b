"""Emblems."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.emblems import Emblem

worth(Emblem, usually=2.5)
