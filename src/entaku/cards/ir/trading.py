"""What changes places or is settled anew: control, counters, life totals, mana for an effect."""

from entaku.cards.ir.node import Node
from entaku.cards.ir.things import Amount, Players, Predicate, Things, You


class ExchangeControl(Node, frozen=True):
    """The controllers of two permanents exchange control of them, for the rest of the game.  (CR 701.10b)"""

    what: Things
    with_: Things


class SwapControl(Node, frozen=True):
    """You and a player each gain control of all objects like these that the other controls, until end of turn.

    `bind` is all of them.  (CR 701.10b)
    """

    where: tuple[Predicate, ...]
    who: Players
    bind: str = "swapped"


class MoveCounters(Node, frozen=True):
    """Counters are moved from one object onto another; none are if either can't.  (CR 122.5)"""

    source: Things
    to: Things
    kind: str = "+1/+1"
    amount: Amount = 1


class SetLife(Node, frozen=True):
    """A player's life total becomes so much: they gain or lose what makes it so.  (CR 119.5)

    In the amount "each" is the player, where there are several.
    """

    amount: Amount
    who: Players = You()


class PayAnyAmount(Node, frozen=True):
    """Starting with you, each of these players may pay any amount of mana; `bind` is the total.  (CR 107.3)"""

    who: Players
    bind: str = "paid"
