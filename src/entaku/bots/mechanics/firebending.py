"""Mana that stays until combat ends."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.firebending import AddLastingMana

worth(AddLastingMana, usually=0.3)
