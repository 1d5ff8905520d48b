"""Ninjutsu: a creature for the price of another's return."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.ninjutsu import Ninjutsu

worth(Ninjutsu, usually=3.5)
