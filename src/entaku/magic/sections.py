"""The parts of a spell's text, and the targets that they want.  (CR 601.2c, 700.2)"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from entaku.cards.ir import abilities as a
from entaku.magic import kicking, targets
from entaku.magic.definitions import Kit, Traits


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
    return tuple(one for section in parts for one in kicking.wanted(section.do, section.targets, kicked))
