"""What files of cards call things, in our words: rarities, type lines."""

from typing import cast, get_args

from entaku.oracle.card import Rarity
from entaku.oracle.subtypes import words_in

RARITIES: frozenset[str] = frozenset(get_args(Rarity))
SUPERTYPES = frozenset(("Basic", "Legendary", "Snow", "World", "Ongoing", "Host", "Elite"))


def rarity_of(word: str) -> Rarity:
    """Our word for a rarity; one we don't know is special."""
    return cast(Rarity, word) if word in RARITIES else "special"


def type_words(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """A type line's supertypes, card types and subtypes.  (CR 205)

    >>> type_words("Legendary Creature — Time Lord Rogue")
    (('Legendary',), ('Creature',), ('Time Lord', 'Rogue'))
    >>> type_words("Plane — Bolas’s Meditation Realm")
    ((), ('Plane',), ('Bolas’s Meditation Realm',))
    """
    left, _, right = line.replace(" - ", " — ", 1).partition(" — ")
    words = left.split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    right = right.strip()
    if "Plane" in types:
        return supertypes, types, (right,) if right else ()
    return supertypes, types, words_in(right)
