"""The parts of a spell's text, and the targets that they want, some only as it is cast so.  (CR 601.2c, 700.2)"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from entaku.magic.concepts import targets
from entaku.magic.game.definitions import Kit, Traits
from entaku.magic.spells.casting.casting_methods import Way
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.instructions import If, Instead
from entaku.oracle.ir.things import Targeted, TargetedPlayer
from entaku.oracle.ir.walking import parts
from entaku.oracle.keywords.paid import KICKER, asked_for

PaidFor = frozenset[str]
"""By which keywords a spell is cast, and which of its additional costs are paid: the names of the keywords."""


class Section(Struct, frozen=True):
    """A part of a spell's text with its own targets: one paragraph, or one chosen mode."""

    do: tuple[object, ...]
    targets: tuple[a.Target, ...]


def sections(kit: Kit, modes: Sequence[int] = ()) -> list[Section]:
    """The parts of the text that a spell follows, given its modes."""
    found: list[Section] = []
    for ability in kit.spell:
        if ability.modes:
            found += [Section(ability.modes[m].do, ability.modes[m].targets) for m in modes if m < len(ability.modes)]
        else:
            found.append(Section(ability.do, ability.targets))
    return found


def paid_for(way: Way, kicked: int = 0) -> PaidFor:
    """What is known of how a spell is cast as its targets are chosen.  (CR 601.2b)"""
    return frozenset(name for name in (way.keyword, way.extra, KICKER if kicked else None) if name is not None)


def wanted_targets(traits: Traits, modes: Sequence[int], paid: PaidFor = frozenset()) -> tuple[a.Target, ...]:
    """All the targets that a spell needs, cast so.  (CR 601.2c)"""
    wanted = spoken_of(traits.kit, tuple(modes), paid)
    keyword = traits.kit.first("enchant") if "Aura" in traits.subtypes else None
    return wanted if keyword is None else (targets.enchant_target(keyword), *wanted)


@lru_cache(maxsize=4096)
def spoken_of(kit: Kit, modes: tuple[int, ...], paid: PaidFor) -> tuple[a.Target, ...]:
    """The targets that a spell's text speaks of, looked for once for each text."""
    parts = sections(kit, modes)
    return tuple(one for section in parts for one in wanted_if(section.do, section.targets, paid))


def wanted_if(do: Sequence[object], all_targets: Sequence[a.Target], paid: PaidFor) -> list[a.Target]:
    """The targets of a text: none where it speaks of them only in another case, kicked or not.  (CR 702.33g)"""
    spoken_of = numbers(tuple(do), paid)
    if len(spoken_of) >= len(all_targets):
        return list(all_targets)
    unspoken = numbers(tuple(do), None) - spoken_of
    return [
        msgspec.structs.replace(target, least=0, most=0) if number in unspoken else target
        for number, target in enumerate(all_targets)
    ]


def numbers(value: object, paid: PaidFor | None) -> frozenset[int]:
    """The numbers of the targets that instructions speak of if the spell is cast so; all of them where that is None.

    So it is with what is done if its gift was promised.  (CR 2026 702.174m)
    """
    if isinstance(value, Targeted | TargetedPlayer):
        return frozenset({value.n})
    if paid is not None and isinstance(value, If | Instead) and (asked := asked_for(value.condition)) is not None:
        other = value.otherwise if isinstance(value, If) else value.instead
        done_if_so, done_if_not = (value.do, other) if isinstance(value, If) else (other, value.do)
        return numbers(done_if_so if asked in paid else done_if_not, paid)
    return frozenset().union(*(numbers(part, paid) for part in parts(value)))
