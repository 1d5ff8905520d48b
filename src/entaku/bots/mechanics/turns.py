"""Turns and combat phases that are added, turns that end, and players who are controlled."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.turns import ControlTurn, EndTurn, ExtraCombat, ExtraTurn

worth(ExtraTurn, player=4.0)
worth(ExtraCombat, usually=0.6)
worth(EndTurn, usually=-0.5)
worth(ControlTurn, player=-5.0)
