"""Tokens that have their abilities by rule.  (CR 111.10)"""

from collections.abc import Mapping
from typing import Final

from entaku.cards.ir.abilities import Activated, DiscardCost, SacrificeCost, TapThis
from entaku.cards.ir.short import cost
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.tokens import Token

PREDEFINED: Final[Mapping[str, Token]] = {
    "Clue": Token(("Artifact", "Clue"), abilities=(Activated((*cost("2"), SacrificeCost()), (Draw(),)),), name="Clue"),
    "Blood": Token(
        ("Artifact", "Blood"),
        abilities=(Activated((*cost("1 T"), DiscardCost(), SacrificeCost()), (Draw(),)),),
        name="Blood",
    ),
    "Food": Token(
        ("Artifact", "Food"), abilities=(Activated((*cost("2 T"), SacrificeCost()), (GainLife(3),)),), name="Food"
    ),
    "Gold": Token(("Artifact", "Gold"), abilities=(Activated((SacrificeCost(),), (AddMana(),)),), name="Gold"),
    "Treasure": Token(
        ("Artifact", "Treasure"), abilities=(Activated((TapThis(), SacrificeCost()), (AddMana(),)),), name="Treasure"
    ),
}
"""Artifact tokens, by their names."""
