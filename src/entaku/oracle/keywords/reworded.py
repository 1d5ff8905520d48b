"""Texts that a keyword rewords: "each" for every "target", or without what stands in brackets.  (CR 702.96, 702.148)

A target is replaced by what it is: objects (spells are some) by all that are so, a player by each such player.  What
is put otherwise than that isn't reworded at all, and its keyword isn't understood.
"""

from collections.abc import Iterable, Sequence

from msgspec import structs

from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Keyword, SpellAbility, Target
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, LoseTypes, SetController, SetTypes
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.walking import nodes, with_parts
from entaku.oracle.mechanics.counters import DivideCounters, PutCounters
from entaku.oracle.mechanics.damage import Damage, DivideDamage
from entaku.oracle.mechanics.tapping import Tap

ONE_BY_ONE = (t.Targeted, t.TargetedPlayer, t.Bound, t.BoundPlayer, t.BoundAmount, DivideDamage, DivideCounters)
"""What speaks of one target, or of what came of one: there is no such thing once there are many."""
BECOMES_ANOTHER = (AddTypes, LoseTypes, SetController, SetTypes)
"""Changes after which the same words may mean other objects."""


def is_reworded(keyword: Keyword, abilities: Sequence[Ability]) -> bool:
    """Whether it is known what a text says when it is cast for the cost of this keyword."""
    spells = [one for one in abilities if isinstance(one, SpellAbility)]
    if keyword.name == "overload":
        return all(each_for_target(one) is not None for one in spells)
    return keyword.name != "cleave" or any(one.cleft is not None for one in spells)


def each_for_target(ability: SpellAbility) -> SpellAbility | None:
    """A spell's ability with all that could be targeted in the place of each target.  (CR 702.96a)

    None where it isn't known how: a choice of several sorts, a second sentence about "it", a division, modes.
    """
    if ability.modes:
        return None
    if not all(target == Target(target.of) and len(target.of) == 1 for target in ability.targets):
        return None
    phrases = tuple(target.of[0] for target in ability.targets)
    do = tuple(_with_phrases(one, phrases) for one in ability.do)
    aimed = [one for one, before in zip(do, ability.do, strict=True) if one != before]
    if any(isinstance(node, ONE_BY_ONE) for node in nodes(do)) or not _stay_the_same(aimed[:-1]):
        return None
    return structs.replace(ability, do=do, targets=())


def _with_phrases(one: Instruction, phrases: Sequence[t.Group | t.Players]) -> Instruction:
    """An instruction with what its targets are in their place, where it is done to those and nothing else is asked."""

    def named(part: object) -> object:
        if isinstance(part, t.Targeted) and _may_be(one, phrases[part.n]):
            return phrases[part.n]
        if isinstance(part, t.TargetedPlayer) and not isinstance(phrases[part.n], t.Group):
            return phrases[part.n]
        return part

    return with_parts(one, named)


def _may_be(one: Instruction, phrase: t.Group | t.Players) -> bool:
    """Whether what an instruction is done to may be this: objects, or players to whom damage is dealt."""
    return isinstance(phrase, t.Group) or isinstance(one, Damage)


def _stay_the_same(done: Iterable[Instruction]) -> bool:
    """Whether the same words mean the same objects after all this is done."""
    return all(
        isinstance(one, Damage | PutCounters | Tap)
        or (isinstance(one, Apply) and not any(isinstance(change, BECOMES_ANOTHER) for change in one.changes))
        for one in done
    )
