"""The monarch."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.monarch import BecomeMonarch

worth(BecomeMonarch, player=2.0)
