"""What continuous effects read, so that dependency and change are looked for only where they can be.  (CR 613.8)"""

from collections.abc import Iterable
from functools import lru_cache
from typing import get_args

from msgspec import Struct

from entaku.kernel.remembering import of_each
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes
from entaku.oracle.subtypes import CREATURE_TYPES, SORTS_OF_TYPES

READS: dict[type, str] = {
    t.Is: "types", t.Permanent: "types", t.ControlledBy: "controller", t.Coloured: "colours", t.Colourless: "colours",
    t.Multicoloured: "colours", t.BoundColour: "colours",
    t.SharesColour: "colours", t.SharesType: "types", t.NotedColour: "colours", t.Has: "abilities", t.Stat: "size",
    t.Lopsided: "size",
    t.Parity: "size",
    t.StatOf: "size", t.Sum: "size", t.Greatest: "size", t.Named: "name", t.ChosenName: "name", t.SameNameAs: "name",
    t.NotedName: "name", t.BoundName: "name", t.NotedType: "types", t.ChosenFor: "types", t.ControllerOf: "controller",
    t.SharesCreatureType: "types", t.SharesLandType: "types", t.Kinds: "size",
}  # fmt: skip


MOMENT = ("moment",)
MOMENTARY: dict[type, tuple[str, ...]] = {
    t.Attacking: MOMENT, t.BlockedBy: MOMENT, t.Blocking: MOMENT, t.DamagedThisTurn: MOMENT, t.CameThisTurn: MOMENT,
    t.CrewOf: MOMENT,
    t.DefendingPlayer: MOMENT, t.ActivePlayer: ("active",), c.TurnOf: ("active",), c.During: ("step",),
    t.TheMonarch: ("monarch",), c.IsMonarch: ("monarch", "turn"), c.HasInitiative: ("initiative",),
}  # fmt: skip
"""What hangs on whose turn it is, which step, on combat, or on what has happened this turn: on which fields of a game.

Its `moment` counts all changes of that kind.
"""


STEADY = frozenset((
    t.X, t.Count, t.Sum, t.Greatest, t.StatOf, t.CountersOn, t.UnlockedDoors, t.TimesKicked, t.TimesMutated,
    t.BoundAmount, t.NotedNumber, t.ChosenNumber, t.RemovedCards, t.Times, t.Half, t.Plus, t.DevotionLike, c.Matches,
    c.Exists, c.Compared, c.Every, c.Either, c.Unless, c.RemovedCardHas, c.WholePoolInDeck, c.GuessedRight,
    c.WasKicked, c.WasCast, c.SourceIn, t.StartingLife,
))  # fmt: skip
UNSTEADY = frozenset((*get_args(t.Amount), *get_args(c.Condition))) - STEADY - {int}
"""Amounts and conditions that can change without anything happening on the battlefield."""


class Nature(Struct, frozen=True):
    """What a static ability or an effect reads.

    Which `words` of a type line it asks for, if it reads types by such words alone.
    Whether it hangs on more than the board (`volatile`), on what is tapped (`tapped`) or on what lies `elsewhere`; on
    when it is and what happens in combat (`moments`: on which fields of a game); and whether what it does depends on
    which object it does it to (`differs`).
    """

    reads: frozenset[str]
    words: frozenset[str] | None
    volatile: bool
    moments: frozenset[str]
    tapped: bool
    elsewhere: bool
    differs: bool


EACH = t.Bound("each")
"""What a static ability calls each of the objects that it changes: "a slime counter on them"."""

FLEETING = frozenset({"attacking", "blocking", "attacking or blocking", "blocked", "unblocked", "alone"})
"""What a permanent is in combat only."""


@of_each
def nature_of(node: object) -> Nature:
    """What an ability or its changes read; known once for each."""
    reads: set[str] = set()
    words: set[str] | None = set()
    moments: set[str] = set()
    volatile = tapped = elsewhere = differs = False
    for part in walk(node):
        kind = READS.get(type(part))
        if kind is not None:
            reads.add(kind)
        if kind == "types" and words is not None:
            words = words | words_read(part) if isinstance(part, t.Is) else None
        if isinstance(part, c.During) and not part.before and {"combat", "main"}.issuperset(part.steps):
            moments.add("phase")
        elif type(part) in MOMENTARY:
            moments.update(MOMENTARY[type(part)])
        elif isinstance(part, t.Being) and part.status in FLEETING:
            moments.update(MOMENT)
        elif type(part) in UNSTEADY or (isinstance(part, t.Group) and part.zone == "stack"):
            volatile = True
        elif isinstance(part, t.Being) and "tapped" in part.status:
            tapped = True
        elif is_elsewhere(part):
            elsewhere = True
        elif part == EACH:
            differs = True
    asked = None if words is None else frozenset(words)
    return Nature(frozenset(reads), asked, volatile, frozenset(moments), tapped, elsewhere, differs)


CHANGED = frozenset({"Creature", "Tribal", "Kindred"})
"""What has creature types: a changeling is a Goblin as long as it is one of these.  (CR 205.3m, 702.73a)"""


def words_read(one: t.Is) -> set[str]:
    """The words of a type line on which it hangs whether something is of a type."""
    kinds = SORTS_OF_TYPES.get(one.what, frozenset({one.what}))
    return {*kinds, *(CHANGED if kinds & CREATURE_TYPES else ())}


@lru_cache(8192)
def words_added(changes: tuple[ch.Change, ...]) -> frozenset[str] | None:
    """The words that these changes add to type lines; None if they may do something else to them."""
    found: set[str] = set()
    for change in changes:
        if not isinstance(change, ch.AddTypes):
            return None
        found.update(change.types)
    return frozenset(found)


def is_elsewhere(node: object) -> bool:
    """Whether a phrase speaks of cards that aren't on the battlefield."""
    if isinstance(node, t.Group):
        return node.zone not in ("battlefield", "command")
    return isinstance(node, t.TopCards)


def walk(node: object) -> Iterable[object]:
    """A node and the nodes in it, without going into abilities that are granted."""
    return nodes(node, lambda one: not isinstance(one, ch.Gain))


ALIKE_FOR_ALL = (
    t.Is, t.Not, t.AnyOf, t.AllOf, t.Coloured, t.Colourless, t.Multicoloured, t.Has, t.Permanent, t.ControlledBy, t.You,
)  # fmt: skip
"""What means the same whoever's ability says it, if their controllers are the same."""
OTHER = t.Other()


class Shared(Struct, frozen=True):
    """What a group's objects are like, but for the source, which `others` leaves out."""

    where: tuple[t.Predicate, ...]
    others: bool


@of_each
def shared(where: tuple[t.Predicate, ...]) -> Shared | None:
    """A description that means the same to all sources of a controller, or all but themselves; known once for each."""
    left = tuple(one for one in where if one != OTHER)
    alike = all(isinstance(one, ALIKE_FOR_ALL) for one in walk(left))
    return Shared(left, len(left) < len(where)) if alike else None
