"""What cards are for, as their trees say it: to deny lands, to take extra turns, to search for whatever is needed."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from entaku.oracle.ir.abilities import Static, Tree
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import DoesntUntap, SetLandType
from entaku.oracle.ir.player_rules import SkipsStep
from entaku.oracle.ir.things import AnyOf, ControlledBy, Each, Group, Is, Predicate, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.turns import ExtraTurn
from entaku.oracle.subtypes import LAND_TYPES

LAND_WORDS: Final = frozenset({"Land", *LAND_TYPES})
MANY_LANDS: Final = 4
"""So many lands of each player are many."""


def takes_extra_turns(tree: Tree) -> bool:
    """Whether a card gives extra turns.  (CR 500.7)"""
    return any(isinstance(node, ExtraTurn) for node in _done(tree))


def tutors(tree: Tree) -> bool:
    """Whether a card has its controller search their library for cards that needn't be lands.  (CR 701.19)"""
    return any(
        isinstance(node, Search)
        and node.who == You()
        and node.whose is None
        and "library" in node.zones
        and not _are_lands(node.where)
        for node in _done(tree)
    )


def denies_lands(tree: Tree) -> bool:
    """Whether a card destroys many lands of others, returns or exiles them, keeps them tapped, or makes them others."""
    return any(map(_denies, _done(tree)))


def _done(tree: Tree) -> Iterator[Struct]:
    return nodes(tree.abilities)


def _denies(node: Struct) -> bool:
    match node:
        case Destroy(what=Group() as group) | Move(what=Group() as group):
            return group.zone == "battlefield" and _takes_lands(group.where)
        case Sacrifice(what=Group() as group, who=Each(), amount=amount):
            return _are_lands(group.where) and (not isinstance(amount, int) or amount >= MANY_LANDS)
        case Static(what=Group() as group, changes=changes) | Apply(what=Group() as group, changes=changes):
            kept = any(isinstance(change, DoesntUntap | SetLandType) for change in changes)
            return kept and group.zone == "battlefield" and _takes_lands(group.where)
        case SkipsStep(who=Each(), step="untap"):
            return True
    return False


def _takes_lands(where: tuple[Predicate, ...]) -> bool:
    """Whether lands of others are among what is like this: they are named, or everything is meant."""
    if any(isinstance(each, ControlledBy) and each.who == You() for each in where):
        return False
    return not where or _are_lands(where) or any(isinstance(each, AnyOf) and _any_lands(each) for each in where)


def _are_lands(where: tuple[Predicate, ...]) -> bool:
    """Whether all that is like this are lands, and not those alone that are creatures."""
    words = {each.what for each in where if isinstance(each, Is)}
    return (bool(words & LAND_WORDS) and "Creature" not in words) or any(_only_lands(each) for each in where)


def _any_lands(either: AnyOf) -> bool:
    return any(isinstance(each, Is) and each.what in LAND_WORDS for each in either.of)


def _only_lands(predicate: Predicate) -> bool:
    return isinstance(predicate, AnyOf) and all(
        isinstance(each, Is) and each.what in LAND_WORDS for each in predicate.of
    )
