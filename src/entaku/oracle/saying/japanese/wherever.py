"""What is so of permanents, and of spells and cards elsewhere too, in Japanese."""

from collections.abc import Callable

from msgspec import structs

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.wherever import taken_apart
from entaku.oracle.saying.japanese.things import all_of
from entaku.oracle.saying.japanese.told import Told


def everywhere(ability: a.Static, told: Told, paragraph: Callable[[a.Ability, Told], str]) -> str | None:
    """The ability about permanents, and for what else the same holds; None where it speaks of these alone."""
    found = taken_apart(ability.what)
    if found is None:
        return None
    of_permanents = paragraph(structs.replace(ability, what=found.permanents), told)
    spells = all_of(found.spells, told)
    cards = all_of(t.Group(found.cards, "exile"), told).removeprefix("追放領域にある")
    return f"{of_permanents}{spells}と、あなたがオーナーであり戦場にない{cards}についても同様である。"
