"""What files of cards call things, in our words: layouts, rarities, type lines."""

from typing import cast, get_args

from entaku.cards.card import Layout, Rarity
from entaku.cards.subtypes import words_in

LAYOUTS: frozenset[str] = frozenset(get_args(Layout)) - {"bare"}
RARITIES: frozenset[str] = frozenset(get_args(Rarity))
NO_CARDS = frozenset(("token", "double_faced_token", "emblem", "art_series"))
"""Layouts of objects that are no cards to play with."""
SUPERTYPES = frozenset(("Basic", "Legendary", "Snow", "World", "Ongoing", "Host", "Elite"))


def layout_of(word: str, faces: int) -> Layout:
    """Our word for a layout; one we don't know, such as next year's, by how many faces it has.

    >>> layout_of("mutate", 1), layout_of("battle", 2), layout_of("meld", 1)
    ('normal', 'transform', 'meld')
    """
    if word in LAYOUTS:
        return cast(Layout, word)
    return "normal" if faces == 1 else "transform"


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
