"""Which plans are worth a scenario: those that show what nothing else shows, and none that only shows it again."""

from collections.abc import Iterable, Iterator

from entaku.oracle.documents import Text
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.reading.shown import scenarios_by_signature
from entaku.scenarios.made_up import tree_of
from entaku.scenarios.reading import read_scenarios
from tools.signatures import collect, shown_whole
from tools.worked_out.plans import Plan
from tools.worked_out.writing import page

FOLDER = "worked_out/"
TRIES = 5
"""So many plans are tried for a signature before it is left to those who write by hand."""


def by_hand() -> frozenset[str]:
    """The signatures that are shown without what is worked out."""
    kept = scenarios_by_signature()
    return frozenset(name for name, of in kept.items() if not any(one.startswith(FOLDER) for one in of))


def signatures_of(plan: Plan) -> frozenset[str]:
    """The signatures of the ability that it is about."""
    return signatures((tree_of(Text(plan.ability, 0)),))


def chosen(plans: Iterable[Plan], shown: frozenset[str]) -> Iterator[Plan]:
    """The plans that show something new, in their order; whether the engine agrees isn't asked for that."""
    found: dict[str, dict[str, str]] = {}
    done, tried = set(shown), dict[str, int]()
    for plan in plans:
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
            yield plan
