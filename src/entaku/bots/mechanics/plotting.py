"""Cards in exile that are cast on a later turn."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.plotting import BecomePlotted

worth(BecomePlotted, thing=1.5)
