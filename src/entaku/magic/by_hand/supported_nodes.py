"""What this engine knows how to run: computed from what it has procedures for and what its code speaks of.

Knowing a node isn't doing it right: what counts as played in full is what scenarios show (`oracle.reading.shown`).
Scenarios themselves, and whoever tries cards out, run whatever is known.
"""

import ast
from functools import cache
from pathlib import Path
from typing import get_args

from entaku.magic.additional import mechanics
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW
from entaku.magic.zones import stack
from entaku.oracle.companions import LOOKED_AT
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import families
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import DONE_BY_FACTS
from entaku.oracle.keywords.meanings import SPELLED
from entaku.oracle.keywords.paid import PAID
from entaku.oracle.reading.supported import Known, is_run

ENGINE = Path(__file__).parent.parent


@cache
def known() -> Known:
    """The nodes and keywords that the engine knows."""
    mechanics.learn_all()
    assert stack.INSTRUCTED_BY, "the procedures are registered as their modules are loaded"
    names, texts = spoken_of()
    registered: dict[object, object] = {
        families.AnyInstruction: {*FOLLOW, *AT_ONCE},
        t.Players: asking.PLAYERS,
        t.Things: asking.THINGS,
        t.Amount: asking.AMOUNTS,
        t.Predicate: asking.PREDICATES,
        c.Condition: asking.CONDITIONS,
    }
    by_table = {kind for union in registered for kind in get_args(union) if kind is not int}
    run = {kind.__name__ for kinds in registered.values() for kind in kinds}  # type: ignore[attr-defined]  # each is a set of types
    run |= {kind.__name__ for kind in every_node() - by_table if kind.__name__ in names}
    run |= {kind.__name__ for kind in LOOKED_AT}
    return Known(frozenset(run), frozenset(texts) | SPELLED | PAID.keys() | DONE_BY_FACTS)


def runs(ability: Ability) -> bool:
    """Whether the engine knows every part of an ability."""
    return is_run(ability, known())


def every_node() -> set[type[Node]]:
    """Every class of nodes that there is."""
    found: set[type[Node]] = set()
    waiting = list(Node.__subclasses__())
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        waiting += kind.__subclasses__()
    return found


def spoken_of() -> tuple[set[str], set[str]]:
    """The names that the engine's code uses (`things.Group`), and the texts in it ("flying"), docstrings apart."""
    names: set[str] = set()
    texts: set[str] = set()
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return names, texts
