"""Cards that may be cast without paying, or played for a while; what is paid besides for a spell."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.kernel.decisions import Option

worth(CastFree, thing=2.0, usually=2.5)
worth(MayPlay, thing=1.0)

WAYS = {"entwine": 2.0, "conspire": 1.0}
"""What ways of casting are worth beside the plain one."""


@chosen_for("game-cast-way")
def way_worth(choosing: Choosing, option: Option) -> float:
    return WAYS.get(option.text, 0.0)


@chosen_for("game-splice")
def splice_worth(choosing: Choosing, option: Option) -> float:
    """The card stays in hand, and there is mana for it."""
    return 1.0
