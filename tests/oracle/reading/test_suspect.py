"""Shapes of trees that mean something else than they say: no card that has one is played in full."""

import pytest

from entaku.oracle.ir.abilities import Ability, Static
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain, Resize
from entaku.oracle.ir.conditions import Exists
from entaku.oracle.ir.instructions import AtNext, If, Instead, May
from entaku.oracle.ir.short import CREATURE, SELF, TARGET, YOURS, does, group, keywords, target_creature
from entaku.oracle.ir.things import Attached, Both, Bound, BoundAmount, Count, Is, Other
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.reading.reader import read_text
from entaku.oracle.reading.supported import is_shown
from entaku.oracle.reading.suspect import (
    BESIDE_MAY,
    HALF,
    OTHER,
    OTHERWISE,
    TOO_LATE,
    UNDIVIDED,
    groups_of_source,
    suspect,
)
from entaku.oracle.trees import written
from tests.oracle.reading.official import READ_ONCE, full_of_all, of_all, read_of_all

HASTE = Gain(keywords("haste"))
A_LAND = Exists(group(Is("Land")))
RETURNED = Move(TARGET, "battlefield")
MOVED = Bound("moved")
SHAPES: tuple[tuple[str, Ability, Ability], ...] = (
    (
        BESIDE_MAY,
        does(May((RETURNED,)), Apply(TARGET, (HASTE,)), targets=(target_creature(),)),
        does(May((RETURNED,), then=(Apply(TARGET, (HASTE,)),)), targets=(target_creature(),)),
    ),
    (
        BESIDE_MAY,
        does(May((RETURNED,)), AtNext("end", (Move(TARGET, "exile"),)), targets=(target_creature(),)),
        does(RETURNED, AtNext("end", (Move(TARGET, "exile"),)), targets=(target_creature(),)),
    ),
    (
        HALF,
        Static(Both((group(CREATURE), group(CREATURE, YOURS))), (Resize(1, 1),)),
        Static(Both((group(CREATURE, YOURS), group(Is("Land"), YOURS))), (Resize(1, 1),)),
    ),
    (
        OTHERWISE,
        does(If(A_LAND, (Draw(1),)), If(A_LAND, (Draw(2),), (Draw(3),))),
        does(If(A_LAND, (Draw(1),), (If(A_LAND, (Draw(2),), (Draw(3),)),))),
    ),
    (
        UNDIVIDED,
        does(May((DivideDamage(BoundAmount("paid")),)), targets=(target_creature(),)),
        does(May((DivideDamage(BoundAmount("amount")),)), targets=(target_creature(),)),
    ),
    (
        UNDIVIDED,
        does(DivideDamage(2), DivideDamage(3), targets=(target_creature(),)),
        does(DivideDamage(2), DivideDamage(3, n=1), targets=(target_creature(), target_creature())),
    ),
    (
        TOO_LATE,
        does(
            Move(TARGET, "hand"),
            Instead((Move(SELF, "exile"),), (Move(MOVED, "battlefield"), Move(SELF, "exile")), A_LAND),
            targets=(target_creature(),),
        ),
        does(
            Move(TARGET, "exile"),
            Instead((Move(MOVED, "battlefield"),), (Move(MOVED, "battlefield", tapped=True),), A_LAND),
            targets=(target_creature(),),
        ),
    ),
)


@pytest.mark.parametrize("shape, wrong, right", SHAPES)
def test_a_shape_is_seen_and_another_like_it_is_not(shape: str, wrong: Ability, right: Ability) -> None:
    """The shape is named, is not played in full, and what says the same plainly is none."""
    assert suspect(wrong) == {shape}
    assert suspect(right) == frozenset()
    assert not is_shown(wrong)


@pytest.mark.parametrize(
    "types, is_understood", [(("Enchantment",), False), (("Creature",), True), (("Artifact", "Creature"), True)]
)
def test_other_needs_something_that_it_is_other_than(types: tuple[str, ...], is_understood: bool) -> None:
    """ "Other creatures" of what is no creature are not guessed; a creature's own leave that creature out."""
    (paragraph,) = read_text("Other creatures you control get -1/-1.", "Moss", types)
    assert paragraph.understood == is_understood
    assert OTHER in suspect(Static(group(CREATURE, Other()), (Resize(-1, -1),)), ("Enchantment",))


def test_an_auras_other_enchantments_are_those_beside_itself() -> None:
    """What an Aura counts for "each other enchantment" is other than the Aura, not than the creature it enchants."""
    counted = Count(group(Is("Enchantment"), Other(Attached())))
    assert OTHER in suspect(Static(Attached(), (Resize(counted, counted),)), ("Enchantment",))
    creatures = Count(group(CREATURE, Other(Attached())))
    assert suspect(Static(Attached(), (Resize(creatures, creatures),)), ("Enchantment",)) == frozenset()


def test_no_tree_that_was_written_has_such_a_shape() -> None:
    """The trees of shipped cards, and of those whose text can't be read, say what they mean."""
    faces = [(name, face) for name, tree in written().items() for face in (tree.abilities, *tree.others)]
    assert [(name, suspect(ability)) for name, face in faces for ability in face if suspect(ability)] == []


def test_other_in_trees_that_were_written_leaves_something_out() -> None:
    """ "Other" of a tree that was written is other than its card: the card is of a type that is asked for."""
    official = of_all()
    found, looked = [], 0
    for name, tree in written().items():
        if name in official:
            for face, abilities in zip(official[name].card.faces, (tree.abilities, *tree.others), strict=False):
                looked += sum(Other() in group.where for one in abilities for group in groups_of_source(one))
                found += [name for one in abilities if OTHER in suspect(one, face.types)]
    assert looked > 20
    assert found == []


@pytest.mark.sweep
@READ_ONCE
def test_no_full_card_has_such_a_shape() -> None:
    """Of all cards' texts none with such a shape is called full."""
    full = {imported.card.name: imported.card for imported in full_of_all()}
    found = []
    for name in full.keys() - written():
        for face, paragraphs in zip(full[name].faces, read_of_all()[name], strict=True):
            found += [name for each in paragraphs for one in each.abilities if suspect(one, face.types)]
    assert len(full) > 10_000
    assert found == []
