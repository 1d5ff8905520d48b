"""Imported cards as scenarios use them: by name, from the official files and what their texts say."""

from functools import cache

from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.reading.tree import tree_of
from tests.oracle.reading.official import of_all, of_later
from tests.shared_data import SHARED

FILES = ("data/oracle/cards.jsonl.gz", "data/2026/cards.jsonl.gz")
"""Cards until spring 2022, and those that came after it."""


def unread(name: str) -> tuple[Card, Tree]:
    """A card of which only the name is known: enough to read a scenario, too little to play it."""
    return Card(name, tuple(Face(each, types=("Land",)) for each in name.split(" // "))), Tree(name)


@cache
def imported(name: str) -> tuple[Card, Tree] | None:
    """A card of the official files and what its text says; where they are absent, one that is never played."""
    if not all((SHARED / file).exists() for file in FILES):
        return unread(name)
    found = of_all().get(name) or of_later().get(name)
    return None if found is None else (found.card, tree_of(found.card, found.texts.en, runs))


def is_understood(tree: Tree) -> bool:
    """Whether nothing of a card is left to hands."""
    return not any(isinstance(ability, NotUnderstood) for ability in tree.abilities)
