"""The planar die: whether a bot rolls it.  (CR 901.9)"""

from entaku.magic.variants.planar_die import FACES
from entaku.oracle.ir import happenings as h

ELSEWHERE = 0.6
"""What it is worth to be on another plane, whichever it is: something happens."""
MANA = 0.15
"""What a mana is worth that nothing else took."""
MOST = 2
"""More than so much nobody pays for a die that is blank in four of six rolls."""


def is_chaos(on: h.Happening) -> bool:
    """Whether an ability is the chaos ability of a plane."""
    return isinstance(on, h.Undergoes) and on.change == "sees chaos"


def die_worth(chaos: float, cost: int, is_idle: bool) -> float:
    """What rolling the die is worth: a sixth of what chaos brings, and of leaving the plane; 0 or less for nothing.

    It is rolled when everything else is done, and for mana only by who has no other use for it (`is_idle`).
    """
    if cost > MOST or (cost and not is_idle):
        return 0.0
    return (ELSEWHERE + chaos) / len(FACES) - MANA * cost
