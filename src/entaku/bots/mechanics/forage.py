"""Foraging: what lies in the graveyard goes before a Food."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.forage import Forage

worth(Forage, usually=-0.2)


@chosen_for("game-forage")
def foraged_worth(choosing: Choosing, option: Option) -> float:
    """What is dead already is missed less than a Food."""
    return 0.2 if option.card in choosing.board.permanents else 0.6
