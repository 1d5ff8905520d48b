"""What is paid: the parts of a cost.  (CR 118, 107)"""

from typing import Literal

from entaku.oracle.ir import families
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Giver, Group, Self, You, Zone
from entaku.oracle.mana import Cost


class Pay(Node, frozen=True):
    """Mana is paid; symbols as in a mana cost.  (CR 107.4)

    To `waterbend` is to pay it so that untapped artifacts and creatures may be tapped for the generic mana of it.
    (CR 2026 701.67a)
    """

    mana: Cost
    waterbend: bool = False


class TapThis(Node, frozen=True):
    """The permanent is tapped: {T}.  (CR 107.5)"""


class UntapThis(Node, frozen=True):
    """The permanent is untapped: {Q}.  (CR 107.6)"""


class PayLife(Node, frozen=True):
    """Life is paid."""

    amount: Amount


class PayEnergy(Node, frozen=True):
    """Energy counters are paid: the player who pays loses as many.  (CR 107.14)"""

    amount: Amount


class SacrificeCost(Node, frozen=True):
    """So many permanents like these are sacrificed, or this one.  `bind` is what they last were."""

    what: Self | Giver | Group = Self()
    amount: Amount = 1
    bind: str = "sacrificed"


class DiscardCost(Node, frozen=True):
    """So many cards like these are discarded, None being the whole hand, or this one, to cycle it if so said."""

    what: Self | Group = Group(zone="hand", of=You())
    amount: Amount | None = 1
    cycling: bool = False
    random: bool = False


class ExileCost(Node, frozen=True):
    """So many cards like these are exiled from a zone of yours, or this one from the zone `origin`."""

    what: Self | Group
    amount: Amount = 1
    origin: Zone = "graveyard"

    def tells(self, field: str) -> bool:
        """Where the card itself is exiled from, the zone says in which the ability works."""
        return field != "origin"


class RemoveCountersCost(Node, frozen=True):
    """So many counters of a kind are removed from this, or from an object like these; `bind` is how many.

    From `among` these they are removed from as many of them as the player likes; of any kinds with "".
    """

    kind: str
    amount: Amount = 1
    what: Self | Giver | Group = Self()
    bind: str = "removed"
    among: bool = False


class RevealCost(Node, frozen=True):
    """So many cards like these are revealed from your hand, or this one; `bind` is the cards."""

    what: Self | Group
    amount: Amount = 1
    bind: str = "revealed"


class LifeForOpponent(Node, frozen=True):
    """An opponent of your choice gains life."""

    amount: Amount


class TapOthers(Node, frozen=True):
    """So many untapped permanents like these that you control are tapped.  `bind` is what they are."""

    what: Group
    amount: Amount = 1
    bind: str = "tapped"


class TapPower(Node, frozen=True):
    """Any number of untapped creatures that you control, other than this, with so much power in all are tapped.

    It is done to crew this, to saddle it, or to cast it with their help.  (CR 702.122a, 2026 702.171a)
    """

    power: Amount
    to: Literal["crew", "saddle", "help"] = "crew"


class ReturnCost(Node, frozen=True):
    """So many permanents like these are returned to their owners' hands, or this one."""

    what: Self | Group
    amount: Amount = 1


class PutBelowCost(Node, frozen=True):
    """So many cards like these of one graveyard, of whichever player, are put on the bottom of that library."""

    what: Group
    amount: Amount = 1


class MaterialsCost(Node, frozen=True):
    """This permanent is exiled, and so many others like these, or `more`: your permanents, cards in your graveyard.

    `bind` is what this has become, `materials` are the others.  (CR 2026 702.167a)
    """

    what: Group
    amount: int = 1
    more: bool = False
    bind: str = "crafted"
    materials: str = "materials"


class LoyaltyCost(Node, frozen=True):
    """Loyalty counters are put on the planeswalker, or removed.  (CR 606)"""

    change: int | Literal["-X"]


class ExertCost(Node, frozen=True):
    """The creature is exerted: it won't untap in your next untap step.  (CR 701.39a)"""


class DoCost(Node, frozen=True):
    """Something is done that is an instruction otherwise: a card is drawn, a counter put.  (CR 118.1)"""

    do: tuple["families.AnyInstruction", ...]


CostPart = (
    Pay
    | ExertCost
    | DoCost
    | TapThis
    | UntapThis
    | PayLife
    | PayEnergy
    | SacrificeCost
    | DiscardCost
    | ExileCost
    | RemoveCountersCost
    | RevealCost
    | LifeForOpponent
    | TapOthers
    | TapPower
    | ReturnCost
    | PutBelowCost
    | MaterialsCost
    | LoyaltyCost
)
