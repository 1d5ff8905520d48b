"""Imported cards as scenarios use them: by name, from the official file and what its texts say."""

from functools import cache

from entaku.cards.card import Card, Face
from entaku.cards.ir.abilities import NotUnderstood, Tree
from entaku.cards.reading.tree import tree_of
from entaku.magic.known import runs
from tests.cards.reading.official import of_all
from tests.shared_data import SHARED


def unread(name: str) -> tuple[Card, Tree]:
    """A card of which only the name is known: enough to read a scenario, too little to play it."""
    return Card(name, tuple(Face(each, types=("Land",)) for each in name.split(" // "))), Tree(name)


@cache
def imported(name: str) -> tuple[Card, Tree] | None:
    """A card of the official file and what its text says; where the file is absent, one that is never played."""
    if not (SHARED / "data/oracle/cards.jsonl.gz").exists():
        return unread(name)
    found = of_all().get(name)
    return None if found is None else (found.card, tree_of(found.card, found.texts.en, runs))


def is_understood(tree: Tree) -> bool:
    """Whether nothing of a card is left to hands."""
    return not any(isinstance(ability, NotUnderstood) for ability in tree.abilities)
