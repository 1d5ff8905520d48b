"""Turns and combat phases that are added."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.turns import ExtraCombat, ExtraTurn

worth(ExtraTurn, player=4.0)
worth(ExtraCombat, usually=0.6)
