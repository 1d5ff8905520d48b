"""Walks over trees: everything is met once, and what isn't changed stays the very same."""

from pathlib import Path

import pytest
from msgspec import Struct

from entaku.oracle.ir.node import has_own_targets
from entaku.oracle.ir.things import Coloured, Is, Not
from entaku.oracle.ir.walking import exchanged, fields, nodes, own_nodes, parts, values, with_fields, with_parts
from entaku.oracle.trees import shipped

TREES = [tree for _, tree in sorted(shipped().items())][::7]
WALKED = (
    "oracle/ir",
    "oracle/keywords",
    "oracle/mechanics",
    "oracle/reading",
    "oracle/saying",
    "magic",
    "laboratory/trying",
)
"""Where trees are looked through."""
OTHERS = {
    "oracle/ir/walking.py", "oracle/ir/node.py", "magic/game/dated.py", "magic/game/snapshots.py",
    "magic/views/standing_alike/facts.py",
}  # fmt: skip
"""The walks themselves, a question about a class, and records of a game's state, which is no tree."""


def counted(value: object) -> int:
    """How many values there are in a tree, itself among them, told by its printed form's own recursion."""
    if isinstance(value, tuple):
        return 1 + sum(map(counted, value))
    if isinstance(value, Struct):
        return 1 + sum(counted(getattr(value, name)) for name in type(value).__struct_fields__)
    return 1


def test_everything_in_a_tree_is_met_once_from_the_top() -> None:
    """A node comes before what it holds, in the order in which that stands."""
    assert len(TREES) > 30
    for tree in TREES:
        met = list(values(tree))
        assert met[0] is tree
        assert len(met) == counted(tree)
        assert [one for one in met if isinstance(one, Struct)] == list(nodes(tree))
        assert tuple(value for _, value in fields(tree)) == parts(tree)


def test_a_walk_goes_only_where_it_is_told() -> None:
    """What isn't gone into is met itself; a part with targets of its own isn't even that among a spell's own nodes."""
    held = Not(Not(Coloured("B")))
    assert [type(one) for one in nodes(held, lambda node: node is held)] == [Not, Not]
    for tree in TREES:
        for ability in tree.abilities:
            own = list(own_nodes(getattr(ability, "do", ())))
            assert not any(map(has_own_targets, own))


def test_what_is_not_changed_stays_the_very_same() -> None:
    """A change that changes nothing gives the value itself, not another that is equal to it."""
    for tree in TREES:
        assert with_parts(tree, lambda part: part) is tree
        assert exchanged(tree, lambda part: part) is tree


def test_one_thing_is_exchanged_wherever_it_stands() -> None:
    """Each place is changed, nothing else is, and what is put in isn't looked at again."""
    before: tuple[object, ...] = (Not(Coloured("B")), Is("Land"), (Coloured("B"), Coloured("G")))
    after = exchanged(before, lambda one: Not(Coloured("B")) if one == Coloured("B") else one)
    assert after == (Not(Not(Coloured("B"))), Is("Land"), (Not(Coloured("B")), Coloured("G")))
    assert after[1] is before[1]


def test_a_change_may_ask_which_field_it_is() -> None:
    """Members of a tuple have no field."""
    asked: list[str] = []

    def noted(field: str, part: object) -> object:
        asked.append(field)
        return part

    with_fields((Is("Land"),), noted)
    with_fields(Coloured("B"), noted)
    assert asked == ["", "colours"]


@pytest.mark.parametrize("room", WALKED)
def test_trees_are_walked_in_one_place(room: str) -> None:
    """No module goes through the fields of nodes by itself."""
    source = Path("src/entaku")
    found = {
        str(path.relative_to(source))
        for path in (source / room).rglob("*.py")
        if "__struct_fields__" in path.read_text("utf-8") or "astuple" in path.read_text("utf-8")
    }
    assert found - OTHERS == set()
