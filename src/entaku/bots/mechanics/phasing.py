"""Permanents that phase out."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.phasing import PhaseOut

worth(PhaseOut, thing=-0.7)
