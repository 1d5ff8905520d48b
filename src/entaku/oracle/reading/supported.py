"""What is played by the rules, of all that trees can say: a tree with anything else in it is played partly by hand.

There are two levels.  What an engine knows (`is_run`) has a procedure; what is shown (`is_shown`) has been shown doing
what it says, signature by signature, by scenarios.  Cards are played by what is shown; scenarios run what is known.
"""

import re

from msgspec import Struct

from entaku.oracle.card import Card
from entaku.oracle.importers.layouts import TABLE
from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    CostPart,
    Keyword,
    Mode,
    NotUnderstood,
    Pay,
    SpellAbility,
    Static,
    Triggered,
)
from entaku.oracle.ir.actions import Apply, Unknown
from entaku.oracle.ir.changes import CantBeCountered
from entaku.oracle.ir.conditions import UsedThisTurn
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.player_rules import ThisCostsLess, ThisCostsMoreByTarget
from entaku.oracle.ir.replacements import EntersWithCounters
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.ir.things import Self, SharesType, Targeted, X
from entaku.oracle.ir.unbound import unbound
from entaku.oracle.ir.walking import nodes, own_nodes
from entaku.oracle.keywords.counters import KEYWORD_COUNTERS
from entaku.oracle.keywords.meanings import written_out
from entaku.oracle.keywords.table import names
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.counters import DivideCounters, PutCounters
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.reading.shown import shown
from entaku.oracle.reading.suspect import suspect


class Known(Struct, frozen=True):
    """What an engine has procedures for: nodes by the names of their classes, and keywords."""

    nodes: frozenset[str]
    keywords: frozenset[str]


_PAYABLE = re.compile(r"\d+|[WUBRGCSX]|[WUBRG2]/[WUBRG]|([WUBRG]/)?[WUBRG]/P")
"""The symbols of costs that the engine lets be paid.  (CR 107.4)"""

LAYOUTS = frozenset(standing.layout for standing in TABLE if standing.played)
"""The layouts of cards all of whose faces the engine knows."""

TYPES = frozenset((
    "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Kindred", "Plane",
    "Phenomenon", "Scheme",
))  # fmt: skip
"""The card types that the engine knows."""


def is_run(ability: Ability, known: Known) -> bool:
    """Whether an engine that knows so much runs an ability, every part of it.

    >>> known = Known(frozenset({"Keyword"}), frozenset({"flying"}))
    >>> is_run(Keyword("flying"), known), is_run(Keyword("forecast"), known)
    (True, False)
    """
    written = written_out((ability,))
    for node in nodes(written):
        if not isinstance(node, Node):
            continue
        if type(node).__name__ not in known.nodes:
            return False
        if isinstance(node, Keyword) and node.name not in known.keywords:
            return False
    return is_whole(ability)


def is_shown(ability: Ability) -> bool:
    """Whether scenarios have shown the engine doing every part of an ability.

    >>> is_shown(Keyword("flying")), is_shown(Keyword("forecast"))
    (True, False)
    """
    return signatures((ability,)) <= shown() and is_whole(ability) and not suspect(ability)


def is_whole(ability: Ability) -> bool:
    """Whether an ability is understood and puts nothing together that the engine runs only by itself."""
    if is_beyond(ability):
        return False
    for node in nodes(written_out((ability,))):
        if isinstance(node, NotUnderstood | Unknown):
            return False
        if isinstance(node, Keyword) and node.name in ("morph", "megamorph") and has_x_symbol(node.cost):
            return False
        if isinstance(node, PutCounters | EntersWithCounters) and has_rules(node.kind):
            return False
        if isinstance(node, Move) and has_rules(node.counter):
            return False
        if isinstance(node, Cost) and not is_payable(node):
            return False
    return True


def is_beyond(ability: Ability) -> bool:
    """Whether an ability puts together what the engine runs only by itself.

    Control of a spell; a target that is like another one; how often a mana ability was activated; and what a spell says
    of itself where it is none.
    """
    inside = list(nodes(ability))
    for node in inside:
        if isinstance(node, Static) and node.zone != "stack" and is_of_spell_itself(node):
            return True
        if isinstance(node, SharesType) and isinstance(node.what, Targeted):
            return True
        if isinstance(node, SpellAbility | Activated | Triggered | Mode):
            spells = [n for n, one in enumerate(node.targets) if any(getattr(g, "zone", "") == "stack" for g in one.of)]
            if any(
                isinstance(act, DivideDamage | DivideCounters) and node.targets[act.n].least == X()
                for act in own_nodes(node.do)
            ):
                return True  # X may be more than there is to divide
            if any(changes_spell(act, [Targeted(n) for n in spells]) for act in node.do):
                return True
    return any(isinstance(node, UsedThisTurn) for node in inside) and any(isinstance(node, AddMana) for node in inside)


def is_of_spell_itself(static: Static) -> bool:
    """Whether it holds of the card itself as a spell: that it can't be countered, or costs less.  (CR 113.6d, 113.6g)

    >>> is_of_spell_itself(Static(Self(), (CantBeCountered(),)))
    True
    """
    counters = static.what == Self() and any(isinstance(one, CantBeCountered) for one in static.changes)
    return counters or any(isinstance(one, ThisCostsLess | ThisCostsMoreByTarget) for one in static.rules)


def changes_spell(act: Node, spells: list[Targeted]) -> bool:
    """Whether an instruction changes more about one of these spells than that it can't be countered."""
    if not isinstance(act, Apply) or act.what not in spells:
        return False
    return any(not isinstance(change, CantBeCountered) for change in act.changes)


def has_x_symbol(parts: tuple[CostPart, ...]) -> bool:
    """Whether a cost has {X} in it, whose value later words may ask for."""
    return any(isinstance(part, Pay) and "X" in part.mana.symbols for part in parts)


def has_rules(kind: str) -> bool:
    """Whether counters of a kind would do something by rule that the engine doesn't know: give other keywords.

    >>> has_rules("fear"), has_rules("flying"), has_rules("shield")
    (True, False, False)
    """
    return kind in {*names("")} - KEYWORD_COUNTERS


def is_payable(cost: Cost | None) -> bool:
    """Whether the engine lets every symbol of a cost be paid in all its ways: those of jokes it doesn't know."""
    return cost is None or all(_PAYABLE.fullmatch(symbol) for symbol in cost.symbols)


def lacking_names(ability: Ability, known: Names) -> list[str]:
    """The names in an ability that nothing binds, with what its keywords stand for; `known` is what its card binds.

    >>> from entaku.oracle.ir.things import BoundAmount
    >>> lacking_names(SpellAbility((PutCounters(Targeted(0), amount=BoundAmount("lost")),)), frozenset())
    ['target 0', 'lost']
    """
    return [name for one in written_out((ability,)) for name in unbound(one, known)]


def is_playable(card: Card) -> bool:
    """Whether the engine knows what to do with the card's layout, types and costs at all."""
    known = all(is_payable(face.cost) and set(face.types) <= TYPES for face in card.faces)
    return known and card.layout in LAYOUTS
