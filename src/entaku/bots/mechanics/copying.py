"""Copies of spells and of permanents, and targets that are chosen anew."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.copying import BecomeCopy, ChangeTarget, CopySpell, NewTargets

worth(CopySpell, thing=1.5)
worth(NewTargets)
worth(ChangeTarget, thing=-1.0)
worth(BecomeCopy)
