"""Scenarios that are worked out: the model that says what must be so knows nothing of the engine, and finds faults."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any  # tables of the engine's, by kinds of nodes

import pytest
from tools.worked_out.kinds import KINDS
from tools.worked_out.plans import Plan
from tools.worked_out.writing import page, scenario

from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

FOLDER = Path("tests/magic/scenarios/worked_out")
MODEL = (
    "board", "deeds", "parts", "plans", "counting", "framing", "waiting", "asking", "handling", "lasting", "limiting",
    "measuring", "paying", "raising", "aiming", "kinds", "writing",
)  # fmt: skip
ENOUGH = 48
"""So many scenarios of a part are tried for a fault in it."""


@cache
def plans() -> dict[str, dict[str, Plan]]:
    """All plans by file and name."""
    return {kind: {plan.name: plan for plan in made()} for kind, made in KINDS.items()}


def written(kind: str) -> list[str]:
    """The names of the scenarios of a file."""
    return re.findall(r"^- scenario: (.*)$", (FOLDER / f"{kind}.yaml").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("module", MODEL)
def test_the_model_knows_nothing_of_the_engine(module: str) -> None:
    """Nothing of the product is imported by what says what must be so."""
    tree = ast.parse(Path(f"tools/worked_out/{module}.py").read_text(encoding="utf-8"))
    roots = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    roots |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert {root for root in roots if root.startswith(("entaku", "tests"))} == set()


@pytest.mark.parametrize("kind", list(KINDS))
def test_what_is_written_is_what_the_model_says(kind: str) -> None:
    """No scenario was changed by hand until the engine met it, and none stands there that no plan makes."""
    names = written(kind)
    assert len(names) == len(set(names))
    assert page([plans()[kind][name] for name in names]) == (FOLDER / f"{kind}.yaml").read_text(encoding="utf-8")


def with_part(name: str) -> Iterator[Plan]:
    """Plans whose ability has this node in it, the written ones."""
    for kind in KINDS:
        yield from (
            plans()[kind][one] for one in written(kind) if re.search(rf"\b{name}\(", plans()[kind][one].ability)
        )


def is_found(name: str) -> bool:
    """Whether a written scenario about a node doesn't hold."""
    for plan, _ in zip(with_part(name), range(ENOUGH), strict=False):
        (one,) = read_scenarios(page([plan]), plan.name)
        if not run(one, plan.name).passed:
            return True
    return False


AMOUNTS = (
    t.X, t.Count, t.Sum, t.Greatest, t.StatOf, t.CountersOn, t.PlayerCounters, t.LifeOf, t.GreatestLife, t.Half,
    t.Times, t.Plus, t.SpellsCast, t.CardsDrawn, t.LifeGained, t.LifeLost, t.DeathsThisTurn, t.Kinds, t.BoundAmount,
)  # fmt: skip
CONDITIONS = (
    c.DiedThisTurn, c.EnteredThisTurn, c.CastThisTurn, c.Exists, c.Compared, c.IsMonarch, c.DidThisTurn, c.LeftThisTurn,
    c.DealtDamageThisTurn, c.Either, c.Every, c.Unless, c.Matches, c.TurnOf,
)  # fmt: skip
PEOPLE = (t.TargetedPlayer, t.ControllerOf, t.Except, t.ActivePlayer)


def wrong(table: dict[Any, Any], kind: type, by: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401  (what an engine's function gives)
    """An engine that takes another value for a kind of node."""
    right = table[kind]
    monkeypatch.setitem(table, kind, lambda ctx, node: by(right(ctx, node)))


@pytest.mark.parametrize("kind", AMOUNTS, ids=lambda kind: kind.__name__)
def test_an_engine_that_counts_one_too_many_is_found_out(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each amount of the parts."""
    assert not is_found(kind.__name__)
    wrong(asking.AMOUNTS, kind, lambda n: n + 1, monkeypatch)
    assert is_found(kind.__name__)


@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: kind.__name__)
def test_an_engine_that_takes_the_contrary_for_so_is_found_out(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each condition of the parts."""
    wrong(asking.CONDITIONS, kind, lambda holds: not holds, monkeypatch)
    assert is_found(kind.__name__)


@pytest.mark.parametrize("kind", [kind for kind in CONDITIONS if kind is not c.TurnOf], ids=lambda kind: kind.__name__)
def test_an_engine_for_which_anything_is_so_is_found_out(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a condition doesn't hold there is a scenario of that, too, but for whose turn it is: it is always A's."""
    wrong(asking.CONDITIONS, kind, lambda holds: True, monkeypatch)
    assert is_found(kind.__name__)


@pytest.mark.parametrize("kind", PEOPLE, ids=lambda kind: kind.__name__)
def test_an_engine_that_takes_others_for_the_players_is_found_out(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each of those to whom something is done."""
    wrong(asking.PLAYERS, kind, lambda found: tuple((seat + 1) % 3 for seat in found), monkeypatch)
    assert is_found(kind.__name__)


def test_a_scenario_says_what_it_is_about() -> None:
    """Its name has each of its parts, and what must be so is said of all players alike."""
    plan = plans()["amounts"][written("amounts")[0]]
    told = scenario(plan)
    assert plan.name in told
    assert all(f"{name} has" in told for name in "ABC")
