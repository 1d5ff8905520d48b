"""Mana that is added, and mana that is paid for an effect."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.mana import AddMana, PayAnyAmount

worth(AddMana)
worth(PayAnyAmount)
