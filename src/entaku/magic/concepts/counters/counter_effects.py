"""What counters give to permanents, and what those of shield, stun and finality replace for them.  (CR 122.1)"""

from typing import Final

from entaku.magic.game.state import Effect, Object
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.things import HasCounter, Self
from entaku.oracle.mechanics.counters import RemoveCounters

SHIELD: Final = "shield"
"""Instead of destruction by an effect one is removed, and where damage is prevented.  (CR 122.1c)"""
STUN: Final = "stun"
"""One is removed instead of untapping.  (CR 122.1)"""

REPLACING: Final[dict[str, rp.InsteadOfDamage | rp.InsteadOfMoving]] = {
    SHIELD: rp.InsteadOfDamage(to=Self(), then=(RemoveCounters(Self(), SHIELD, 1),)),
    "finality": rp.InsteadOfMoving(Self(), "graveyard", "exile", origin="battlefield"),
}
"""By the kind of counter, what it replaces for the permanent that it is on, however many of the kind there are."""


def keyword_effect(item: Object, kind: str, timestamp: int, turn: int) -> Effect:
    """What a keyword counter of this kind gives, from when it was put there until none is left.  (CR 122.1b, 613.7c)"""
    until = AsLongAs(Matches(Self(), (HasCounter(kind),)))
    given = (Gain((Keyword(kind),)),)
    return Effect(timestamp, item.id, item.controller, until, (item.id,), given, turn=turn)
