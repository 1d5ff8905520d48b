"""Cards that haunt creatures from exile: what they do, they do once more."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.haunt import Haunt

worth(Haunt, usually=1.0)
