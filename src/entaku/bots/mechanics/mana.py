"""Mana that is added, and mana that is paid for an effect."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.mana import AddMana, KeepMana, PayAnyAmount

worth(AddMana)
worth(KeepMana, usually=0.2)
worth(PayAnyAmount)
