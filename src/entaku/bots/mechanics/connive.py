"""Connive."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.connive import Connive

worth(Connive, thing=1.3)
