"""Dice: what is likeliest to come of a roll, and the higher of two results."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.dice import Roll, RollAgain

worth(Roll)
worth(RollAgain, usually=1.0)


@chosen_for("game-choose-result")
def result_worth(choosing: Choosing, option: Option) -> float:
    return float(option.text)
