"""What abilities speak of: objects, players and amounts.  (CR 109, 115, 608.2)

These three refer to each other, so they live together.  Nothing here is chosen or changed: these nodes are questions,
which the game answers for a source, its controller and what the ability has bound so far.

Names bound without being asked for, by a trigger or an instruction: "it" (what the event is about), "other" (its second
object: blocked, dealt damage to, targeted by), "player", "amount" (its number), "voter", and "each" inside a loop.
"""

from typing import Literal

from entaku.oracle.colours import Colours
from entaku.oracle.ir import families
from entaku.oracle.ir.counted import BoundAmount as BoundAmount
from entaku.oracle.ir.counted import CastBefore as CastBefore
from entaku.oracle.ir.counted import ChosenNumber as ChosenNumber
from entaku.oracle.ir.counted import GreatestLife as GreatestLife
from entaku.oracle.ir.counted import MostOfOne as MostOfOne
from entaku.oracle.ir.counted import PlayersAttacked as PlayersAttacked
from entaku.oracle.ir.counted import TimesKicked as TimesKicked
from entaku.oracle.ir.counted import TimesMutated as TimesMutated
from entaku.oracle.ir.counted import UnlockedDoors as UnlockedDoors
from entaku.oracle.ir.counted import VotesFor as VotesFor
from entaku.oracle.ir.counted import X as X
from entaku.oracle.ir.enchanted import EnchantedPlayer as EnchantedPlayer
from entaku.oracle.ir.how_cast import CastFrom as CastFrom
from entaku.oracle.ir.how_cast import CostHas as CostHas
from entaku.oracle.ir.how_cast import HasAdventure as HasAdventure
from entaku.oracle.ir.how_cast import Kicked as Kicked
from entaku.oracle.ir.identity_colours import IdentityColours as IdentityColours
from entaku.oracle.ir.led import OutsideIdentity as OutsideIdentity
from entaku.oracle.ir.lopsided import Lopsided as Lopsided
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.node import Zone as Zone
from entaku.oracle.ir.noted import NotedColour as NotedColour
from entaku.oracle.ir.noted import NotedName as NotedName
from entaku.oracle.ir.noted import NotedNumber as NotedNumber
from entaku.oracle.ir.noted import NotedPlayers as NotedPlayers
from entaku.oracle.ir.noted import NotedType as NotedType
from entaku.oracle.ir.noted import RemovedCards as RemovedCards
from entaku.oracle.ir.parity import Parity as Parity
from entaku.oracle.ir.qualities import Bears as Bears
from entaku.oracle.ir.qualities import Being as Being
from entaku.oracle.ir.qualities import BoundColour as BoundColour
from entaku.oracle.ir.qualities import BoundName as BoundName
from entaku.oracle.ir.qualities import CameThisTurn as CameThisTurn
from entaku.oracle.ir.qualities import ChosenFor as ChosenFor
from entaku.oracle.ir.qualities import ChosenName as ChosenName
from entaku.oracle.ir.qualities import Coloured as Coloured
from entaku.oracle.ir.qualities import Colourless as Colourless
from entaku.oracle.ir.qualities import DealtThisTurn as DealtThisTurn
from entaku.oracle.ir.qualities import DrawnThisTurn as DrawnThisTurn
from entaku.oracle.ir.qualities import ExiledWithSource as ExiledWithSource
from entaku.oracle.ir.qualities import Has as Has
from entaku.oracle.ir.qualities import HasCounter as HasCounter
from entaku.oracle.ir.qualities import Is as Is
from entaku.oracle.ir.qualities import IsAbility as IsAbility
from entaku.oracle.ir.qualities import Multicoloured as Multicoloured
from entaku.oracle.ir.qualities import Named as Named
from entaku.oracle.ir.qualities import NamedAsSource as NamedAsSource
from entaku.oracle.ir.qualities import OtherChosenName as OtherChosenName
from entaku.oracle.ir.qualities import Permanent as Permanent
from entaku.oracle.ir.qualities import TargetsOnly as TargetsOnly
from entaku.oracle.ir.qualities import TargetsOnlySource as TargetsOnlySource
from entaku.oracle.ir.qualities import UsedToCraft as UsedToCraft
from entaku.oracle.ir.referents import ActivePlayer as ActivePlayer
from entaku.oracle.ir.referents import Attached as Attached
from entaku.oracle.ir.referents import Bound as Bound
from entaku.oracle.ir.referents import BoundPlayer as BoundPlayer
from entaku.oracle.ir.referents import ChosenPlayer as ChosenPlayer
from entaku.oracle.ir.referents import Each as Each
from entaku.oracle.ir.referents import Giver as Giver
from entaku.oracle.ir.referents import Self as Self
from entaku.oracle.ir.referents import Targeted as Targeted
from entaku.oracle.ir.referents import TargetedPlayer as TargetedPlayer
from entaku.oracle.ir.referents import TheMonarch as TheMonarch
from entaku.oracle.ir.referents import You as You
from entaku.oracle.ir.statuses import Status as Status
from entaku.oracle.ir.teams import YourTeam as YourTeam

