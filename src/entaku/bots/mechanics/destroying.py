"""Permanents destroyed, sacrificed and regenerated."""

from entaku.bots.playing.texts import KILLS
from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.destroying import Destroy, Regenerate, Sacrifice

worth(Destroy, thing=KILLS)
worth(Sacrifice, thing=KILLS, player=-2.0)
worth(Regenerate, thing=0.8)
