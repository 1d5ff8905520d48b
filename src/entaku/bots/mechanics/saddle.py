"""Saddled Mounts."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.saddle import BecomeSaddled

worth(BecomeSaddled, thing=0.8)
