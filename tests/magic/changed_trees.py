"""Scenarios played again with the trees of their cards changed: what is told alike must hold as well."""

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import structs
from tools.signatures import FOLDER, OFFICIAL, needs_texts

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from entaku.scenarios.showing import trees_in
from tests.magic.imported import imported

FILES = [
    path
    for path in sorted(FOLDER.rglob("*.yaml"))
    if OFFICIAL.exists() or not needs_texts(path.relative_to(FOLDER).as_posix())
]
"""The files whose scenarios can be played here."""


def with_trees(scenario: Scenario, change: Callable[[object], object]) -> Scenario:
    """The scenario with the trees of all its cards changed so; itself where nothing is."""
    found = trees_in(scenario)
    trees = tuple(structs.replace(tree, abilities=change(tree.abilities), others=change(tree.others)) for tree in found)
    if trees == tuple(found):
        return scenario
    names = {tree.name for tree in found}
    return structs.replace(scenario, trees=(*(tree for tree in scenario.trees if tree.name not in names), *trees))


def scenarios(path: Path, but: frozenset[str]) -> Iterator[Scenario]:
    """The scenarios of a file but for some, by their names."""
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), path.name, imported):
        if scenario.name not in but:
            yield scenario


def failed(path: Path, change: Callable[[Scenario], Scenario], but: frozenset[str]) -> list[str]:
    """The scenarios of a file, but for some, that hold, but not changed so."""
    return [
        one.name
        for one in scenarios(path, but)
        if (other := change(one)).trees != one.trees and not run(other, path.name).passed and run(one, path.name).passed
    ]
