"""What a deck is about: what its commander's text speaks of and does, and which cards have to do with it."""

from collections.abc import Iterator
from typing import Final

from entaku.oracle.card import Card
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir.abilities import Keyword, SacrificeCost, Tree
from entaku.oracle.ir.things import Group, Is
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Mill
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.mechanics.tokens import Create

Plan = frozenset[str]
"""What a deck is about, in words: types of cards, and things that are done."""
EVERYWHERE: Final = frozenset(("Creature", "Land", "Legendary", "Basic", "Planeswalker", "Battle"))
"""Types that say nothing of a deck: every deck has them, or hardly any text means them."""
DONE: Final[dict[type, str]] = {
    Create: "tokens", Sacrifice: "sacrifice", SacrificeCost: "sacrifice", h.Dies: "sacrifice",
    h.Sacrifices: "sacrifice", GainLife: "life", h.GainsLife: "life", Discard: "discard", h.Discards: "discard",
    Mill: "graveyard",
}  # fmt: skip
"""What is done that cards go together by, and what waits for it."""
FIRST, FURTHER = 2.0, 0.65
"""What it is worth to have to do with a deck's plan, and with more of it: as much beside what cards are worth by their
texts, which differ by about 0.9, as a plan needs to lead."""


def plan_of(tree: Tree) -> Plan:
    """What a commander's deck is about: the types that its text names, and what it does or waits for."""
    named = {one.what for one in nodes(tree.abilities) if isinstance(one, Is)} - EVERYWHERE
    return frozenset((*named, *done_by(tree)))


def done_by(tree: Tree) -> Iterator[str]:
    """What a card does that other cards may go together with."""
    for one in nodes(tree.abilities):
        if (word := DONE.get(type(one))) is not None:
            yield word
        elif isinstance(one, PutCounters):
            yield f"{one.kind} counters"
        elif isinstance(one, Group) and one.zone == "graveyard":
            yield "graveyard"
        elif isinstance(one, Keyword) and one.name == "equip":
            yield "Equipment"


def fitting(plan: Plan, card: Card, tree: Tree) -> float:
    """What it is worth to a deck with this plan that a card has to do with it."""
    front = card.front
    about = {*front.types, *front.subtypes, *plan_of(tree)} & plan
    return FIRST + FURTHER * (len(about) - 1) if about else 0.0
