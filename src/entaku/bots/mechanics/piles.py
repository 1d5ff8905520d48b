"""Cards that one player separates into piles and another chooses between."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.piles import SplitPiles

worth(SplitPiles, usually=2.5)
