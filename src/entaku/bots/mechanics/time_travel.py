"""Time travel."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.time_travel import TimeTravel


@chosen_for("game-time-travel-more")
def worth_of_more(choosing: Choosing, option: Option) -> float:
    """A permanent stays longer; a suspended card comes later."""
    return 0.3 if option.card in choosing.board.permanents else -0.5


@chosen_for("game-time-travel-less")
def worth_of_less(choosing: Choosing, option: Option) -> float:
    """A suspended card comes earlier."""
    return -0.3 if option.card in choosing.board.permanents else 0.5


worth(TimeTravel, usually=0.6)
