"""Double-faced permanents that are turned over, and flip cards that are flipped."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.transforming import Convert, Flip, Transform

worth(Transform, thing=1.0)
worth(Convert, thing=1.0)
worth(Flip, thing=1.0)
