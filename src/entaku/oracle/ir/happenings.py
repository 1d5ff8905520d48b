"""What abilities wait for: the events that make them trigger.  (CR 603)

Each binds what later words refer to: "it" is the object that the event is about, "other" a second object, "player" the
player, "amount" the number.  What happens to several at once happens once for each of them, unless it says otherwise.
"""

from typing import Literal

from entaku.oracle.ir.combat_happenings import AttackDifferent as AttackDifferent
from entaku.oracle.ir.combat_happenings import Attacks as Attacks
from entaku.oracle.ir.combat_happenings import AttacksUnblocked as AttacksUnblocked
from entaku.oracle.ir.combat_happenings import BecomesBlocked as BecomesBlocked
from entaku.oracle.ir.combat_happenings import Blocks as Blocks
from entaku.oracle.ir.combat_happenings import DealsDamage as DealsDamage
from entaku.oracle.ir.combat_happenings import Enlists as Enlists
from entaku.oracle.ir.combat_happenings import Exerts as Exerts
from entaku.oracle.ir.combat_happenings import IsDealtDamage as IsDealtDamage
from entaku.oracle.ir.combat_happenings import PlayerAttacks as PlayerAttacks
from entaku.oracle.ir.combat_happenings import PlayerIsAttacked as PlayerIsAttacked
from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.deeds import Deed as Deed
from entaku.oracle.ir.designations import Designation
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.object_happenings import BecomesAttached as BecomesAttached
from entaku.oracle.ir.object_happenings import CreatesToken as CreatesToken
from entaku.oracle.ir.object_happenings import Mills as Mills
from entaku.oracle.ir.object_happenings import NthCounterPut as NthCounterPut
from entaku.oracle.ir.things import Attached, Each, Group, Players, Predicate, Self, Things, Zone

Step = Literal[
    "untap", "upkeep", "draw", "main", "precombat main", "combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
]  # fmt: skip


class Enters(Node, frozen=True):
    """An object enters the battlefield, maybe only from a zone, or from that zone of these players: "it"."""

    what: Things
    origin: Zone | None = None
    of: Players | None = None


class Dies(Node, frozen=True):
    """An object is put into a graveyard from the battlefield: "it".  (CR 700.4)"""

    what: Things


class Leaves(Node, frozen=True):
    """An object leaves the battlefield: "it"; `alive`, where it doesn't die thereby.  (CR 603.6c, 700.4)"""

    what: Things
    alive: bool = False


class Moves(Node, frozen=True):
    """An object is put into a zone, or any (None), from another, or from anywhere, but not from `other_than`: "it".

    `resolving`: a spell, as it resolves itself  (CR 608.2m).
    """

    what: Things
    to: Zone | None
    origin: Zone | None = None
    other_than: Zone | None = None
    resolving: bool = False

    def tells(self, field: str) -> bool:
        """What is of a zone moves from there, whether or not that is said again."""
        return field != "origin" or not isinstance(self.what, Group) or self.what.zone != self.origin


class Casts(Node, frozen=True):
    """A player casts a spell like this, or the n-th like this in a turn: "it", "player".

    `of` limits it to the turns of some players.
    """

    who: Players
    where: tuple[Predicate, ...] = ()
    nth: int | None = None
    of: Players | None = None


class Copies(Node, frozen=True):
    """A player copies a spell like this: "it" is the copy, "player".  (CR 707.10)"""

    who: Players
    where: tuple[Predicate, ...] = ()


class Draws(Node, frozen=True):
    """A player draws a card: "player", "it"; the n-th that the player draws in a turn, if so said.

    `but_first`: not the first card that the player draws in each of their draw steps.
    """

    who: Players
    nth: int | None = None
    but_first: bool = False


class Discards(Node, frozen=True):
    """A player discards a card, or one like this: "player", "it"."""

    who: Players
    where: tuple[Predicate, ...] = ()


class GainsLife(Node, frozen=True):
    """A player gains life: "player", "amount"."""

    who: Players


class GetsCounters(Node, frozen=True):
    """A player gets one or more counters of a kind: "player", "amount".  (CR 122.1)"""

    who: Players
    kind: str


class LosesLife(Node, frozen=True):
    """A player loses life: "player", "amount" of it in all."""

    who: Players


