"""Earthbend."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.earthbend import Earthbend

worth(Earthbend, thing=1.5)
