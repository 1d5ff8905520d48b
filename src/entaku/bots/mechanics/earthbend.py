"""Earthbend."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.earthbend import Earthbend

worth(Earthbend, thing=1.5)
