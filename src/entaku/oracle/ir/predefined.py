"""Tokens that have their characteristics by rule, the Roles in a table of their own.  (CR 111.10)"""

from collections.abc import Mapping
from typing import Final

from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    DiscardCost,
    Keyword,
    SacrificeCost,
    Static,
    TapThis,
    Target,
    Triggered,
)
from entaku.oracle.ir.changes import Change, Gain, Resize, SetSize
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.happenings import Attacks, Dies
from entaku.oracle.ir.short import (
    ARTIFACT,
    ATTACHED,
    BASIC_LAND,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT,
    MOVED,
    SELF,
    TARGET,
    YOU,
    YOURS,
    cost,
    creature,
    group,
    keywords,
    mana,
)
from entaku.oracle.ir.things import Count, Not, Stat, TopCards
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.explore import Explore
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.scry import Scry
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.spending import SpendOnly
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.mechanics.transforming import Transform


def _artifact(name: str, *abilities: Ability) -> Token:
    return Token(("Artifact", name), abilities=abilities, name=name)


def _role(name: str, *abilities: Ability) -> Token:
    """An Aura that is a Role, on a creature.  (CR 303)"""
    return Token(("Enchantment", "Aura", "Role"), abilities=(_ENCHANTS, *abilities), name=name)


def _on_it(*changes: Change) -> Static:
    """What the creature that it is on gets."""
    return Static(ATTACHED, changes)


_ENCHANTS: Final = Keyword("enchant", where=(CREATURE,))
_GROWS: Final = Resize(1, 1)
_NUMBER: Final = Count(group(ENCHANTMENT, YOURS))
_FOR_ARTIFACTS: Final = Activated((TapThis(),), (AddMana("C"), SpendOnly(never=(Not(ARTIFACT),))))
_PHYREXIAN: Final = Token(("Artifact", "Creature", "Phyrexian"), 0, 0, name="Phyrexian Token")

ROLES: Final[Mapping[str, Token]] = {
    "Cursed Role": _role("Cursed", _on_it(SetSize(1, 1))),
    "Monster Role": _role("Monster", _on_it(_GROWS, Gain(keywords("trample")))),
    "Royal Role": _role("Royal", _on_it(_GROWS, Gain((Keyword("ward", (mana("1"),)),)))),
    "Sorcerer Role": _role("Sorcerer", _on_it(_GROWS, Gain((Triggered(Attacks(SELF), (Scry(1),)),)))),
    "Virtuous Role": _role("Virtuous", _on_it(Resize(_NUMBER, _NUMBER))),
    "Wicked Role": _role("Wicked", _on_it(_GROWS), Triggered(Dies(SELF), (LoseLife(1, EACH_OPPONENT),))),
    "Young Hero Role": _role(
        "Young Hero",
        _on_it(
            Gain((Triggered(Attacks(SELF), (PutCounters(SELF),), if_=Matches(SELF, (Stat("toughness", "<=", 3),))),))
        ),
    ),
}
"""What is created as a Role of a name."""

PREDEFINED: Final[Mapping[str, Token]] = {
    "Clue": _artifact("Clue", Activated((*cost("2"), SacrificeCost()), (Draw(),))),
    "Blood": _artifact("Blood", Activated((*cost("1 T"), DiscardCost(), SacrificeCost()), (Draw(),))),
    "Food": _artifact("Food", Activated((*cost("2 T"), SacrificeCost()), (GainLife(3),))),
    "Gold": _artifact("Gold", Activated((SacrificeCost(),), (AddMana(),))),
    "Incubator": Token(
        ("Artifact", "Incubator"), abilities=(Activated(cost("2"), (Transform(SELF),)),), name="Incubator",
        back=_PHYREXIAN,
    ),
    "Junk": _artifact(
        "Junk",
        Activated((TapThis(), SacrificeCost()), (Move(TopCards(YOU), "exile"), MayPlay(MOVED)), timing="sorcery"),
    ),
    "Lander": _artifact(
        "Lander",
        Activated((*cost("2 T"), SacrificeCost()), (Search(BASIC_LAND, to="battlefield", reveal=False, tapped=True),)),
    ),
    "Map": _artifact(
        "Map",
        Activated(
            (*cost("1 T"), SacrificeCost()), (Explore(TARGET),), (Target((creature(YOURS),)),), timing="sorcery"
        ),
    ),
    "Mutagen": _artifact(
        "Mutagen",
        Activated((*cost("1 T"), SacrificeCost()), (PutCounters(TARGET),), (Target((creature(),)),), timing="sorcery"),
    ),
    "Powerstone": _artifact("Powerstone", _FOR_ARTIFACTS),
    "Shard": Token(
        ("Enchantment", "Shard"), abilities=(Activated((*cost("2"), SacrificeCost()), (Scry(1), Draw())),), name="Shard"
    ),
    "Treasure": _artifact("Treasure", Activated((TapThis(), SacrificeCost()), (AddMana(),))),
    "Vibranium": _artifact("Vibranium", *keywords("indestructible"), _FOR_ARTIFACTS),
    "Walker": Token(("Creature", "Zombie"), 2, 2, "B", name="Walker"),
    **ROLES,
}  # fmt: skip
"""All of them, by the words that create them."""


def predefined(name: str) -> Token:
    """The token that these words create.  Raises ValueError for words that create none.

    >>> predefined("Treasure").types
    ('Artifact', 'Treasure')
    """
    if name not in PREDEFINED:
        raise ValueError(f"{name}: {', '.join(PREDEFINED)}")
    return PREDEFINED[name]
