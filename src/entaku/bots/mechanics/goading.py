"""Goad."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.goading import Goad

worth(Goad, thing=-0.6)
