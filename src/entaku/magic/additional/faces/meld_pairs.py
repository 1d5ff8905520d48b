"""Meld cards: which of them make a pair, and what a pair is as one permanent.  (CR 701.37, 713)"""

from collections.abc import Sequence
from functools import lru_cache

from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.meld import melds


@lru_cache(maxsize=1024)
def counterparts(card: Definition) -> tuple[tuple[str, str], ...]:
    """The names of the cards with which a card melds by its own text, each with what the two are then."""
    return tuple(
        (named.name, one.into)
        for one in melds(card.traits.kit.abilities)
        for named in one.other.where
        if isinstance(named, t.Named)
    )


def melded(game: Game, numbers: Sequence[int], into: str) -> Definition | None:
    """What these objects are as one permanent; None unless they are both cards of a pair.  (CR 701.37b)"""
    found = [game.objects[number] for number in numbers]
    if len(found) != 2 or not all(item.is_card and item.definition.layout == "meld" for item in found):
        return None
    one, other = (item.definition for item in found)
    if (other.name, into) not in counterparts(one) and (one.name, into) not in counterparts(other):
        return None
    return as_one(game.setup.definition(into), one.traits.mana_value + other.traits.mana_value)


@lru_cache(maxsize=1024)
def as_one(whole: Definition, mana_value: int) -> Definition:
    """The combined back face, with the mana value of both front faces together.  (CR 202.3c, 713.3b)"""
    traits = whole.traits.copy()
    traits.mana_value = mana_value
    return Definition(whole.card, traits)
