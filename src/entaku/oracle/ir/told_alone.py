"""What of a node is told by itself: how a whole is limited, whatever it is that is limited so.

"Activate only as a sorcery" is asked before an ability is activated, and "only once each turn" beside it: neither asks
what the ability costs or does, and whoever follows it doesn't ask when it could be activated.  So it is with what must
be so as an ability triggers, how often it may, and while what a static ability holds or replaces something; and with
which damage an effect means, whatever becomes of that.  Each such field has a signature of its own, and what it stands
beside isn't told.

That they are independent is tested over all scenarios (`tests/magic/test_told_alone.py`): each holds as well where the
engine is shown one limit at a time, and nothing of them once they are asked.  What isn't independent is told in full:

- mana abilities, which are used while something is paid: what limits them is asked in another place; and what X
  can't be, which is asked as X is announced;
- which source's damage is prevented, where something is done for it afterwards: for each of them once;
- what a spell says of its own cost, which is asked before it has targets; and what is static anywhere else than on the
  battlefield, or as something leaves it, where each rule is looked for by itself;
- how something itself enters, which is asked of what isn't there yet, or where else it goes, wherever it is.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from entaku.oracle.ir.abilities import Activated, Replaces, Static, Triggered
from entaku.oracle.ir.changes import CountersRemain
from entaku.oracle.ir.conditions import limits_x
from entaku.oracle.ir.player_rules import ThisCostsLess, ThisCostsMoreByTarget
from entaku.oracle.ir.replacements import (
    InsteadOfCounters,
    InsteadOfCreating,
    InsteadOfDamage,
    InsteadOfDrawing,
    InsteadOfGainingLife,
    InsteadOfLosing,
    InsteadOfRolling,
    InsteadOfSoMany,
)
from entaku.oracle.mechanics.mana import AddMana

ALONE: Mapping[type[Struct], frozenset[str]] = MappingProxyType({
    Activated: frozenset({"timing", "if_", "limit", "once", "less", "less_if"}),
    Triggered: frozenset({"if_", "meanwhile", "first_each_turn", "limit"}),
    Static: frozenset({"while_"}),
    Replaces: frozenset({"while_"}),
    InsteadOfDamage: frozenset({"source", "to", "combat", "noncombat"}),
})  # fmt: skip
"""The fields that are told by themselves, of each class."""
INSTEAD = (
    InsteadOfCounters, InsteadOfCreating, InsteadOfDamage, InsteadOfDrawing, InsteadOfGainingLife, InsteadOfLosing,
    InsteadOfRolling, InsteadOfSoMany,
)  # fmt: skip
"""What becomes something else instead, whatever it happens to."""
OF_ITS_COST = (ThisCostsLess, ThisCostsMoreByTarget)


def told_alone(node: Struct) -> frozenset[str]:
    """The fields of a node that are told by themselves.

    >>> sorted(told_alone(Triggered(on=Struct()))), told_alone(Activated((), (AddMana(),)))
    (['first_each_turn', 'if_', 'limit', 'meanwhile'], frozenset())
    """
    is_one = isinstance(node, Activated) and (is_limited_x(node) or any(isinstance(each, AddMana) for each in node.do))
    is_other = isinstance(node, Static | Replaces) and is_looked_for(node)
    if is_one or is_other:
        return frozenset()
    fields = ALONE.get(type(node), frozenset())
    return fields - {"source"} if isinstance(node, InsteadOfDamage) and node.then else fields


def is_limited_x(ability: Activated) -> bool:
    """Whether what must be so as an ability is activated says what its X can't be."""
    return limits_x(ability.if_)


def is_looked_for(static: Static | Replaces) -> bool:
    """Whether what a static ability says is looked for by itself, and not with all that stands on the battlefield."""
    if isinstance(static, Replaces):
        return static.zone != "battlefield" or not isinstance(static.effect, INSTEAD)
    is_kept = any(isinstance(each, CountersRemain) for each in static.changes)
    return static.zone != "battlefield" or is_kept or any(isinstance(each, OF_ITS_COST) for each in static.rules)
