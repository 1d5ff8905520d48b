"""What mana that was just added may be spent on, and what follows where it is spent."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.spending import IfSpent, NeverGeneric, SpendOnly, WhenSpent

worth(SpendOnly)
worth(IfSpent)
worth(WhenSpent)
worth(NeverGeneric)
