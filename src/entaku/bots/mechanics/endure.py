"""Endure."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.endure import Endure

worth(Endure, usually=1.2)


@chosen_for("game-endure")
def grown_worth(choosing: Choosing, option: Option) -> float:
    """Another body is worth more than a larger one."""
    return -0.3 if option.what == "yes" else 0.3
