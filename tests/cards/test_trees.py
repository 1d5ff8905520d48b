"""The trees that are written by hand."""

from collections import defaultdict
from importlib import import_module

from entaku.cards.trees import ALONE, MODULES


def test_a_card_has_one_written_tree() -> None:
    """No two modules write the same card: the later would silently take the place of the earlier."""
    written: dict[str, list[str]] = defaultdict(list)
    for module in (*MODULES, *ALONE):
        for tree in import_module(f"entaku.sets.{module}").TREES:
            written[tree.name].append(module)
    assert len(written) > 500
    assert {name: modules for name, modules in written.items() if len(modules) > 1} == {}
