"""Creatures that leave combat, and attackers that are exerted."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.cards.mechanics.combat import LeaveCombat
from entaku.kernel.decisions import Option

worth(LeaveCombat, thing=0.3)


@chosen_for("game-exert")
def exerted(choosing: Choosing, option: Option) -> float:
    """What exerting does now is worth a turn without the creature, unless it would be missed as a blocker."""
    card = choosing.board.permanents.get(option.card or 0)
    return 0.5 if card is None or (card.toughness or 0) <= choosing.board.life else -0.5
