"""Suspect."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.suspect import Clear, Suspect

worth(Suspect, thing=-0.4)
worth(Clear, thing=0.4)
