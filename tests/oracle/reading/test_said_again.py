"""What was spoken of is spoken of again: by its own words, by "that many", beside another target."""

import pytest

from entaku.oracle.ir.abilities import SpellAbility, Triggered
from entaku.oracle.ir.instructions import Instead
from entaku.oracle.ir.things import BoundAmount, Group, Targeted
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.mechanics.tokens import CreateCopies
from entaku.oracle.reading.reader import read_paragraph


def test_a_group_is_called_by_its_own_words_once_more() -> None:
    """It could be "them", and is said as it was printed: "all creatures"."""
    line = "all creatures get -2/-2 until end of turn. if you gained life this turn, destroy all creatures instead."
    (ability,) = read_paragraph(line, spell=True).abilities
    assert isinstance(ability, SpellAbility)
    (instead,) = ability.do
    assert isinstance(instead, Instead)
    (destroyed,) = instead.instead
    assert isinstance(destroyed, Destroy)
    assert isinstance(destroyed.what, Group)


def test_it_is_who_bites_and_not_any_other_target() -> None:
    """Behind "any other target" it is still the creature that was named first."""
    line = "target creature you control deals damage equal to its power to any other target. then sacrifice it."
    (ability,) = read_paragraph(line, spell=True).abilities
    assert isinstance(ability, SpellAbility)
    assert Sacrifice(Targeted(0)) in ability.do
    assert ability.targets[1].different


def test_that_creature_is_what_was_copied_and_no_copy() -> None:
    """Each opponent may copy the creature that was chosen, and no token."""
    line = (
        "choose target creature you control. create a token that's a copy of that creature. each opponent may create a "
        "token that's a copy of that creature."
    )
    (ability,) = read_paragraph(line, spell=True).abilities
    copied = [one.of for one in nodes(ability) if isinstance(one, CreateCopies)]
    assert copied == [Targeted(0), Targeted(0)]


def test_that_many_stays_that_many_behind_as_many_discarded() -> None:
    """As many are drawn as attack, and as much life is gained, however many there are to discard."""
    line = (
        "whenever you attack with one or more Zombies, draw that many cards, then discard that many cards. "
        "you gain that much life."
    )
    (ability,) = read_paragraph(line, spell=False).abilities
    assert isinstance(ability, Triggered)
    assert ability.do == (Draw(BoundAmount()), Discard(BoundAmount()), GainLife(BoundAmount()))


@pytest.mark.parametrize(
    "line",
    [
        "whenever you discard one or more cards, ~ deals that much damage to any target.",
        "when ~ enters, manifest dread, then attach ~ to that creature.",
        "{1}: ~ becomes a 4/3 Centaur creature in addition to its other types until end of turn.",
        "you may discard a card or sacrifice a land. if you do, draw two cards.",
        "whenever you play a land or cast a spell, draw a card.",
    ],
)
def test_it_is_read(line: str) -> None:
    """Every word of it is said again."""
    assert read_paragraph(line, spell=False).understood or read_paragraph(line, spell=True).understood
