"""Crewed Vehicles."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.crew import BecomeCrewed

worth(BecomeCrewed, thing=0.0)
