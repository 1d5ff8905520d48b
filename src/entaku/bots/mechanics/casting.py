"""Cards that may be cast without paying, or played for a while."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.casting import CastFree, MayPlay

worth(CastFree, thing=2.0, usually=2.5)
worth(MayPlay, thing=1.0)
