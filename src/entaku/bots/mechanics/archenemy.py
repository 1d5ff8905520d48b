"""Schemes: to lose an ongoing one is bad for the archenemy."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.archenemy import Abandon

worth(Abandon, player=-2.0)
