"""Cards of opponents that are put from exile into their graveyards."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.processing import Process

worth(Process, usually=0.2)
