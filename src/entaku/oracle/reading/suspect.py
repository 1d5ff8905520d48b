"""What a tree mustn't say: shapes that are read from texts and mean something else than these.

A card with such a tree isn't played in full, whatever scenarios have shown of its parts: each part is right, and what
they make together isn't.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from entaku.oracle.ir.abilities import Ability, Target
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.instructions import AtNext, If, Instead, May
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import CARD_TYPES, EVENT_NAMES
from entaku.oracle.ir.things import (
    Attached,
    Both,
    Bound,
    BoundAmount,
    ControlledBy,
    Group,
    Is,
    Other,
    Targeted,
)
from entaku.oracle.ir.walking import nodes, parts
from entaku.oracle.mechanics.counters import DivideCounters
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tokens import Token

Divided = DivideDamage | DivideCounters
Shape = str
"""The name of a shape, for those who look at a card: "other than what isn't among them"."""

OTHER = "other than what isn't among them"
BESIDE_MAY = "done to a target whether or not it was moved"
HALF = "of two groups one alone has a controller"
OTHERWISE = "otherwise after several conditions, for the last alone"
TOO_LATE = "instead of what has been done already"
UNDIVIDED = "divided in a way that isn't known as it is announced"


def suspect(ability: Ability, types: Sequence[str] | None = None) -> frozenset[Shape]:
    """The shapes in an ability that mean something else than they say, on a card of these types where they are known.

    >>> from entaku.oracle.ir.abilities import Static
    >>> from entaku.oracle.ir.changes import Resize
    >>> from entaku.oracle.ir.short import CREATURE, group
    >>> suspect(Static(group(CREATURE, Other()), (Resize(-1, -1),)), ("Enchantment",)) == {OTHER}
    True
    """
    found = set()
    if types is not None and any(is_other_than_nothing(group, types) for group in groups_of_source(ability)):
        found.add(OTHER)
    for node in nodes(ability):
        if isinstance(node, Both) and is_half_controlled(node):
            found.add(HALF)
        if isinstance(node, Instead) and is_too_late(node):
            found.add(TOO_LATE)
        if isinstance(node, Divided) and is_divided_late(node):
            found.add(UNDIVIDED)
        for row in rows_of(node):
            if len(row) < 2:
                continue
            if any(is_beside(one, other) for one, other in pairwise(row)):
                found.add(BESIDE_MAY)
            if any(is_last_of_several(one, other) for one, other in pairwise(row)):
                found.add(OTHERWISE)
            shared = [one.n for one in row if isinstance(one, Divided)]
            if len(set(shared)) < len(shared):
                found.add(UNDIVIDED)
    return frozenset(found)


def rows_of(node: object) -> Iterator[tuple[object, ...]]:
    """The instructions that a node holds, row by row."""
    kind = type(node)
    if kind not in _FIELDS:
        held = ("do", "then", "otherwise") if isinstance(node, Node) else ()
        _FIELDS[kind] = tuple(field for field in held if hasattr(node, field))
    for field in _FIELDS[kind]:
        row = getattr(node, field)
        if isinstance(row, tuple):
            yield row


_FIELDS: dict[type, tuple[str, ...]] = {}
"""The fields with instructions of each kind of nodes; remembered for good, as classes don't change."""


def groups_of_source(node: Node) -> Iterator[Group]:
    """The groups on the battlefield in an ability; not those of targets, nor of abilities that others are given."""
    for one in nodes(parts(node), lambda inner: not isinstance(inner, Target | Gain | Token)):
        if isinstance(one, Group) and one.zone == "battlefield":
            yield one


def is_other_than_nothing(group: Group, types: Sequence[str]) -> bool:
    """Whether a group is of things other than the source, of a type that the source hasn't: nothing is left out.

    Then the text meant something else: an Aura's "other creatures" are those that it doesn't enchant, and its "other
    enchantments" are those beside itself, not beside the creature that it enchants.
    """
    wanted = {one.what for one in group.where if isinstance(one, Is) and one.what in CARD_TYPES}
    if Other() in group.where:
        return bool(wanted) and wanted.isdisjoint(types)
    return Other(Attached()) in group.where and "Creature" not in wanted and not wanted.isdisjoint(types)


def is_half_controlled(both: Both) -> bool:
    """Whether of two groups one alone says who controls it: the words are for both, or can't be told apart.

    Cards that are neither permanents nor spells are controlled by nobody.
    """
    groups = [one for one in both.of if isinstance(one, Group) and one.zone in ("battlefield", "stack")]
    told = [any(isinstance(each, ControlledBy) for each in group.where) for group in groups]
    return len(groups) > 1 and any(told) and not all(told)


def is_beside(one: object, other: object) -> bool:
    """Whether a player may move a target, and then more is done to it, moved or not."""
    if not isinstance(one, May) or not isinstance(other, Apply | AtNext):
        return False
    targets = {node.what for node in nodes(one) if isinstance(node, Move) and isinstance(node.what, Targeted)}
    return any(node in targets for node in nodes(other) if isinstance(node, Targeted))


def is_last_of_several(one: object, other: object) -> bool:
    """Whether "otherwise" follows a second condition: it may mean that neither holds."""
    return isinstance(one, If) and not one.otherwise and isinstance(other, If) and bool(other.otherwise)


def is_divided_late(one: DivideDamage | DivideCounters) -> bool:
    """Whether how much is divided comes of what is done before, when the division was announced long since.

    What the event says that an ability waits for is known then.  (CR 601.2d, 603.3d)
    """
    return any(isinstance(node, BoundAmount) and node.name not in EVENT_NAMES for node in nodes(one.amount))


def is_too_late(one: Instead) -> bool:
    """Whether it takes the place of one sentence, and speaks of cards that the sentences before have moved by then.

    "Return target card to your hand. Exile ~. If …, instead put that card onto the battlefield and exile ~": all of it
    has another thing in its place.
    """
    moved = Bound("moved")
    first = one.instead[0]
    return isinstance(first, Move) and first.what == moved and all(each != moved for each in nodes(one.do))
