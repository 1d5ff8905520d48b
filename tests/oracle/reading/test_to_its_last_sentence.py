"""Which sentence belongs to which, and who "it" is, where a text says it once only."""

import pytest

from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.instructions import May, Reflexive
from entaku.oracle.ir.things import Self, Targeted
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.reading.reader import read_paragraph


@pytest.mark.rule("CR 603.12")
def test_all_that_follows_when_you_do_waits_for_it() -> None:
    """The second sentence is done with the first, as the ability resolves that triggers when it was paid."""
    line = "whenever ~ attacks, you may pay {1}. when you do, put a +1/+1 counter on target creature. you gain 3 life."
    (ability,) = read_paragraph(line, spell=False).abilities
    assert isinstance(ability, Triggered)
    (may,) = ability.do
    assert isinstance(may, May)
    (waits,) = may.then
    assert isinstance(waits, Reflexive)
    assert [type(one) for one in waits.do] == [PutCounters, GainLife]


@pytest.mark.parametrize(
    "more",
    [
        "if this spell was kicked, it deals 4 damage to that creature instead.",
        "it deals 4 damage to that creature instead if this spell was kicked.",
    ],
)
def test_what_deals_damage_to_that_creature_is_not_that_creature(more: str) -> None:
    """It is the spell: of the creature it would be said that it deals damage to itself."""
    found = read_paragraph(f"~ deals 2 damage to target creature. {more}", spell=True)
    assert found.understood
    dealt = [node for one in found.abilities for node in nodes(one) if isinstance(node, Damage)]
    assert len(dealt) == 2
    assert {one.source for one in dealt} == {Self()}
    assert {one.to for one in dealt} == {Targeted()}
