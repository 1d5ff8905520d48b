"""Mana of which something is said.  (CR 106.6)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.oracle.mechanics.spending import IfSpent, NeverGeneric, SpendOnly, WhenSpent

Note = SpendOnly | IfSpent | WhenSpent | NeverGeneric
"""What is said of mana behind the words that add it."""


class Earmarked(Struct, frozen=True):
    """Mana in a pool of which something is said: what it may be spent on, or what follows from that.  (CR 106.6)

    `mana` has a letter for each, small for mana from a snow source; `source` is what it came from.
    """

    mana: str
    source: int
    controller: Seat
    notes: tuple[Note, ...]
