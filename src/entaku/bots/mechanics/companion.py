"""Companions: what revealing one is worth, and paying for it."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for
from entaku.kernel.decisions import Option

REVEALED = 3.0
"""A companion is one card more, whichever it is."""


@chosen_for("game-companion")
def option_worth(choosing: Choosing, option: Option) -> float:
    return REVEALED + choosing.keep_worth(option)
