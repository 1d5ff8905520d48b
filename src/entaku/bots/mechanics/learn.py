"""Learn."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.learn import Learn

LESSON = 5.0
WORTHLESS = 1.5
"""A card in hand that is worth less is discarded for another one."""


@chosen_for("game-learn")
def option_worth(choosing: Choosing, option: Option) -> float:
    if any(card.id == option.card for card in choosing.board.hand):
        return WORTHLESS - choosing.keep_worth(option)
    return LESSON


worth(Learn, usually=1.0)
