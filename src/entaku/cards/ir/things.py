"""What abilities speak of: objects, players and amounts.  (CR 109, 115, 608.2)

These three refer to each other, so they live together.  Nothing here is chosen or changed: these nodes are questions,
which the game answers for a source, its controller and what the ability has bound so far.

Names bound without being asked for, by a trigger or an instruction: "it" (what the event is about), "other" (its second
object: blocked, dealt damage to, targeted by), "player", "amount" (its number), "voter", and "each" inside a loop.
"""

from typing import Literal

from entaku.cards.colours import Colours
from entaku.cards.ir.counted import BoundAmount as BoundAmount
from entaku.cards.ir.counted import ChosenNumber as ChosenNumber
from entaku.cards.ir.counted import GreatestLife as GreatestLife
from entaku.cards.ir.counted import PlayersAttacked as PlayersAttacked
from entaku.cards.ir.counted import TimesKicked as TimesKicked
from entaku.cards.ir.counted import TimesMutated as TimesMutated
from entaku.cards.ir.counted import VotesFor as VotesFor
from entaku.cards.ir.drawn import CardsDrawn as CardsDrawn
from entaku.cards.ir.drawn import DrawnThisTurn as DrawnThisTurn
from entaku.cards.ir.led import OutsideIdentity as OutsideIdentity
from entaku.cards.ir.node import Node
from entaku.cards.ir.noted import NotedColour as NotedColour
from entaku.cards.ir.noted import NotedName as NotedName
from entaku.cards.ir.noted import NotedNumber as NotedNumber
from entaku.cards.ir.noted import NotedPlayers as NotedPlayers
from entaku.cards.ir.noted import NotedType as NotedType
from entaku.cards.ir.noted import RemovedCards as RemovedCards
from entaku.cards.ir.parity import Parity as Parity
from entaku.cards.ir.statuses import Status as Status
from entaku.cards.ir.teams import YourTeam as YourTeam

Zone = Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "outside"]
Comparison = Literal["<=", ">=", "=", "<", ">"]

# Players.


class You(Node, frozen=True):
    """You: the controller of the ability."""


class Each(Node, frozen=True):
    """Each player, opponent, or other player, in APNAP order; as a subject of an event: any of them."""

    who: Literal["player", "opponent", "other"] = "player"


class ControllerOf(Node, frozen=True):
    """The controller of an object, as it last was."""

    what: "Things"


class OwnerOf(Node, frozen=True):
    """The owner of an object."""

    what: "Things"


class TargetedPlayer(Node, frozen=True):
    """The player that is the n-th target (counted from 0), or each of them."""

    n: int = 0


class BoundPlayer(Node, frozen=True):
    """The player or players that go by this name in the ability ("player", "voter", "each", "chosen")."""

    name: str = "player"


class DefendingPlayer(Node, frozen=True):
    """The player whom an attacking creature attacks, or whose planeswalker it attacks.  (CR 508.5)"""

    what: "Things"


class TheMonarch(Node, frozen=True):
    """The monarch, if there is one.  (CR 720)"""


class ActivePlayer(Node, frozen=True):
    """The player whose turn it is."""


class LeftOf(Node, frozen=True):
    """The nearest player in the game to the left of another, or to the right."""

    who: "Players"
    right: bool = False


class PlayersWho(Node, frozen=True):
    """The players among others for whom a condition holds; the condition knows each as the bound player "each"."""

    of: "Players"
    condition: "conditions.Condition"


class Except(Node, frozen=True):
    """The players among some who are not among others ("each other opponent")."""

    of: "Players"
    who: "Players"


class ChosenPlayer(Node, frozen=True):
    """The player chosen for the source as it entered."""


class VotedOtherwise(Node, frozen=True):
    """The players among others who voted for a choice that you did not vote for, in the vote just finished."""

    of: "Players"


Players = (
    You | Each | ControllerOf | OwnerOf | TargetedPlayer | BoundPlayer | DefendingPlayer | TheMonarch | ActivePlayer
    | LeftOf | PlayersWho | Except | NotedPlayers | VotedOtherwise | ChosenPlayer | YourTeam
)  # fmt: skip

# What an object is like.


class Is(Node, frozen=True):
    """It has this card type, supertype or subtype, spelt as on a type line ("Creature", "Basic", "Goblin")."""

    what: str


class Permanent(Node, frozen=True):
    """It is a permanent card or spell: it has a permanent type.  (CR 110.4a)"""


class Not(Node, frozen=True):
    """It is not so."""

    of: "Predicate"


class AnyOf(Node, frozen=True):
    """At least one of these is so."""

    of: tuple["Predicate", ...]


class AllOf(Node, frozen=True):
    """All of these are so."""

    of: tuple["Predicate", ...]


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


class Being(Node, frozen=True):
    """It has this status or part in combat; "in its pair": the source or its partner; "haunted": by the source."""

    status: Status


class Attacking(Node, frozen=True):
    """It is attacking one of these players, or a planeswalker of theirs if so said."""

    who: Players
    or_planeswalker: bool = False


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


class HasCounter(Node, frozen=True):
    """It has at least so many counters of a kind on it, "": of any kinds."""

    kind: str
    least: int = 1


