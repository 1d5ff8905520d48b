"""Blight."""

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.blight import Blight

worth(Blight, player=-1.0)


@chosen_for("game-blight")
def blighted_worth(choosing: Choosing, option: Option) -> float:
    """The creature that is missed least."""
    card = choosing.board.card(option.card) if option.card is not None else None
    return -worth_of(card) if card is not None else 0.0
