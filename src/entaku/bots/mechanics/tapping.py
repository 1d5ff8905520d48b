"""Permanents tapped and untapped."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.tapping import Tap, TapOrUntap, Untap

worth(Tap, thing=-0.6)
worth(Untap, thing=0.6)
worth(TapOrUntap, thing=-0.6)
