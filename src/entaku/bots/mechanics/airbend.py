"""Airbend."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.airbend import Airbend

worth(Airbend, thing=-1.8)
