"""A keyword that something gains, as who controls the effect chooses: what is worth most in combat."""

from collections.abc import Mapping

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.chosen_keyword import GainChosen

worth(GainChosen, thing=0.5)

_WORTHS: Mapping[str, float] = {
    "double-strike": 3.0, "flying": 2.5, "indestructible": 2.2, "menace": 1.5, "trample": 1.4, "lifelink": 1.3,
    "first-strike": 1.2, "deathtouch": 1.1, "hexproof": 1.0, "vigilance": 0.8, "haste": 0.7, "reach": 0.5,
}  # fmt: skip


@chosen_for("game-gain-keyword")
def keyword_worth(choosing: Choosing, option: Option) -> float:
    """What lets a creature through or doubles its blow comes before what keeps it alive."""
    return _WORTHS.get(option.text, 0.3)
