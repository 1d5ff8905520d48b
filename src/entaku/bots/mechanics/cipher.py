"""Cipher."""

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.cipher import Cipher


@chosen_for("game-cipher")
def option_worth(choosing: Choosing, option: Option) -> float:
    """The best creature: it is the likeliest to get through."""
    card = choosing.board.permanents.get(option.card or 0)
    return worth_of(card) if card is not None else 0.0


worth(Cipher, usually=1.5)
