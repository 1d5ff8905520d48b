"""Creatures that leave combat, attackers that are exerted or enlist, and whom those that enter attacking attack."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.combat import LeaveCombat

worth(LeaveCombat, thing=0.3)


@chosen_for("game-exert")
def exerted(choosing: Choosing, option: Option) -> float:
    """What exerting does now is worth a turn without the creature, unless it would be missed as a blocker."""
    card = choosing.board.permanents.get(option.card or 0)
    return 0.5 if card is None or (card.toughness or 0) <= choosing.board.life else -0.5


@chosen_for("game-enlist")
def enlisted(choosing: Choosing, option: Option) -> float:
    """The power that one who stays at home lends, unless it would be missed as a blocker."""
    card = choosing.board.permanents.get(option.card or 0)
    if card is None:
        return 0.0
    return (card.power or 0) - (1.0 if (card.toughness or 0) <= choosing.board.life else 9.0)


@chosen_for("game-attack-whom")
def attacked(choosing: Choosing, option: Option) -> float:
    """The less life a player has left, the better is one attacker more; a planeswalker is second to its player."""
    board = choosing.board
    if option.seat is None:
        return 0.1
    return board.politics(option.seat) * (1.0 + 10.0 / max(1, board.player(option.seat).life))


@chosen_for("game-choose-attackers")
def sent(choosing: Choosing, option: Option) -> float:
    """Who may say which creatures attack sends their own, and keeps those of others at home."""
    card = choosing.board.permanents.get(option.card or 0)
    return 1.0 if card is not None and choosing.board.is_friend(card.controller) else -1.0
