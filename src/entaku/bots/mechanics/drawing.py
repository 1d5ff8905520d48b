"""Cards drawn, discarded, milled and put back."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.drawing import Discard, Draw, Mill, PutBack

worth(Draw, player=1.2)
worth(Discard, player=-0.8)
worth(Mill, player=-0.1)
worth(PutBack)
