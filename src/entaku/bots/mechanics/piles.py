"""Cards that one player separates into piles and another chooses between."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.piles import SplitPiles

worth(SplitPiles, usually=2.5)
