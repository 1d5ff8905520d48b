"""The initiative: a room of the Undercity at once, and one each turn."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.initiative import TakeInitiative

worth(TakeInitiative, player=3.0)
