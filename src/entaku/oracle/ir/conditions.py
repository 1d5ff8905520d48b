"""What abilities ask before something happens or holds: conditions.  (CR 603.4, 608.2)"""

from typing import Literal, TypeGuard

from entaku.oracle.ir import families
from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.deeds import Deed
from entaku.oracle.ir.families import ConditionNode
from entaku.oracle.ir.things import Amount, Comparison, Group, Is, Players, Predicate, Self, Things, X, Zone


class Exists(ConditionNode, frozen=True):
    """There are at least so many of these objects, and no more than `most`."""

    what: Things
    least: int = 1
    most: int | None = None


class OwnsBoth(ConditionNode, frozen=True):
    """You both own and control the source and another of these.  (CR 701.37, 713.2)"""

    other: Group


class Compared(ConditionNode, frozen=True):
    """Two amounts compare so."""

    left: Amount
    how: Comparison
    right: Amount


def limits_x(condition: "Condition | None") -> TypeGuard[Compared]:
    """Whether it says what X is: as a limit ("X can't be 0") it is asked as X is announced.  (CR 601.2b, 602.2b)"""
    return isinstance(condition, Compared) and condition.left == X()


class Matches(ConditionNode, frozen=True):
    """These objects, one or more, are all like this."""

    what: Things
    where: tuple[Predicate, ...]


class DiedThisTurn(ConditionNode, frozen=True):
    """An object like this was put into a graveyard from the battlefield this turn.  (Morbid)"""

    where: tuple[Predicate, ...] = (Is("Creature"),)


class LeftThisTurn(ConditionNode, frozen=True):
    """An object like this left the battlefield this turn.  (Revolt)"""

    where: tuple[Predicate, ...]


class EnteredThisTurn(ConditionNode, frozen=True):
    """So many objects like this entered the battlefield this turn, under the control of these players."""

    who: Players
    where: tuple[Predicate, ...] = ()
    least: int = 1


class IsMonarch(ConditionNode, frozen=True):
    """One of these players is the monarch, or was as the turn began."""

    who: Players
    as_turn_began: bool = False


class HasInitiative(ConditionNode, frozen=True):
    """One of these players has the initiative.  (CR 2026 726.1)"""

    who: Players


class HasBlessing(ConditionNode, frozen=True):
    """One of these players has the city's blessing.  (CR 702.131c)"""

    who: Players


class TurnOf(ConditionNode, frozen=True):
    """It is the turn of one of these players."""

    who: Players


class During(ConditionNode, frozen=True):
    """The game is in one of these steps or phases, by their names ("upkeep", "main", "combat")."""

    steps: tuple[str, ...]
    before: bool = False


class FirstCombat(ConditionNode, frozen=True):
    """The game is in the first combat phase of the turn.  (CR 500.8, 506.1)"""


class WasKicked(ConditionNode, frozen=True):
    """The spell, or the permanent that it became, was kicked; with the kicker of this cost, if one is named."""

    what: Things = Self()
    cost: tuple[CostPart, ...] = ()


CastKeyword = Literal[
    "additional", "aftermath", "awaken", "bargain", "bestow", "blitz", "buyback", "casualty", "cleave", "conspire",
    "dash", "disturb", "emerge", "entwine", "escape", "evoke", "flashback", "foretell", "freerunning", "gift",
    "harmonize", "impending", "jump-start", "madness", "mayhem", "miracle",
    "more than meets the eye", "morph", "mutate", "offering", "offspring",
    "overload", "plot", "prowl", "retrace", "sneak", "spectacle", "surge", "suspend", "teamwork", "warp",
    "web-slinging",
]  # fmt: skip
"""A keyword by which a spell may be cast in another way, or for another cost.  (CR 118.8, 118.9)"""


class WarpedThisTurn(ConditionNode, frozen=True):
    """A spell was cast this turn for this other cost, by whomever."""

    cost: CastKeyword


class WasCastFor(ConditionNode, frozen=True):
    """The permanent's spell was cast for this other cost than its mana cost ("evoke").  (CR 118.9)"""

    cost: CastKeyword
    what: Things = Self()


class WasBeheld(ConditionNode, frozen=True):
    """Something like this was beheld as an additional cost, as the spell was cast.  (CR 2026 701.4b)"""

    where: tuple[Predicate, ...]


class GiftPromised(ConditionNode, frozen=True):
    """As the object was cast as a spell, its gift was promised to an opponent.  (CR 2026 702.174k)"""

    what: Things = Self()


class TributePaid(ConditionNode, frozen=True):
    """An opponent gave this its counters as it entered.  (CR 702.104b)"""


class WasCast(ConditionNode, frozen=True):
    """The object was cast by its controller, from a zone if one is named, or from any `but` one: their own hand."""

    what: Things = Self()
    origin: Zone | None = None
    by_you: bool = False
    but: Zone | None = None


class ManaSpent(ConditionNode, frozen=True):
    """At least so much mana of a colour, or of any (""), was spent to cast an object.  (CR 601.2h)"""

    colour: str
    least: int = 1
    what: Things = Self()


class CastThisTurn(ConditionNode, frozen=True):
    """One of these players has cast so many spells like these this turn; with `another`, other ones than this."""

    who: Players
    where: tuple[Predicate, ...] = ()
    least: int = 1
    another: bool = False


