"""Sacrificing one thing or discarding another: a card in hand is missed less than what stands on the battlefield."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.giving_up import GiveUp

worth(GiveUp, usually=-0.5)


@chosen_for("game-give-up")
def given_up_worth(choosing: Choosing, option: Option) -> float:
    """A permanent has been paid for, a card hasn't; of tokens there is nothing to cast again either."""
    return 0.2 if option.card in choosing.board.permanents else 0.6
