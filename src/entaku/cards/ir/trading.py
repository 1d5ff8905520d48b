"""What changes places or is settled anew: control, counters, life totals, mana for an effect."""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Players, Predicate, Things


class ExchangeControl(Action, frozen=True):
    """The controllers of two permanents exchange control of them, for the rest of the game.  (CR 701.10b)"""

    what: Things
    with_: Things


class SwapControl(Action, frozen=True):
    """You and a player each gain control of all objects like these that the other controls, until end of turn.

    `bind` is all of them.  (CR 701.10b)
    """

    where: tuple[Predicate, ...]
    who: Players
    bind: str = "swapped"