Comparison = Literal["<=", ">=", "=", "<", ">"]

# Players.


class ControllerOf(Node, frozen=True):
    """The controller of an object, as it last was."""

    what: "Things"


class OwnerOf(Node, frozen=True):
    """The owner of an object."""

    what: "Things"


class DefendingPlayer(Node, frozen=True):
    """The player whom an attacking creature attacks, or whose planeswalker it attacks.  (CR 508.5)"""

    what: "Things"


class LeftOf(Node, frozen=True):
    """The nearest player in the game to the left of another, or to the right."""

    who: "Players"
    right: bool = False


class PlayersWho(Node, frozen=True):
    """The players among others for whom a condition holds; the condition knows each as the bound player "each"."""

    of: "Players"
    condition: "families.AnyCondition"


class Except(Node, frozen=True):
    """The players among some who are not among others ("each other opponent")."""

    of: "Players"
    who: "Players"


class VotedOtherwise(Node, frozen=True):
    """The players among others who voted for a choice that you did not vote for, in the vote just finished."""

    of: "Players"


Players = (
    You | Each | ControllerOf | OwnerOf | TargetedPlayer | BoundPlayer | DefendingPlayer | TheMonarch | ActivePlayer
    | LeftOf | PlayersWho | Except | NotedPlayers | VotedOtherwise | ChosenPlayer | YourTeam | EnchantedPlayer
)  # fmt: skip

# What an object is like.


class Not(Node, frozen=True):
    """It is not so."""

    of: "Predicate"


class AnyOf(Node, frozen=True):
    """At least one of these is so."""

    of: tuple["Predicate", ...]


class AllOf(Node, frozen=True):
    """All of these are so."""

    of: tuple["Predicate", ...]


class Stat(Node, frozen=True):
    """One of its numbers compares so with an amount."""

    of: Literal["power", "toughness", "mana value", "power and toughness"]
    how: Comparison
    amount: "Amount"


class ControlledBy(Node, frozen=True):
    """One of these players controls it."""

    who: Players


class OwnedBy(Node, frozen=True):
    """One of these players owns it."""

    who: Players


class Attacking(Node, frozen=True):
    """It is attacking one of these players, or a planeswalker of theirs if so said."""

    who: Players
    or_planeswalker: bool = False


class SameNameAs(Node, frozen=True):
    """It has the same name as an object."""

    what: "Things"


class SharesColour(Node, frozen=True):
    """It is of a colour that an object is of.  (CR 105.2)"""

    what: "Things"


class SharesType(Node, frozen=True):
    """It has a card type that an object has.  (CR 205.2)"""

    what: "Things"


class SharesCreatureType(Node, frozen=True):
    """It has a creature type that an object has.  (CR 205.3m)"""

    what: "Things"


