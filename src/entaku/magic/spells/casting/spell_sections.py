"""The parts of a spell's text, and the targets that they want, some only if it was kicked.  (CR 601.2c, 700.2)"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from entaku.magic.concepts import targets
from entaku.magic.game.definitions import Kit, Traits
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.conditions import GiftPromised, WasKicked
from entaku.oracle.ir.instructions import If, Instead
from entaku.oracle.ir.things import Targeted, TargetedPlayer
from entaku.oracle.ir.walking import parts

PAID_BESIDES = (WasKicked(), GiftPromised())
"""What a text asks where it wants targets only for what is paid besides."""


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


def wanted_targets(traits: Traits, modes: Sequence[int], kicked: int = 0) -> tuple[a.Target, ...]:
    """All the targets that a spell needs, kicked so often.  (CR 601.2c)"""
    wanted = spoken_of(traits.kit, tuple(modes), kicked > 0)
    keyword = traits.kit.first("enchant") if "Aura" in traits.subtypes else None
    return wanted if keyword is None else (targets.enchant_target(keyword), *wanted)


@lru_cache(maxsize=4096)
def spoken_of(kit: Kit, modes: tuple[int, ...], kicked: bool) -> tuple[a.Target, ...]:
    """The targets that a spell's text speaks of, looked for once for each text."""
    parts = sections(kit, modes)
    return tuple(one for section in parts for one in wanted_if(section.do, section.targets, kicked))


def wanted_if(do: Sequence[object], all_targets: Sequence[a.Target], kicked: bool) -> list[a.Target]:
    """The targets of a text: none where it speaks of them only in the other case, kicked or not.  (CR 702.33g)"""
    spoken_of = numbers(tuple(do), kicked)
    if len(spoken_of) >= len(all_targets):
        return list(all_targets)
    unspoken = numbers(tuple(do), not kicked) - spoken_of
    return [
        msgspec.structs.replace(target, least=0, most=0) if number in unspoken else target
        for number, target in enumerate(all_targets)
    ]


def numbers(value: object, kicked: bool) -> frozenset[int]:
    """The numbers of the targets that instructions speak of, if the spell was kicked, or wasn't.

    So it is with what is done if its gift was promised.  (CR 2026 702.174m)
    """
    if isinstance(value, Targeted | TargetedPlayer):
        return frozenset({value.n})
    if isinstance(value, If | Instead) and value.condition in PAID_BESIDES:
        other = value.otherwise if isinstance(value, If) else value.instead
        done_if_kicked, done_if_not = (value.do, other) if isinstance(value, If) else (other, value.do)
        return numbers(done_if_kicked if kicked else done_if_not, kicked)
    return frozenset().union(*(numbers(part, kicked) for part in parts(value)))