class PlaysLand(Node, frozen=True):
    """A player plays a land: "player", "it"; from a zone, or from anywhere but one, if so said.  (CR 305.1)"""

    who: Players
    origin: Zone | None = None
    other_than: Zone | None = None


class TapsForMana(Node, frozen=True):
    """A player taps a permanent for mana: "player", "it"; "mana" is what it produced.  (CR 106.12)"""

    who: Players
    what: Group | Attached | Self


class Destroys(Node, frozen=True):
    """A spell or ability of one of these players destroys a permanent: "it", "player".  (CR 701.7)"""

    who: Players
    what: Things


class LosesControl(Node, frozen=True):
    """A player loses control of a permanent that stays on the battlefield: "it", "player"."""

    who: Players
    what: Things


class EntersRoom(Node, frozen=True):
    """Your venture marker comes into a room of a dungeon: what no text says, but every room.  (CR 309.4c)"""


class CompletesDungeon(Node, frozen=True):
    """A player completes a dungeon: "player".  (CR 309.7)"""

    who: Players


class BecomesTapped(Node, frozen=True):
    """A permanent becomes tapped, or untapped: "it"."""

    what: Things
    untapped: bool = False


class BecomesTarget(Node, frozen=True):
    """An object or player becomes the target of a spell or ability: "it" or "player"; "other" is what targets it.

    `by_spell`: only of a spell; `like`: only of a spell like this.
    """

    what: Things | None = None
    who: Players | None = None
    of_opponent: bool = False
    of_yours: bool = False
    first: bool = False
    by_spell: bool = False
    like: tuple[Predicate, ...] = ()


class Sacrifices(Node, frozen=True):
    """A player sacrifices a permanent: "player", "it"."""

    who: Players
    what: Group = Group()


class BeginningOf(Node, frozen=True):
    """A step begins, of the turn of one of these players: "player".  (CR 603.6)

    `first` asks that it is the first such step of that player's, or of the whole game (`first_of_game`).
    """

    step: Step
    whose: Players = Each()
    first: bool = False
    first_of_game: bool = False


class BecomesMonarch(Node, frozen=True):
    """A player becomes the monarch: "player"."""

    who: Players


class RingTempts(Node, frozen=True):
    """The Ring has tempted a player: "player", and "it", the creature that they chose, if any.  (CR 2026 701.54d)

    `bearing` asks that they chose one.
    """

    who: Players
    bearing: bool = False


class BecomesMonstrous(Node, frozen=True):
    """A creature becomes monstrous: "it", "amount", which is also X.  (CR 701.31)"""

    what: Things = Self()


class Exploits(Node, frozen=True):
    """A creature exploits one like `which`: "it", "other".  (CR 702.110b)"""

    what: Things
    which: Group


class Mutates(Node, frozen=True):
    """A spell merges with a creature: "it".  (CR 702.140d)"""

    what: Things


class Activates(Node, frozen=True):
    """A player activates an ability that isn't a mana ability: "player", and "it", the ability.  (CR 602.2)

    One of permanents like these, with `which` a loyalty ability or a boast ability alone.
    """

    who: Players
    what: Group | None = None
    which: Literal["", "loyalty", "boast"] = ""


class FinishVoting(Node, frozen=True):
    """Players finish voting."""


class CountersReach(Node, frozen=True):
    """There are so many counters of a kind on an object: a state trigger.  (CR 603.8)"""

    kind: str
    least: int
    what: Things = Self()


class ComesTrue(Node, frozen=True):
    """A condition holds: a state trigger.  (CR 603.8)"""

    condition: Condition


class CountersPut(Node, frozen=True):
    """A counter of a kind, or of any (""), is put on an object: "it"; once for each counter.  (CR 122.6a)

    `by`: one of these players puts it.
    """

    kind: str
    what: Things
    by: Players | None = None


class LastCounterRemoved(Node, frozen=True):
    """The last counter of a kind is removed from an object: "it".  (CR 702.63a)"""

    kind: str
    what: Things = Self()


class CountersRemoved(Node, frozen=True):
    """A counter of a kind is removed from an object: "it"; once for each counter.  (CR 122.1)"""

    kind: str
    what: Things = Self()


class Cycles(Node, frozen=True):
    """A player cycles a card: "it", "player"; the card itself, or any other.  (CR 702.29c)"""

    who: Players
    what: Things = Self()


