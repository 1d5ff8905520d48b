"""Effects that say the same of the same objects: what they add is summed and added once.  (CR 613.4c)

Wide boards have many of them: as many as there are Lords, or tokens that count each other.
"""

from collections import Counter

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.magic.natures import OTHER, shared
from entaku.magic.projection import Part, Projection


def is_summed(part: Part) -> bool:
    """Whether an effect does no more than add numbers to a group that others of its controller may have too."""
    one = part.ability
    return (
        one is not None
        and part.affected is None
        and len(part.by_layer) == len(one.changes) == 1
        and isinstance(one.changes[0], ch.Resize)
        and isinstance(one.changes[0].power, int)
        and isinstance(one.changes[0].toughness, int)
        and isinstance(one.what, t.Group)
        and one.what.zone == "battlefield"
        and one.what.of is None
        and shared(one.what.where) is not None
    )


def described(part: Part) -> tuple[t.Predicate, ...]:
    """What the objects of such an effect are like, the source's own among them."""
    assert part.ability is not None
    assert isinstance(part.ability.what, t.Group)
    alike = shared(part.ability.what.where)
    assert alike is not None
    return alike.where


def add(equal: list[Part], members: list[int], result: Projection) -> None:
    """Add what effects of the same words and controller add: those with "other" to all but their own sources."""
    ability = equal[0].ability
    assert ability is not None
    assert isinstance(ability.what, t.Group)
    (change,) = ability.changes
    assert isinstance(change, ch.Resize)
    power, toughness = change.power, change.toughness
    assert isinstance(power, int)
    assert isinstance(toughness, int)
    own = Counter(part.source for part in equal) if OTHER in ability.what.where else Counter()
    for number in members:
        times = len(equal) - own[number]
        traits = result.traits[number]
        if times and traits.power is not None:
            changed = result.edit(number)
            changed.power = traits.power + times * power
            changed.toughness = (traits.toughness or 0) + times * toughness
