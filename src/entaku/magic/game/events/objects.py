"""What happens to objects: they move, are cast, fight and become others."""

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.designations import Designation
from entaku.oracle.ir.things import Zone


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


class CountersChanged(Event, frozen=True, tag="counters-changed"):
    """Counters were put on an object, or removed from it.  `by`: who put them, -1 for nobody.  (CR 122.6a)"""

    object: int
    kind: str
    change: int
    now: int
    by: Seat = -1


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


class Revealed(Event, frozen=True, tag="revealed"):
    """Cards were shown to everybody, or to one player."""

    seat: Seat
    cards: tuple[str, ...]
    to: Seat | None = None


class Attached(Event, frozen=True, tag="attached"):
    object: int
    to: int | None


class ControlChanged(Event, frozen=True, tag="control-changed"):
    object: int
    now: Seat
    was: Seat = -1


class AttackDeclared(Event, frozen=True, tag="attacked"):
    """Attackers, each with the player it attacks and the planeswalker, if it attacks one; those that are exerted.

    And those that enlisted another creature, with that.
    """

    seat: Seat
    attackers: tuple[tuple[int, Seat, int], ...]
    exerted: tuple[int, ...] = ()
    enlisted: tuple[tuple[int, int], ...] = ()


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


class Paired(Event, frozen=True, tag="paired"):
    """Two creatures became a pair.  (CR 702.95b)"""

    object: int
    other: int


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


class Undergone(Event, frozen=True, tag="undergone"):
    """A keyword has come over an object: it explored, or became renowned."""

    object: int
    change: str


class Crewed(Event, frozen=True, tag="crewed"):
    """Creatures crewed a Vehicle, or saddled a Mount: they were tapped for it.  (CR 702.122b, 2026 702.171c)"""

    object: int
    crew: tuple[int, ...]
    saddling: bool = False


class Goaded(Event, frozen=True, tag="goaded"):
    object: int
    by: Seat


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
