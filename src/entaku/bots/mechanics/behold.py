"""Beholding: a permanent, which everybody sees anyhow, rather than a card."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.behold import Behold

worth(Behold)


@chosen_for("game-behold")
def beheld_worth(choosing: Choosing, option: Option) -> float:
    return 1.0 if option.card in choosing.board.permanents else 0.5
