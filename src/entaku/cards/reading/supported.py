"""What the rules engine runs, of all that trees can say: a tree with anything else in it is played partly by hand.

What the trees of shipped cards are made of, the engine must run, and tests play every one of those cards.  What it
runs beyond that is listed here, by the names of nodes and keywords.
"""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from entaku.cards.card import Card
from entaku.cards.ir.abilities import Ability, Keyword, NotUnderstood
from entaku.cards.ir.actions import Unknown
from entaku.cards.trees import shipped

MORE_KEYWORDS = frozenset({
    "shroud", "wither", "infect", "intimidate", "shadow", "horsemanship", "skulk", "changeling", "cycling", "devoid",
})  # fmt: skip
"""Keywords that the engine runs and no shipped card has."""

MORE_NODES = frozenset(
    {"GainsLife", "LosesLife", "Leaves", "Moves", "BecomesTapped", "IsDealtDamage", "BecomesBlocked"}
)
"""Nodes that the engine runs and no shipped card has."""


def nodes(value: object) -> Iterator[Struct]:
    """Every node of a tree, from the top."""
    if isinstance(value, Struct):
        yield value
        for field in value.__struct_fields__:
            yield from nodes(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from nodes(each)


@cache
def _run() -> tuple[frozenset[str], frozenset[str]]:
    """The names of the nodes and of the keywords that the engine runs."""
    kinds: set[str] = set(MORE_NODES)
    keywords: set[str] = set(MORE_KEYWORDS)
    for tree in shipped().values():
        for node in nodes((tree.abilities, tree.others)):
            kinds.add(type(node).__name__)
            if isinstance(node, Keyword):
                keywords.add(node.name)
    return frozenset(kinds), frozenset(keywords)


def is_supported(ability: Ability) -> bool:
    """Whether the engine runs an ability, every part of it.

    >>> is_supported(Keyword("flying")), is_supported(Keyword("cumulative upkeep"))
    (True, False)
    """
    kinds, keywords = _run()
    for node in nodes(ability):
        if isinstance(node, NotUnderstood | Unknown) or type(node).__name__ not in kinds:
            return False
        if isinstance(node, Keyword) and node.name not in keywords:
            return False
    return True


def is_playable(card: Card) -> bool:
    """Whether the engine knows what to do with the card's layout, types and costs at all."""
    types = set(card.front.types)
    return card.layout == "normal" and not types & {"Battle", "Dungeon", "Vanguard", "Plane", "Phenomenon", "Scheme"}
