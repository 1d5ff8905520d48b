"""Which plans are worth a scenario: those that show what nothing else shows, and none that only shows it again.

A scenario that stands there stays as long as a plan makes it: what was worth it once still tests the engine, also where
signatures have come to tell less, and no run takes scenarios away by itself.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from entaku.oracle.documents import Text
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.reading.shown import scenarios_by_signature
from entaku.scenarios.made_up import tree_of
from entaku.scenarios.reading import read_scenarios
from tools.signatures import collect, shown_whole
from tools.worked_out.plans import Plan
from tools.worked_out.writing import page

FOLDER = "worked_out/"
SCENARIOS = Path("tests/magic/scenarios") / FOLDER
TRIES = 5
"""So many plans are tried for a signature before it is left to those who write by hand."""


def standing(kind: str) -> frozenset[str]:
    """The names of the scenarios in a file."""
    path = SCENARIOS / f"{kind}.yaml"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return frozenset(re.findall(r"^- scenario: (.*)$", text, re.MULTILINE))


def shown_without(kinds: Iterable[str]) -> frozenset[str]:
    """The signatures that are shown by hand, or by what stands in the files of these kinds."""
    there = {f"{FOLDER}{kind}.yaml: {name}" for kind in kinds for name in standing(kind)}
    kept = scenarios_by_signature()
    return frozenset(name for name, of in kept.items() if any(not one.startswith(FOLDER) or one in there for one in of))


def signatures_of(plan: Plan) -> frozenset[str]:
    """The signatures of the ability that it is about."""
    return signatures((tree_of(Text(plan.ability, 0)),))


def chosen(plans: Iterable[Plan], shown: frozenset[str], there: frozenset[str]) -> Iterator[Plan]:
    """The plans that are there or show something new, in order; whether the engine agrees isn't asked for that."""
    found: dict[str, dict[str, str]] = {}
    done, tried, named = set(shown), dict[str, int](), set[str]()
    for plan in plans:
        if plan.name in named:
            continue
        if plan.name in there:
            named.add(plan.name)
            yield plan
            continue
        new = {name for name in signatures_of(plan) if name not in done and tried.get(name, 0) < TRIES}
        if not new:
            continue
        (scenario,) = read_scenarios(page([plan]), plan.name)
        before = {(name, field) for name, of in found.items() for field, by in of.items() if by}
        collect(found, plan.name, scenario, new.__contains__)
        for name in new:
            tried[name] = tried.get(name, 0) + 1
        done |= shown_whole(found).keys()
        if {(name, field) for name, of in found.items() if name in new for field, by in of.items() if by} - before:
            named.add(plan.name)
            yield plan
