"""What abilities wait for in combat: attacks, blocks, damage.  (CR 506, 603)"""

from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Group, Players, Predicate, Self, Things


class Attacks(Node, frozen=True):
    """A creature attacks: "it"; "player" is the player it attacks.  (CR 508.1m)

    `whom` limits it to attacks on some players; `or_planeswalker` counts attacks on their planeswalkers too;
    `alone` asks that no other creature attacks; `most_life` that the player attacked has the most life or is tied;
    `beside` that another creature like this attacks as well;
    `others` that at least so many other creatures attack too; `saddled` that it is saddled (CR 2026 702.171c).
    """

    what: Things
    whom: Players | None = None
    or_planeswalker: bool = False
    alone: bool = False
    most_life: bool = False
    beside: Group | None = None
    others: int = 0
    saddled: bool = False


class AttacksUnblocked(Node, frozen=True):
    """A creature attacks and isn't blocked: "it"; "player" is the player it attacks.  (CR 509.5g)"""

    what: Things


class PlayerAttacks(Node, frozen=True):
    """A player attacks with at least so many creatures like these: "player", "attackers" are these, "amount" how many.

    With `whom` once for each of these players who is attacked so, "attacked"; "player" is whom you attack, or who else
    attacks.  (CR 508.3d)
    """

    who: Players
    least: int = 1
    where: tuple[Predicate, ...] = ()
    whom: Players | None = None


class Exerts(Node, frozen=True):
    """You exert this as it attacks, which you may; or you exert one of a group in whatever way.  (CR 701.39)"""

    what: Things = Self()


class Enlists(Node, frozen=True):
    """A creature enlists another as it attacks: "it", "other".  (CR 2026 702.154)"""

    what: Things = Self()


class AttackDifferent(Node, frozen=True):
    """An object and another creature attack different players: "it"."""

    what: Things = Self()


class Blocks(Node, frozen=True):
    """A creature blocks: "it", once; with `which`, once for each attacker like that: "other".  (CR 509.1i)"""

    what: Things
    which: Group | None = None


class BecomesBlocked(Node, frozen=True):
    """A creature becomes blocked: "it"; with `by`, once for each blocker like that: "other"."""

    what: Things
    by: Group | None = None


class DealsDamage(Node, frozen=True):
    """A source deals damage: "it", to "other" or "player", "amount" of it; combat damage only, or none, if so said.

    Once for all it deals at a time; `to` a player or an object, once for each of these.  With `anything` it may be
    whatever is like the group, wherever it is: a spell too.  (CR 609.7)
    """

    what: Things
    to: Things | Players | None = None
    combat: bool = False
    noncombat: bool = False
    anything: bool = False


class IsDealtDamage(Node, frozen=True):
    """An object or player is dealt damage: "it" or "player", "amount" of it in all, by the sources "other"."""

    what: Things | Players
    combat: bool = False
    noncombat: bool = False


class PlayerIsAttacked(Node, frozen=True):
    """One or more creatures attack a player, once for all of them: "player", "attackers".  (CR 508.3b)"""

    who: Players | Things
