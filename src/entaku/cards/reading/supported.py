"""What the rules engine runs, of all that trees can say: a tree with anything else in it is played partly by hand.

What the trees of shipped cards are made of, the engine must run, and tests play every one of those cards.  What it
runs beyond that is listed here, by the names of nodes and keywords.
"""

import re
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from entaku.cards.card import Card
from entaku.cards.ir.abilities import (
    Ability,
    Activated,
    CostPart,
    Keyword,
    LoyaltyCost,
    Mode,
    NotUnderstood,
    Pay,
    SpellAbility,
    Triggered,
)
from entaku.cards.ir.actions import AddMana, Apply, PutCounters, Unknown
from entaku.cards.ir.changes import EntersWithCounters, Lose
from entaku.cards.ir.conditions import UsedThisTurn
from entaku.cards.ir.instructions import WithX
from entaku.cards.ir.things import SharesType, Targeted, X
from entaku.cards.mana import Cost
from entaku.cards.reading.spelled import SPELLED, written_out
from entaku.cards.saying.english.keyword_names import PLAIN
from entaku.cards.trees import shipped

MORE_KEYWORDS = frozenset({
    "shroud", "wither", "infect", "intimidate", "shadow", "horsemanship", "skulk", "changeling", "cycling", "devoid",
    "kicker", "flashback", "retrace", "buyback", "morph", "megamorph",
    "convoke", "improvise", "delve",
})  # fmt: skip
"""Keywords that the engine runs and no shipped card has."""

MORE_NODES = frozenset({
    "GainsLife", "LosesLife", "Leaves", "BecomesTapped", "IsDealtDamage", "BecomesBlocked", "EntersTapped", "TapOthers",
    "ReturnCost", "CountersOn", "Lose", "Multicoloured", "Colourless", "Sacrifices", "WasKicked", "Either",
    "SharesColour", "CastBefore", "MostOfOne", "WasCastFor", "ExchangeControl", "MoveCounters", "PayAnyAmount",
    "PlayersWho", "OwnerOf", "Attacking", "Moves", "Plus", "Repeat", "CantBeActivated", "LastCounterRemoved",
    "Cycles",
    "WithX",
    "InsteadOfMoving",
    "AddColour",
    "AllOf", "AddTypes", "TurnedFaceUp",
    "CastThisTurn", "AttackedWith", "SharesType", "Clash", "ManaSpent", "ColoursSpent", "BlockedBy", "SwapControl",
    "RevealCost", "LifeForOpponent", "ChosenPlayer", "RepeatAtWill", "UsedThisTurn", "CantSearch", "SkipsExtraTurns",
    "SkipsStep", "NewTargets", "SetLife", "StartingLife", "CommanderCasts", "SourceIn", "CountersRemain", "PlayFrom",
})  # fmt: skip
"""Nodes that the engine runs and no shipped card has."""

_PAYABLE = re.compile(r"\d+|[WUBRGCSX]|[WUBRG2]/[WUBRG]|([WUBRG]/)?[WUBRG]/P")
"""The symbols of costs that the engine lets be paid.  (CR 107.4)"""

TYPES = frozenset(
    {"Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Tribal", "Kindred"}
)
"""The card types that the engine knows."""


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
    if any(isinstance(node, Lose) and SPELLED & set(node.keywords) for node in nodes(ability)):
        return False
    if is_beyond(ability):
        return False
    for node in nodes(written_out((ability,))):
        if isinstance(node, NotUnderstood | Unknown) or type(node).__name__ not in kinds:
            return False
        if isinstance(node, Keyword) and node.name not in keywords and node.name not in SPELLED:
            return False
        if isinstance(node, Keyword) and node.name in ("morph", "megamorph") and has_x_symbol(node.cost):
            return False
        if isinstance(node, PutCounters | EntersWithCounters) and has_rules(node.kind):
            return False
        if isinstance(node, Cost) and not is_payable(node):
            return False
    return True


def is_beyond(ability: Ability) -> bool:
    """Whether an ability puts together what the engine runs only by itself.

    Control of a spell; a target that is like another one; how often a mana ability was activated.
    """
    inside = list(nodes(ability))
    for node in inside:
        if isinstance(node, SharesType) and isinstance(node.what, Targeted):
            return True
        if isinstance(node, SpellAbility | Activated | Triggered | Mode):
            spells = [n for n, one in enumerate(node.targets) if any(getattr(g, "zone", "") == "stack" for g in one.of)]
            if any(isinstance(act, Apply) and act.what in [Targeted(n) for n in spells] for act in node.do):
                return True
    return any(isinstance(node, UsedThisTurn) for node in inside) and any(isinstance(node, AddMana) for node in inside)


def has_x_symbol(parts: tuple[CostPart, ...]) -> bool:
    """Whether a cost has {X} in it, whose value later words may ask for."""
    return any(isinstance(part, Pay) and "X" in part.mana.symbols for part in parts)


def has_rules(kind: str) -> bool:
    """Whether counters of a kind do something by rule that the engine doesn't know: shields, stuns, keywords.  (CR 122)

    >>> has_rules("shield"), has_rules("flying"), has_rules("+1/+1")
    (True, True, False)
    """
    return kind in ("shield", "stun", "finality") or kind in PLAIN


def is_payable(cost: Cost | None) -> bool:
    """Whether the engine lets every symbol of a cost be paid in all its ways: those of jokes it doesn't know."""
    return cost is None or all(_PAYABLE.fullmatch(symbol) for symbol in cost.symbols)


def has_x(value: object) -> bool:
    """Whether something in it is an X that it doesn't itself say the value of."""
    if isinstance(value, tuple):
        return any(map(has_x, value))
    if isinstance(value, WithX):
        return has_x(value.amount)
    if isinstance(value, Struct):
        return isinstance(value, X) or any(has_x(getattr(value, field)) for field in value.__struct_fields__)
    return False


def knows_x(ability: Ability, cost: Cost | None) -> bool:
    """Whether X, if the ability speaks of it, is the X of a cost: of the ability, or of the card."""
    if not has_x(ability) or (cost is not None and "X" in cost.symbols):
        return True
    if isinstance(ability, Activated):
        paid = any(isinstance(part, Pay) and "X" in part.mana.symbols for part in ability.cost)
        return paid or has_x(ability.cost) or LoyaltyCost("-X") in ability.cost
    return False


def is_playable(card: Card) -> bool:
    """Whether the engine knows what to do with the card's layout, types and costs at all."""
    faces = card.faces if card.layout == "split" else card.faces[:1]
    known = all(is_payable(face.cost) and set(face.types) <= TYPES for face in faces)
    return known and card.layout in ("normal", "split")
