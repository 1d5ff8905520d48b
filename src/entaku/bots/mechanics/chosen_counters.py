"""Counters of a kind that who controls the effect chooses: one of them is put where it does good."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.chosen_counters import PutChosenCounters

worth(PutChosenCounters, thing=0.9)
