"""Things and players that are chosen, without being targeted."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.choosing import ChooseOfEach, ChoosePlayer, ChooseSource, ChooseThings

worth(ChooseThings, usually=0.6)
worth(ChooseOfEach)
worth(ChoosePlayer)
worth(ChooseSource)
