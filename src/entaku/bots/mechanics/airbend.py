"""Airbend."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.airbend import Airbend

worth(Airbend, thing=-1.8)
