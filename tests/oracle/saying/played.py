"""What cards do as they are played, whether their trees were written or read from the official texts."""

from entaku.oracle.ir.abilities import Tree
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.trees import written
from tests.oracle.reading.official import of_all


def played(name: str) -> Tree:
    """The tree of a card of this name."""
    if name in written():
        return written()[name]
    card = of_all()[name]
    return tree_of(card.card, card.texts.en)