class CastLastTurn(ConditionNode, frozen=True):
    """A player cast so many spells or more in the turn before this one."""

    least: int = 1


class AtLevel(ConditionNode, frozen=True):
    """There are so many level counters on this, from `least` to `most`.  (CR 711.2)"""

    least: int
    most: int | None = None


class AtClassLevel(ConditionNode, frozen=True):
    """This Class is of such a level: of none it is of the first.  (CR 717.2)"""

    least: int
    most: int | None = None


class AtCharge(ConditionNode, frozen=True):
    """There are at least so many charge counters on this: what a station symbol asks for.  (CR 2026 721.2)"""

    least: int


class IsDaytime(ConditionNode, frozen=True):
    """It is day or night, or neither.  (CR 724.1)"""

    now: Literal["", "day", "night"]


class AttackedWith(ConditionNode, frozen=True):
    """One of these players has attacked with a creature this turn."""

    who: Players


class AttackedWithPower(ConditionNode, frozen=True):
    """You attacked this combat with creatures that had so much power in all as they were declared."""

    least: int


class AttackedThisStep(ConditionNode, frozen=True):
    """One of these players has been attacked in this step: not a planeswalker of theirs.  (CR 508.6)"""

    who: Players


class HitByOne(ConditionNode, frozen=True):
    """A player was dealt combat damage this turn by what you controlled then and was of this type, or a commander.

    (CR 2026 702.173a)
    """

    kind: str


class HitByKin(ConditionNode, frozen=True):
    """A player was dealt combat damage this turn by what you controlled then, and had a creature type of this card's.

    (CR 702.76a)
    """


class UsedThisTurn(ConditionNode, frozen=True):
    """This activated ability has been activated at least so many times this turn."""

    least: int


class ResolvedThisTurn(ConditionNode, frozen=True):
    """It is this time that this ability resolves in the turn, or one of these times."""

    times: tuple[int, ...]


class DidThisTurn(ConditionNode, frozen=True):
    """One of these players has done this in the turn.  (CR 701)"""

    who: Players
    what: Deed


class MostVotes(ConditionNode, frozen=True):
    """A choice got more votes than the other, or, with `or_tied`, at least as many."""

    choice: str
    or_tied: bool = False


class GuessedRight(ConditionNode, frozen=True):
    """You guessed a name correctly for a card of the source's name."""


class WholePoolInDeck(ConditionNode, frozen=True):
    """Every card in your card pool started the game in your library or in the command zone."""


class RemovedCardHas(ConditionNode, frozen=True):
    """You removed a card like this, with this keyword, from the draft with cards of the source's name."""

    keyword: str
    where: tuple[Predicate, ...] = (Is("Creature"),)


class FirstThisTurn(ConditionNode, frozen=True):
    """It is the first time this turn that the ability's event happened."""


class AttackedThisTurn(ConditionNode, frozen=True):
    """These objects attacked this turn."""

    what: Things


class FoughtThisCombat(ConditionNode, frozen=True):
    """An object was declared as an attacker or a blocker in this combat.  (CR 508.1, 509.1)"""

    what: Things = Self()


class CameSinceUpkeep(ConditionNode, frozen=True):
    """An object came under its controller's control since the beginning of that player's last upkeep.  (CR 702.30a)"""

    what: Things = Self()


class DealtDamageThisTurn(ConditionNode, frozen=True):
    """One of these players has been dealt damage this turn; combat damage by an object, if one is named."""

    who: Players
    by: Things | None = None


class MostLife(ConditionNode, frozen=True):
    """A player has the most life of all, or is tied for it."""

    who: Players


class HandEmpty(ConditionNode, frozen=True):
    """One of these players has no cards in hand."""

    who: Players


class Bind(ConditionNode, frozen=True):
    """Something goes by this name: an instruction has done or found something under it."""

    name: str


class WordIs(ConditionNode, frozen=True):
    """The word that was chosen under this name is this one."""

    name: str
    word: str


class ChoseWord(ConditionNode, frozen=True):
    """This word was chosen for the source as it entered, by one of these players if all of them chose.  (CR 614.12b)"""

    word: str
    who: Players | None = None


class DestroyedThisTurn(ConditionNode, frozen=True):
    """An object like this was destroyed this turn by a spell or ability of one of these players."""

    where: tuple[Predicate, ...]
    by: Players


class SacrificedThisTurn(ConditionNode, frozen=True):
    """One of these players has sacrificed an object like this in the turn.  (CR 701.17)"""

    who: Players
    where: tuple[Predicate, ...]


class CompletedDungeon(ConditionNode, frozen=True):
    """One of these players has completed a dungeon this game.  (CR 309.7)"""

    who: Players


class SourceIn(ConditionNode, frozen=True):
    """The card itself is in one of these zones: an ability that says so works only there.  (CR 113.6b)"""

    zones: tuple[Zone, ...]


class Every(ConditionNode, frozen=True):
    """All of these conditions hold."""

    of: tuple["Condition", ...]


class Either(ConditionNode, frozen=True):
    """One of these conditions holds."""

    of: tuple["Condition", ...]


class Unless(ConditionNode, frozen=True):
    """The condition does not hold."""

    of: "Condition"


Condition = families.AnyCondition
