"""What happens in a game, said once, in the past tense.  Triggers, logs, statistics and animations read these.

Objects are named by id; since ids change with zones, a move names both.  `card` is the name, as those who may see the
object know it.
"""

from typing import Literal

from entaku.cards.ir.designations import Designation
from entaku.cards.ir.things import Zone
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.events_beside import PlanarDieRolled as PlanarDieRolled
from entaku.magic.events_beside import PlaneTurnedUp as PlaneTurnedUp
from entaku.magic.events_beside import SchemeAbandoned as SchemeAbandoned
from entaku.magic.events_beside import SchemeSetInMotion as SchemeSetInMotion


class Moved(Event, frozen=True, tag="moved"):
    """An object went from a zone to another and became a new object there.  (CR 400.7)

    `seen`: everybody saw which card it was; otherwise only its owner did.  `cause`: "draw", "discard", "sacrifice",
    "destroy", "play", "cast", "resolve", "counter", "state", "leave", "mill", "rumble" or "".  `part`: it is a further
    card of a permanent that the event before tells of, no other object that moved.  (CR 723.3)  `by`: by whose spell or
    ability it was destroyed, -1 for nobody's.
    """

    was: int
    now: int
    card: str
    owner: Seat
    controller: Seat
    origin: Zone
    to: Zone
    seen: bool
    cause: str = ""
    part: bool = False
    by: Seat = -1


class Created(Event, frozen=True, tag="created"):
    """A token came to be, or an emblem."""

    object: int
    card: str
    controller: Seat
    zone: Zone = "battlefield"


class Ceased(Event, frozen=True, tag="ceased"):
    """An object that is no card ceased to exist."""

    object: int
    card: str


class Phased(Event, frozen=True, tag="phased"):
    """A permanent phased out or, with `into`, phased in; it is where it was all the time.  (CR 702.26)"""

    object: int
    card: str
    controller: Seat
    into: bool = False


class Departed(Event, frozen=True, tag="departed"):
    """A permanent left the game with its owner.  (CR 800.4a)"""

    object: int
    card: str
    controller: Seat


class Tapped(Event, frozen=True, tag="tapped"):
    object: int
    untapped: bool = False
    for_mana: bool = False


class LifeChanged(Event, frozen=True, tag="life-changed"):
    """A player gained or lost life; `paid` as a cost, `damage` by damage."""

    seat: Seat
    change: int
    now: int
    why: str = ""


class Damaged(Event, frozen=True, tag="damaged"):
    """A source dealt damage to an object or a player."""

    source: int
    amount: int
    object: int | None = None
    seat: Seat | None = None
    combat: bool = False
    controller: Seat = -1


class Countered(Event, frozen=True, tag="countered"):
    object: int
    card: str


class PlayerCountersChanged(Event, frozen=True, tag="player-counters"):
    """A player got counters of a kind, or paid or lost them."""

    seat: Seat
    kind: str
    change: int
    now: int


class CountersChanged(Event, frozen=True, tag="counters-changed"):
    object: int
    kind: str
    change: int
    now: int


class Copied(Event, frozen=True, tag="copied"):
    """A player copied a spell: the copy is on the stack.  (CR 707.10)"""

    seat: Seat
    object: int
    card: str


class Cast(Event, frozen=True, tag="cast"):
    seat: Seat
    object: int
    card: str
    origin: Zone


class ActivatedAbility(Event, frozen=True, tag="activated"):
    seat: Seat
    object: int
    source: int
    card: str


class TriggeredAbility(Event, frozen=True, tag="triggered"):
    seat: Seat
    object: int
    source: int
    card: str


class Targeted(Event, frozen=True, tag="targeted"):
    """A spell or ability on the stack has these targets."""

    object: int
    objects: tuple[int, ...]
    seats: tuple[Seat, ...]


class Resolved(Event, frozen=True, tag="resolved"):
    object: int
    card: str
    fizzled: bool = False


class ManaAdded(Event, frozen=True, tag="mana-added"):
    seat: Seat
    mana: str
    source: int


class ManaPaid(Event, frozen=True, tag="mana-paid"):
    """Mana was spent; `commander`: to cast a commander.  (CM-17)"""

    seat: Seat
    mana: str
    commander: bool = False


class CommandersAnnounced(Event, frozen=True, tag="commanders"):
    """A player announced who leads their deck and put them into the command zone.  (CM-9, CR 903.6)"""

    seat: Seat
    cards: tuple[str, ...]


class CompanionRevealed(Event, frozen=True, tag="companion"):
    """A player revealed the card outside the game that is their companion.  (CR 103.2b, 702.139a)"""

    seat: Seat
    card: str


