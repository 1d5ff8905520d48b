"""Objects put from zone to zone: returned, exiled, put onto the battlefield."""

from entaku.bots.playing.texts import KILLS
from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.moving import ExileUntil, Move, PutFromHand, PutOnEitherEnd

worth(Move)
"""What it is worth depends on where it is from, which only what is chosen tells: `playing.texts.moved`."""
worth(ExileUntil, thing=KILLS)
worth(PutOnEitherEnd, thing=KILLS)
worth(PutFromHand, player=2.0)
