"""Creatures that leave combat."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.combat import LeaveCombat

worth(LeaveCombat, thing=0.3)
