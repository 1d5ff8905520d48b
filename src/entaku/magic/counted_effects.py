"""Effects that counters create: those of shield, stun and finality counters, however many there are.  (CR 122.1)"""

from typing import Final

from entaku.cards.ir import replacements as rp
from entaku.cards.ir.things import Self
from entaku.cards.mechanics.counters import RemoveCounters

SHIELD: Final = "shield"
"""Instead of destruction by an effect one is removed, and where damage is prevented.  (CR 122.1c)"""
STUN: Final = "stun"
"""One is removed instead of untapping.  (CR 122.1)"""

REPLACING: Final[dict[str, rp.InsteadOfDamage | rp.InsteadOfMoving]] = {
    SHIELD: rp.InsteadOfDamage(to=Self(), then=(RemoveCounters(Self(), SHIELD, 1),)),
    "finality": rp.InsteadOfMoving(Self(), "graveyard", "exile", origin="battlefield"),
}
"""By the kind of counter, what it replaces for the permanent that it is on."""
