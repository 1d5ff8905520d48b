"""The monarch."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.monarch import BecomeMonarch

worth(BecomeMonarch, player=2.0)
