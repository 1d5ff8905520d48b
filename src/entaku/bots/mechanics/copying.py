"""Copies of spells and of permanents, and targets that are chosen anew."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.entering import copy_worth
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.copying import BecomeCopy, ChangeTarget, CopyForEach, CopySpell, NewTargets

worth(CopySpell, thing=1.5)
worth(CopyForEach, usually=2.0)
worth(NewTargets)
worth(ChangeTarget, thing=-1.0)
worth(BecomeCopy)


@chosen_for("game-copy")
def copied(choosing: Choosing, option: Option) -> float:
    """What enters as a copy does so as the best copy there can be; as itself rather than as one that dies at once."""
    card = choosing.board.permanents.get(option.card or 0)
    return copy_worth(choosing.judge, card) if card is not None else choosing.find_worth(option)
