"""Aura swap: a better Aura from the hand for the one that is there."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.aura_swap import SwapAura

worth(SwapAura, usually=1.0)


@chosen_for("game-aura-swap")
def option_worth(choosing: Choosing, option: Option) -> float:
    """As much as its mana cost is above that of the Aura which comes back to the hand."""
    board, last = choosing.board, choosing.last
    hand = {card.id: card.mana_value for card in board.hand}
    there = board.permanents.get(last.card) if last is not None and last.card is not None else None
    if option.card not in hand:
        return -1.0
    return hand[option.card] - (there.mana_value if there is not None else 0) - 0.5