class MadeToDiscard(Node, frozen=True):
    """A spell or ability of one of these players causes you to discard this, or any card: "it"; its "player"."""

    by: Players
    what: Things | None = Self()


class TurnedFaceUp(Node, frozen=True):
    """An object is turned face up: "it"."""

    what: Things = Self()


class TransformsInto(Node, frozen=True):
    """A permanent transforms or converts, and then is this, and like this: "it".  (CR 701.28e, 2026 701.27e)"""

    what: Things = Self()
    into: tuple[Predicate, ...] = ()


class Chapter(Node, frozen=True):
    """Lore counters are put onto this Saga, and it comes to one of these chapters: once for each.  (CR 715.2b)"""

    numbers: tuple[int, ...]


class BecomesLevel(Node, frozen=True):
    """This Class becomes so high a level.  (CR 717.2)"""

    level: int


class Unlocks(Node, frozen=True):
    """Its controller unlocks this door of a Room: the half that says so, which its card tells.  (CR 2026 709.5h)"""

    half: Designation | None = None


class DaytimeChanges(Node, frozen=True):
    """Day becomes night, or night becomes day.  (CR 724.1a)"""


class Does(Node, frozen=True):
    """A player does something: "player", "won" if they won a clash so; "amount" the highest result of dice.  (CR 701)

    `first` asks that it is the first time in the turn, `won` that the clash was won.
    """

    who: Players
    what: Deed
    first: bool = False
    won: bool = False


Change = Literal[
    "explores", "connives", "endures", "becomes plotted", "becomes prepared", "becomes suspected", "becomes renowned",
    "becomes crewed", "becomes saddled", "is exerted",
    "sees chaos", "is planeswalked to", "is planeswalked away from", "is encountered", "is set in motion",
]  # fmt: skip
"""What comes over an object that abilities wait for; chaos ensues for each plane that is face up.  (CR 310.7)"""


class Undergoes(Node, frozen=True):
    """Something comes over an object by a keyword, or over a plane or scheme: "it".  (CR 701.40b, 901.11)"""

    what: Things
    change: Change


class PhasesOut(Node, frozen=True):
    """A permanent phases out: "it".  (CR 603.10b, 702.26)"""

    what: Things = Self()


class PhasesIn(Node, frozen=True):
    """A permanent phases in: "it".  (CR 702.26)"""

    what: Things = Self()


class Crews(Node, frozen=True):
    """A creature crews a Vehicle as a player pays for that: "it", "other" is the Vehicle.  (CR 702.122b)

    With `saddling` it saddles a Mount.  (CR 2026 702.171c)
    """

    what: Things
    which: Group
    saddling: bool = False


class AnyHappening(Node, frozen=True):
    """One of several events happens."""

    of: tuple["Happening", ...]


class OneOrMore(Node, frozen=True):
    """An event happens to one or more at a time: once, and what it binds is all of them.  (CR 603.2c)

    Damage to a player, what a player does and counters on an object: once for each player or object.  "amount" is how
    many it happened to, of damage and counters how much.
    """

    of: "Happening"


Happening = (
    Enters
    | Dies
    | Leaves
    | Moves
    | Attacks
    | AttackDifferent
    | Exerts
    | Enlists
    | Blocks
    | BecomesBlocked
    | DealsDamage
    | IsDealtDamage
    | Casts
    | Draws
    | Discards
    | GainsLife
    | GetsCounters
    | LosesLife
    | PlaysLand
    | TapsForMana
    | BecomesTapped
    | BecomesTarget
    | Sacrifices
    | BeginningOf
    | BecomesMonarch
    | RingTempts
    | BecomesMonstrous
    | Exploits
    | Mutates
    | FinishVoting
    | CountersReach
    | ComesTrue
    | AttacksUnblocked
    | PlayerAttacks
    | PlayerIsAttacked
    | Destroys
    | LosesControl
    | EntersRoom
    | Unlocks
    | CompletesDungeon
    | Copies
    | CountersPut
    | LastCounterRemoved
    | CountersRemoved
    | Cycles
    | MadeToDiscard
    | TurnedFaceUp
    | TransformsInto
    | DaytimeChanges
    | Activates
    | Does
    | Undergoes
    | PhasesOut
    | PhasesIn
    | Crews
    | Chapter
    | BecomesLevel
    | Mills
    | CreatesToken
    | BecomesAttached
    | NthCounterPut
    | AnyHappening
    | OneOrMore
)
