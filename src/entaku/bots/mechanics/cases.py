"""Cases that become solved."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.cases import Solve

worth(Solve, usually=2.0)