class CommanderStruck(Event, frozen=True, tag="commander-struck"):
    """A commander dealt combat damage to a player: so much, and so much altogether now.  (CM-12)

    `owner` and `place` say which commander, `source` is its object and `controller` who controlled it.
    """

    seat: Seat
    owner: Seat
    place: int
    card: str
    amount: int
    now: int
    source: int = 0
    controller: Seat = -1


class Revealed(Event, frozen=True, tag="revealed"):
    """Cards were shown to everybody, or to one player."""

    seat: Seat
    cards: tuple[str, ...]
    to: Seat | None = None


class Shuffled(Event, frozen=True, tag="shuffled"):
    seat: Seat


class Attached(Event, frozen=True, tag="attached"):
    object: int
    to: int | None


class ControlChanged(Event, frozen=True, tag="control-changed"):
    object: int
    now: Seat
    was: Seat = -1


class AttackDeclared(Event, frozen=True, tag="attacked"):
    """Attackers, each with the player it attacks and the planeswalker, if it attacks one; those that are exerted."""

    seat: Seat
    attackers: tuple[tuple[int, Seat, int], ...]
    exerted: tuple[int, ...] = ()


class Banded(Event, frozen=True, tag="banded"):
    """Attackers were declared to be a band.  (CR 702.22c)"""

    seat: Seat
    creatures: tuple[int, ...]


class BlockDeclared(Event, frozen=True, tag="blocked"):
    """Blocks, each a blocker and the attacker it blocks; `seats` are the players who block, one for each block."""

    blocks: tuple[tuple[int, int], ...]
    seats: tuple[Seat, ...] = ()


class Unblocked(Event, frozen=True, tag="unblocked"):
    """Attackers weren't blocked, each with the player that it attacks.  (CR 509.1h)"""

    attackers: tuple[tuple[int, Seat], ...]


class Voted(Event, frozen=True, tag="voted"):
    voter: Seat
    choice: str
    object: int | None = None


class VoteEnded(Event, frozen=True, tag="vote-ended"):
    votes: tuple[tuple[Seat, str], ...]


class CoinFlipped(Event, frozen=True, tag="coin"):
    """A player flipped a coin, and won or lost the flip.  (CR 705.2)"""

    seat: Seat
    won: bool


class DiceRolled(Event, frozen=True, tag="dice"):
    """A player rolled dice of so many sides, with these results.  (CR 706.2)"""

    seat: Seat
    sides: int
    results: tuple[int, ...]


class ControlGained(Event, frozen=True, tag="player-controlled"):
    """A player will control another during that one's next turn.  (CR 718)"""

    seat: Seat
    whom: Seat


class InitiativeTaken(Event, frozen=True, tag="initiative"):
    """A player took the initiative, be it that they had it before."""

    seat: Seat


class RingTempted(Event, frozen=True, tag="ring-tempted"):
    """The Ring tempted a player; `bearer` is the creature that they chose, 0 for none.  (CR 2026 701.54)"""

    seat: Seat
    bearer: int


class SpeedChanged(Event, frozen=True, tag="speed"):
    """A player's speed is another one now.  (CR 2026 702.179)"""

    seat: Seat
    now: int


class MonarchChanged(Event, frozen=True, tag="monarch"):
    seat: Seat


class Blessed(Event, frozen=True, tag="blessed"):
    """A player got the city's blessing.  (CR 702.131)"""

    seat: Seat


class Paired(Event, frozen=True, tag="paired"):
    """Two creatures became a pair.  (CR 702.95b)"""

    object: int
    other: int


class Ventured(Event, frozen=True, tag="ventured"):
    """A player's venture marker came into a room of a dungeon, each by its key among the messages.  (CR 701.46)"""

    seat: Seat
    dungeon: str
    room: str


class DungeonCompleted(Event, frozen=True, tag="dungeon-completed"):
    """A player completed a dungeon.  (CR 309.7)"""

    seat: Seat
    dungeon: str


class Rumbled(Event, frozen=True, tag="rumbled"):
    """A player has made opponents lose so much life in all that they choose so many cards.  (EV-15)"""

    seat: Seat
    life: int
    cards: int


class Monstrous(Event, frozen=True, tag="monstrous"):
    object: int
    amount: int


class Mutated(Event, frozen=True, tag="mutated"):
    """A spell merged with a creature, on top of it or not: `card` is what was put there, `onto` what the creature was.

    (CR 702.140c)
    """

    object: int
    spell: int
    card: str
    onto: str
    controller: Seat
    on_top: bool


class Melded(Event, frozen=True, tag="melded"):
    """Cards melded into a permanent: `card` is what it is called, `cards` what melded.  (CR 701.37)"""

    object: int
    card: str
    cards: tuple[str, ...]
    controller: Seat


