"""What abilities wait for that comes over objects by instructions: cards milled, tokens created, things attached."""

from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Group, Players, Predicate, Self, Things


class Mills(Node, frozen=True):
    """A player mills a card like this: "player", "it"; with no player named, whoever does.  (CR 701.13a)"""

    who: Players | None
    where: tuple[Predicate, ...] = ()


class CreatesToken(Node, frozen=True):
    """A player creates a token like this: "player", "it".  (CR 111.2, 701.6a)"""

    who: Players
    where: tuple[Predicate, ...] = ()


class BecomesAttached(Node, frozen=True):
    """An Aura, Equipment or Fortification becomes attached to a permanent: "it", "other".  (CR 701.3)"""

    what: Things
    to: Things


class NthCounterPut(Node, frozen=True):
    """So many counters of a kind are on an object as another is put there, which was the n-th: "it".  (CR 122.1)"""

    kind: str
    nth: int
    what: Group | Self = Self()
