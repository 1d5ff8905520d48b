"""Effects that say the same of the same objects: what they add is summed and added once.  (CR 613.4c)

Wide boards have many of them: as many as there are Lords, or tokens that count each other.
"""

from collections import Counter

from msgspec import Struct

from entaku.magic.spells.layers.effect_dependencies import OTHER, shared
from entaku.magic.spells.layers.layer_dependency import MODIFIED
from entaku.magic.spells.layers.projection import Part, Projection
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t


class Summed(Struct, frozen=True):
    """What an effect adds to all objects like these, or to the others than its source alone."""

    alike: tuple[t.Predicate, ...]
    others: bool
    power: int
    toughness: int


def summed(part: Part) -> Summed | None:
    """What an effect adds, if it only adds numbers to a group that others of its controller may have too."""
    one = part.ability
    if one is None or part.affected is not None or not len(part.by_layer) == len(one.changes) == 1:
        return None
    change, what = one.changes[0], one.what
    if not isinstance(change, ch.Resize) or not isinstance(what, t.Group):
        return None
    if what.zone != "battlefield" or what.of is not None:
        return None
    alike, power, toughness = shared(what.where), change.power, change.toughness
    if alike is None or not isinstance(power, int) or not isinstance(toughness, int):
        return None
    return Summed(alike.where, OTHER in what.where, power, toughness)


def add(one: Summed, equal: list[Part], members: list[int], result: Projection) -> None:
    """Add what effects of the same words and controller add: those with "other" to all but their own sources."""
    own = Counter(part.source for part in equal) if one.others else Counter()
    for number in members:
        times = len(equal) - own[number]
        traits = result.traits[number]
        if times and traits.power is not None:
            changed = result.edit(number, equal[0], MODIFIED)
            changed.power = traits.power + times * one.power
            changed.toughness = (traits.toughness or 0) + times * one.toughness
