"""Only a few modules change a game; nothing else assigns to one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from entaku.magic.game.state import Object, Player
from tests.magic.positions import position

MAGIC = Path("src/entaku/magic")
EVERYTHING = set(vars(position([{"library": ["Plains"]}] * 2).game))
OWN = {
    "mutators.py": EVERYTHING,
    "zone_mutators.py": EVERYTHING,
    "state.py": EVERYTHING,
    "play.py": {"decision", "events"},
    "choices.py": {"decision"},
    "priority.py": {"decision"},
    "layers.py": {"projection", "checked"},
    "projection.py": {"checked"},
    "mana_abilities.py": {"sources"},
    "castable_index.py": {"held"},
    "commander.py": {"leaders"},
    "within_reach.py": {"reaches"},
    "targets.py": {"aim"},
    "viewing.py": {"apart", "shown"},
    "state_based_actions.py": {"tidy"},
    "phasing.py": {"last_known"},
    "determinization.py": {
        "seed",
        "objects",
        "projection",
        "checked",
        "reaches",
        "sources",
        "tidy",
        "shown",
        "aim",
        "apart",
        "leaders",
        "held",
        "laid",
    },
}
"""What each module may assign: the mutators everything, the outer machine its counters, the caches themselves.

What is imagined is a copy of its own, in which hidden cards become others.  What phases out is known as it was last.
What is aimed is noted for who asks why something can't be a target; no rule reads it.
"""


def assigned(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The fields of anything called a game that are assigned to, or whose contents are."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                inner = part.value if isinstance(part, ast.Subscript) else part
                if isinstance(inner, ast.Attribute) and is_game(inner.value):
                    yield inner.lineno, inner.attr


def is_game(node: ast.expr) -> bool:
    """Whether an expression is a game, by its name."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in ("game", "ahead", "checkpoint")


@pytest.mark.parametrize("path", sorted(MAGIC.rglob("*.py")), ids=lambda path: path.name)
def test_nothing_else_changes_a_game(path: Path) -> None:
    """Outside the mutators nobody assigns to a game's fields or puts anything into its containers."""
    allowed = OWN.get(path.name, set())
    found = [(line, field) for line, field in assigned(ast.parse(path.read_text())) if field not in allowed]
    assert found == []


def test_records_are_frozen() -> None:
    """Objects and players are replaced, never changed, so that copies of a game may share them."""
    for kind in (Object, Player):
        assert kind.__struct_config__.frozen


def test_a_copy_shares_no_container() -> None:
    """A copied game has its own of every container that is changed in place."""
    game = position([{"library": ["Plains"]}] * 2).game
    copy = game.copy()
    inside = [name for name, value in vars(game).items() if isinstance(value, list | dict)]
    assert inside
    assert [name for name in inside if getattr(copy, name) is getattr(game, name)] == []


def called(function: ast.expr) -> str:
    """The name of what is called, without where it is from; "" where it has none."""
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def calls(name: str) -> Iterator[tuple[str, str]]:
    """Where in the engine a function is called, by module, and with what."""
    for path in sorted(MAGIC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and called(node.func) == name:
                yield path.name, ast.unparse(node)


@pytest.mark.rule("CR 614.12")
def test_there_is_one_way_onto_the_battlefield() -> None:
    """What enters goes through `moving.move`: nothing else moves or makes an object there or puts one into a zone."""
    own = {"zone_mutators.py", "moving.py"}
    # What phases in doesn't enter: it never left.  (CR 702.26d)
    assert {module for module, _ in calls("put_in")} == {
        "starting_the_game.py",
        "mutators.py",
        "zone_mutators.py",
        "entering.py",
        "phasing.py",
    }
    assert [call for module, call in calls("move_one") if module != "zone_mutators.py"] == []
    assert [call for _, call in calls("create") if "zone=" not in call or "'battlefield'" in call] == []
    direct = [call for module, call in calls("move") if module not in own and call.startswith("zone_mutators.move(")]
    assert direct != []
    assert [call for call in direct if "battlefield" in call] == []
