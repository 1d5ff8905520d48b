"""Numbers that have been counted or chosen before, and are known by what they are alone."""

from typing import Literal

from entaku.oracle.ir.node import Node
from entaku.oracle.ir.referents import Bound, Self


class X(Node, frozen=True):
    """The value of X chosen as the spell was cast or the ability activated; else the amount bound to "X"."""


class TimesKicked(Node, frozen=True):
    """How many times the spell was kicked.  (CR 702.33)"""


class TimesMutated(Node, frozen=True):
    """How many times the source has mutated.  (CR 702.140d)"""


class CastBefore(Node, frozen=True):
    """How many spells were cast before a spell this turn, by anybody.  (CR 702.40)"""

    what: Self | Bound = Self()


class UnlockedDoors(Node, frozen=True):
    """How many doors are unlocked among the Rooms that you control.  (CR 2026 709.5j)"""


class BoundAmount(Node, frozen=True):
    """The number that goes by this name in the ability ("amount" is the event's, or the last instruction's)."""

    name: str = "amount"


class ChosenNumber(Node, frozen=True):
    """The number chosen for the source."""


class GreatestLife(Node, frozen=True):
    """The highest life total among all players, or among the opponents alone."""

    among: Literal["player", "opponent"] = "player"


class PlayersAttacked(Node, frozen=True):
    """How many players you attacked this combat, or in the whole `turn`; opponents only, if so said.  (CR 508.6)"""

    opponents: bool = False
    turn: bool = False

    def tells(self, field: str) -> bool:
        """Nobody attacks others than opponents."""
        return field != "opponents"


class VotesFor(Node, frozen=True):
    """How many votes a choice got."""

    choice: str


class MostOfOne(Node, frozen=True):
    """The greatest number of the objects bound to a name that belong to one player."""

    name: str
