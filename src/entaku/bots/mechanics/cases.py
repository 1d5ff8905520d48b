"""Cases that become solved."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.cases import Solve

worth(Solve, usually=2.0)