class Other(Node, frozen=True):
    """It is not the source; in a target, or with `than`, not that object."""

    than: "Things | None" = None


class IsAbility(Node, frozen=True):
    """It is an activated or triggered ability on the stack; without this, what is on the stack means spells."""

    kind: Literal["", "activated", "triggered"] = ""


class TargetsOnly(Node, frozen=True):
    """It has exactly so many targets."""

    count: int = 1


class TargetsSome(Node, frozen=True):
    """It has a target that is one of these objects, or one of these players."""

    what: "Things | None" = None
    who: Players | None = None


class CameThisTurn(Node, frozen=True):
    """It was put into the zone where it is, from another, this turn; None: it has entered the battlefield."""

    origin: Zone | None = "battlefield"


class CastFrom(Node, frozen=True):
    """It was cast from this zone by its controller: from a hand, library or graveyard of their own."""

    zone: Zone


class ExiledWithSource(Node, frozen=True):
    """It was exiled by the source, or by cards of the source's name before the game.  (CR 607)"""

    by_name: bool = False


class ChosenFor(Node, frozen=True):
    """It has the creature type, land type or card type chosen for the source."""


Predicate = (
    Is | Permanent | Not | AnyOf | AllOf | Coloured | Colourless | Multicoloured | BoundColour | NotedColour | Has
    | Stat | ControlledBy | OwnedBy | Being | Attacking | Named | NamedAsSource | ChosenName | OtherChosenName
    | NotedName | NotedType | BoundName | SameNameAs | SharesColour | HasCounter | Other | IsAbility | TargetsOnly
    | TargetsSome | CameThisTurn | CastFrom | ExiledWithSource | ChosenFor | SharesType | BlockedBy | OutsideIdentity
    | SharesCreatureType | SharesLandType | Blocking | AttachedTo | DamagedThisTurn | DrawnThisTurn | Parity
)  # fmt: skip

# Objects.


class Self(Node, frozen=True):
    """The object that the ability is on, or the spell itself."""


class Targeted(Node, frozen=True):
    """What is the n-th target (counted from 0), or each of them if several may be chosen."""

    n: int = 0


class Bound(Node, frozen=True):
    """The object or objects that go by this name in the ability."""

    name: str = "it"


class Attached(Node, frozen=True):
    """The object that the source enchants, equips or fortifies."""


class Group(Node, frozen=True):
    """Every object in a zone that is like this; as the subject of an event or a target: any of them.

    `of` limits hands, libraries and graveyards to those of some players; None is all players'.
    """

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


Things = Self | Targeted | Bound | Attached | Group | Among | Both | TargetsOf | TopCards | Commanders

# Amounts.


class X(Node, frozen=True):
    """The value of X chosen as the spell was cast or the ability activated; else the amount bound to "X"."""


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
    """How many counters of a kind are on these objects."""

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


class CastBefore(Node, frozen=True):
    """How many spells were cast before a spell this turn, by anybody.  (CR 702.40)"""

    what: Things = Self()


class SpellsCast(Node, frozen=True):
    """How many spells like these players have cast this turn; with `another`, other ones than this."""

    who: Players
    where: tuple[Predicate, ...] = ()
    another: bool = False


class MostOfOne(Node, frozen=True):
    """The greatest number of the objects bound to a name that belong to one player."""

    name: str


class ColoursSpent(Node, frozen=True):
    """Of how many colours the mana was that was spent to cast an object.  (CR 601.2h)"""

    what: Things = Self()


class DamageThisTurn(Node, frozen=True):
    """How much damage these players have been dealt this turn.  (CR 702.54b)"""

    who: Players


class Kinds(Node, frozen=True):
    """How many of a kind these objects have between them: each colour, power, role of a party (CR 700.8) once."""

    of: Literal["card type", "basic land type", "colour", "power", "mana value", "name", "party"]
    among: Things


class LifeGained(Node, frozen=True):
    """How much life players have gained this turn."""

    who: Players


class LifeLost(Node, frozen=True):
    """How much life players have lost this turn."""

    who: Players


class DeathsThisTurn(Node, frozen=True):
    """How many objects that were like this as they last existed died this turn.  (CR 608.2h, 700.4)"""

    where: tuple[Predicate, ...]


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
    int | X | Count | Sum | Greatest | StatOf | CountersOn | LifeOf | GreatestLife | CastBefore | MostOfOne
    | TimesKicked | BoundAmount | NotedNumber | ChosenNumber | RemovedCards | VotesFor | PlayersAttacked | Times | Half
    | Plus | Blocked | DevotionLike | ColoursSpent | StartingLife | CommanderCasts | Kinds | LifeGained | LifeLost
    | DamageThisTurn | SpellsCast | SpeedOf | PlayerCounters | DeathsThisTurn | TimesMutated | CardsDrawn
)  # fmt: skip

PARTY = Kinds("party", Group((Is("Creature"), ControlledBy(You()))))
"""How many creatures are in your party.  (CR 700.8)"""

# A player may be one for whom a condition holds, and conditions speak of players: the name is looked up when needed.
from entaku.cards.ir import conditions  # noqa: E402
