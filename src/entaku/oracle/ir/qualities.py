"""What an object is like by itself: what is asked of it without speaking of others.  (CR 109.3)"""

from typing import Literal

from entaku.oracle.colours import Colours
from entaku.oracle.ir.node import Node, Zone
from entaku.oracle.ir.statuses import Status


class Is(Node, frozen=True):
    """It has this card type, supertype or subtype, spelt as on a type line ("Creature", "Basic", "Goblin")."""

    what: str


class Permanent(Node, frozen=True):
    """It is a permanent card or spell: it has a permanent type.  (CR 110.4a)"""


class Coloured(Node, frozen=True):
    """It is one or more of these colours."""

    colours: Colours


class Colourless(Node, frozen=True):
    """It has no colour."""


class Multicoloured(Node, frozen=True):
    """It has two or more colours."""


class BoundColour(Node, frozen=True):
    """It is of a colour, or one of the colours, chosen or voted for under this name."""

    name: str = "colour"


class Has(Node, frozen=True):
    """It has this keyword ability, by its name ("flying")."""

    keyword: str


class Being(Node, frozen=True):
    """It has this status or part in combat; "in its pair": the source or its partner; "haunted": by the source."""

    status: Status


class DealtThisTurn(Node, frozen=True):
    """It has dealt damage this turn: any, to you, to one of your opponents, or combat damage to a player.  (CR 120)"""

    to: Literal["", "you", "opponent", "player in combat"] = ""


class Bears(Node, frozen=True):
    """Something of this subtype that you control is attached to it.  (CR 301.5, 303.4)"""

    kind: str


class Named(Node, frozen=True):
    """It has this name."""

    name: str


class NamedAsSource(Node, frozen=True):
    """It has the same name as the card that this ability is printed on."""


class ChosenName(Node, frozen=True):
    """It has the name, or one of the names, chosen for the source.  (CR 702.106)"""


class OtherChosenName(Node, frozen=True):
    """It has a name chosen for the source that the bound object does not have.  (CR 702.106f)"""

    than: str = "it"


class BoundName(Node, frozen=True):
    """It has the name chosen under this name."""

    name: str = "name"


class HasCounter(Node, frozen=True):
    """It has at least so many counters of a kind on it, "": of any kinds."""

    kind: str
    least: int = 1


class IsAbility(Node, frozen=True):
    """It is an activated or triggered ability on the stack; without this, what is on the stack means spells."""

    kind: Literal["", "activated", "triggered"] = ""


class TargetsOnly(Node, frozen=True):
    """It has exactly so many targets."""

    count: int = 1


class TargetsOnlySource(Node, frozen=True):
    """It has targets, and all of them are the source."""


class ExiledWithSource(Node, frozen=True):
    """It was exiled by the source, or by cards of the source's name before the game.  (CR 607)"""

    by_name: bool = False


class UsedToCraft(Node, frozen=True):
    """It was exiled to craft the source.  (CR 2026 702.167c)"""


class ChosenFor(Node, frozen=True):
    """It has the creature type, land type or card type chosen for the source."""


class DrawnThisTurn(Node, frozen=True):
    """It was drawn this turn, and is still where it was drawn to.  (CR 121.1)"""


class CameThisTurn(Node, frozen=True):
    """It was put into the zone where it is, from another, this turn; None: it has entered the battlefield."""

    origin: Zone | Literal["anywhere"] | None = "battlefield"