class SharesLandType(Node, frozen=True):
    """It has a land type that an object has.  (CR 205.3i)"""

    what: "Things"


class BlockedBy(Node, frozen=True):
    """An object is blocking it.  (CR 509.1g)"""

    what: "Things"


class Blocking(Node, frozen=True):
    """It is blocking an object.  (CR 509.1g)"""

    what: "Things"


class AttachedTo(Node, frozen=True):
    """It is attached to an object.  (CR 701.3)"""

    what: "Things"


class DamagedThisTurn(Node, frozen=True):
    """It was dealt damage this turn, by an object if one is named.  (CR 120.3)"""

    by: "Things | None" = None


class CrewOf(Node, frozen=True):
    """It crewed an object this turn, or saddled it with `saddling`.  (CR 702.122b, 2026 702.171c)"""

    what: "Things"
    saddling: bool = False


class Other(Node, frozen=True):
    """It is not the source; in a target, or with `than`, not that object."""

    than: "Things | None" = None


class TargetsSome(Node, frozen=True):
    """It has a target that is one of these objects, or one of these players; `alone`: and no other target."""

    what: "Things | None" = None
    who: Players | None = None
    alone: bool = False


Predicate = (
    Is | Permanent | Not | AnyOf | AllOf | Coloured | Colourless | Multicoloured | BoundColour | NotedColour | Has
    | Stat | ControlledBy | OwnedBy | Being | Attacking | Named | NamedAsSource | ChosenName | OtherChosenName
    | NotedName | NotedType | BoundName | SameNameAs | SharesColour | HasCounter | Other | IsAbility | TargetsOnly
    | TargetsSome | CameThisTurn | CastFrom | ExiledWithSource | UsedToCraft | ChosenFor | SharesType | BlockedBy
    | OutsideIdentity | SharesCreatureType | SharesLandType | Blocking | AttachedTo | DamagedThisTurn | DrawnThisTurn
    | Parity | Kicked | Lopsided | CostHas | HasAdventure | DealtThisTurn | Bears | TargetsOnlySource | CrewOf
)  # fmt: skip

# Objects.


class Group(Node, frozen=True):
    """Every object in a zone (`of` these players, or all) that is like this; as an event's subject or target: any."""

    where: tuple[Predicate, ...] = ()
    zone: Zone = "battlefield"
    of: Players | None = None


class Among(Node, frozen=True):
    """Those of the objects bound to a name that are like this."""

    name: str
    where: tuple[Predicate, ...] = ()


class Both(Node, frozen=True):
    """The objects, and players, of several phrases together."""

    of: tuple["Things | Players", ...]


class TargetsOf(Node, frozen=True):
    """The permanents that a spell or ability targets."""

    what: "Things"


class TopCards(Node, frozen=True):
    """The top cards of a library, or the bottom ones; of these those that are like this."""

    who: Players
    amount: "Amount" = 1
    bottom: bool = False
    where: tuple[Predicate, ...] = ()


class Commanders(Node, frozen=True):
    """The commanders that players own, wherever they are.  (CR 903.3)"""

    who: Players


Things = Self | Giver | Targeted | Bound | Attached | Group | Among | Both | TargetsOf | TopCards | Commanders

# Amounts.


class Count(Node, frozen=True):
    """How many objects or players these are."""

    of: Things | Players


class Sum(Node, frozen=True):
    """The total of one number of these objects."""

    stat: Literal["power", "toughness", "mana value"]
    of: Things


class Greatest(Node, frozen=True):
    """The greatest of one number among these objects, 0 if there are none."""

    stat: Literal["power", "toughness", "mana value"]
    of: Things


class StatOf(Node, frozen=True):
    """One number of an object, as it is or last was."""

    stat: Literal["power", "toughness", "mana value", "total"]
    of: Things


class CountersOn(Node, frozen=True):
    """How many counters of a kind, or of any (""), are on these objects."""

    kind: str
    of: Things