class Exploited(Event, frozen=True, tag="exploited"):
    """The controller of an object's exploit ability has sacrificed a creature as it resolved.  (CR 702.110b)"""

    object: int
    creature: int


class Done(Event, frozen=True, tag="done"):
    """A player has done what is said by a keyword action or like one; `won`: a clash, or a flip of a coin."""

    seat: Seat
    what: str
    won: bool = False


class Undergone(Event, frozen=True, tag="undergone"):
    """A keyword has come over an object: it explored, or became renowned."""

    object: int
    change: str


class Crewed(Event, frozen=True, tag="crewed"):
    """Creatures crewed a Vehicle: they were tapped for it.  (CR 702.122b)"""

    object: int
    crew: tuple[int, ...]


class Goaded(Event, frozen=True, tag="goaded"):
    object: int
    by: Seat


class Chosen(Event, frozen=True, tag="chosen"):
    """A player chose a word, a number or a player for something."""

    seat: Seat
    what: str
    text: str = ""
    chosen: Seat | None = None


class TurnedFaceUp(Event, frozen=True, tag="turned-face-up"):
    object: int
    card: str
    names: tuple[str, ...] = ()


class Transformed(Event, frozen=True, tag="transformed"):
    """A double-faced permanent was turned over: `card` is what its face is called that is up now."""

    object: int
    card: str


class Flipped(Event, frozen=True, tag="flipped"):
    """A flip card was flipped: `card` is what it is called now."""

    object: int
    card: str


class Designated(Event, frozen=True, tag="designated"):
    """A permanent got a designation, or lost it."""

    object: int
    designation: Designation
    lost: bool = False


class LevelGained(Event, frozen=True, tag="level"):
    """A Class gained a level."""

    object: int
    level: int


class DaytimeChanged(Event, frozen=True, tag="daytime"):
    """It became day or night: `before` is what it was, "" where it was neither."""

    now: Literal["", "day", "night"]
    before: Literal["", "day", "night"] = ""


class MulliganTaken(Event, frozen=True, tag="mulligan"):
    seat: Seat
    cards: int


class HandKept(Event, frozen=True, tag="kept"):
    seat: Seat
    cards: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int
    seat: Seat


class StepBegan(Event, frozen=True, tag="step-began"):
    step: str
    seat: Seat


class ExtraTurnAdded(Event, frozen=True, tag="extra-turn"):
    seat: Seat


class PlayerLost(Event, frozen=True, tag="lost"):
    """A player lost the game and left it.  `why`: life, draw, poison, commander, effect, concede …"""

    seat: Seat
    why: str


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over.  No winner is a draw."""

    winners: tuple[Seat, ...]
    why: str


class ByHand(Event, frozen=True, tag="by-hand"):
    """Something the rules here don't know, or have failed at (`fault`), to be done by hand by its controller.

    What the fault was stands in the keeper's log; `card` is "" where it isn't known, or not for everybody to know.
    """

    seat: Seat
    card: str
    text: str
    fault: bool = False


class ActedByHand(Event, frozen=True, tag="acted-by-hand"):
    """A player does something by hand: `what` is how the rules' own question calls it.

    `card` is the object it concerns, by name as those know it who may (`seen`: everybody); `whose` the player.
    Where it is said what a card is, `text` has the words, for those who may know the card.
    """

    seat: Seat
    what: str
    card: str = ""
    whose: Seat | None = None
    number: int = 0
    text: str = ""
    seen: bool = True


GameEvent = (
    Moved | Created | Ceased | Phased | Departed | Tapped | LifeChanged | Damaged | Countered | CountersChanged
    | PlayerCountersChanged | Copied | Cast | ActivatedAbility | TriggeredAbility | Targeted | Resolved | ManaAdded
    | ManaPaid | CommandersAnnounced | CompanionRevealed | CommanderStruck | Revealed | Shuffled | Attached
    | ControlChanged | ControlGained | AttackDeclared | Banded | BlockDeclared | Unblocked | Voted | VoteEnded
    | CoinFlipped | DiceRolled | PlanarDieRolled | PlaneTurnedUp | SchemeSetInMotion | SchemeAbandoned
    | InitiativeTaken | RingTempted | SpeedChanged
    | MonarchChanged | Blessed | Paired | Ventured | DungeonCompleted | Rumbled | Monstrous
    | Mutated | Melded | Exploited | Done | Undergone | Crewed | Goaded | Chosen | TurnedFaceUp | Transformed
    | Flipped | DaytimeChanged | Designated | LevelGained | MulliganTaken | HandKept | TurnBegan | StepBegan
    | ExtraTurnAdded | PlayerLost | GameEnded | ByHand | ActedByHand
)  # fmt: skip
"""Everything that happens in a game."""
