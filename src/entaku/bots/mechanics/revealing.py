"""Cards revealed and looked at."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.revealing import LookAt, Reveal, RevealHand, RevealUntil

worth(Reveal)
worth(RevealHand)
worth(LookAt, usually=0.6)
worth(RevealUntil, usually=2.5)
