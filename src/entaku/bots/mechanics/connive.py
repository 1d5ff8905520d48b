"""Connive."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.connive import Connive

worth(Connive, thing=1.3)