class LifeOf(Node, frozen=True):
    """A player's life total."""

    who: Players


class SpeedOf(Node, frozen=True):
    """A player's speed, 0 if they have none.  (CR 2026 702.179f)"""

    who: Players


class PlayerCounters(Node, frozen=True):
    """How many counters of a kind a player has.  (CR 122.1)"""

    kind: str
    who: Players = You()


class StartingLife(Node, frozen=True):
    """The life total that a player started the game with.  (CR 103.3)"""

    who: Players


class CommanderCasts(Node, frozen=True):
    """How many times a player has cast their commanders from the command zone this game, or one of them.  (CR 903.8)"""

    who: Players
    which: "Things | None" = None


class SpellsCast(Node, frozen=True):
    """How many spells like these players have cast this turn; with `another`, other ones than this."""

    who: Players
    where: tuple[Predicate, ...] = ()
    another: bool = False


class GreatestCast(Node, frozen=True):
    """The greatest mana value among the spells like these that you have cast this turn, else 0."""

    where: tuple["Predicate", ...] = ()


class ColoursSpent(Node, frozen=True):
    """Of how many colours the mana was that was spent to cast an object.  (CR 601.2h)"""

    what: Things = Self()


class SpentToCast(Node, frozen=True):
    """How much mana was spent to cast an object.  (CR 601.2h)"""

    what: Things


class DamageThisTurn(Node, frozen=True):
    """How much damage these players have been dealt this turn.  (CR 702.54b)"""

    who: Players


class Kinds(Node, frozen=True):
    """How many of a kind these objects have between them: each colour, power, role of a party (CR 700.8) once."""

    of: Literal["card type", "basic land type", "colour", "power", "mana value", "name", "party"]
    among: Things


class CardsDrawn(Node, frozen=True):
    """How many cards players have drawn this turn."""

    who: Players


class CardsDiscarded(Node, frozen=True):
    """How many cards players have discarded this turn.  (CR 701.8)"""

    who: Players


class LifeGained(Node, frozen=True):
    """How much life players have gained this turn."""

    who: Players


class LifeLost(Node, frozen=True):
    """How much life players have lost this turn."""

    who: Players


class DeathsThisTurn(Node, frozen=True):
    """How many objects that were like this as they last existed died this turn.  (CR 608.2h, 700.4)"""

    where: tuple[Predicate, ...]


class EntriesThisTurn(Node, frozen=True):
    """How many objects like this have entered the battlefield this turn, under the control of these players."""

    who: Players
    where: tuple[Predicate, ...] = ()


class Times(Node, frozen=True):
    """A whole multiple of an amount."""

    factor: int
    amount: "Amount"


class Half(Node, frozen=True):
    """Half an amount, rounded down, or up."""

    amount: "Amount"
    up: bool = False


class Plus(Node, frozen=True):
    """The sum of several amounts."""

    of: tuple["Amount", ...]


class Blocked(Node, frozen=True):
    """How many creatures an object is blocking."""

    what: Things


class DevotionLike(Node, frozen=True):
    """How many mana symbols of these colours are in the mana costs of these objects; "": of that chosen.  (CR 700.5)"""

    colours: Colours
    of: Things


Amount = (
    int | X | Count | Sum | Greatest | StatOf | CountersOn | UnlockedDoors | LifeOf | GreatestLife | CastBefore | Kinds
    | MostOfOne | TimesKicked | BoundAmount | NotedNumber | ChosenNumber | RemovedCards | VotesFor | PlayersAttacked
    | Times | Half | Plus | Blocked | DevotionLike | ColoursSpent | SpentToCast | StartingLife | CommanderCasts
    | LifeGained | CardsDrawn | CardsDiscarded | LifeLost | DamageThisTurn | SpellsCast | SpeedOf | PlayerCounters
    | DeathsThisTurn | EntriesThisTurn | TimesMutated | GreatestCast | IdentityColours
)  # fmt: skip
