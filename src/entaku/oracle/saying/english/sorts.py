"""Words for what objects are like: types, colours, statuses; as they stand before a noun or are one."""

from functools import cache

from entaku.oracle.colours import Colours, colours, wheel
from entaku.oracle.ir.known_groups import HISTORIC
from entaku.oracle.ir.things import (
    AllOf,
    AnyOf,
    Being,
    Coloured,
    Colourless,
    Is,
    Kicked,
    Multicoloured,
    Not,
    Predicate,
    Stat,
)
from entaku.oracle.saying.english.telling import Telling
from entaku.oracle.saying.english.words import plural
from entaku.oracle.subtypes import PLANAR_TYPES, SORTS_OF_TYPES, SUBTYPES
from entaku.oracle.typelines import subtypes as printed

COLOUR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
WORD_OF_COLOUR = {letter: word for word, letter in COLOUR_WORDS.items()}
CARD_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker", "Instant", "Sorcery", "Kindred")
SUPERTYPES = ("Legendary", "Basic", "Snow")
_STATUSES = (
    "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "attacking or blocking", "enchanted",
    "equipped", "nontoken", "face down", "goaded", "commander", "suspected", "saddled", "modified",
)  # fmt: skip


def in_order(letters: str, told: Telling) -> tuple[Colours, Telling]:
    """Reading: colours in the order of our own data; how they stood is remembered."""
    own = colours(letters)
    orders = (wheel(own), own)
    return own, (
        told if letters == orders[0] else told.chose(_ORDER, orders.index(letters) if letters in orders else 2)
    )


def as_ordered(own: Colours, told: Telling) -> tuple[str, Telling]:
    """Saying: colours as they stood, usually as the colour wheel goes round: "green and white"."""
    number, told = told.choice(_ORDER)
    return (wheel(own), own, own)[number], told


_ORDER = "colour order"


@cache
def subtypes() -> frozenset[str]:
    """Every subtype that texts speak of: those of the rules, and what else is printed on cards but planes."""
    return SUBTYPES | (frozenset(printed()) - PLANAR_TYPES)


@cache
def type_words() -> dict[str, str]:
    """Card types and subtypes by their words, one or several: "creatures" and "creature" are "Creature"."""
    found: dict[str, str] = {}
    for name in (*CARD_TYPES, *SORTS_OF_TYPES):
        found[name.lower()] = found[plural(name.lower())] = name
    for name in subtypes():
        found[name] = name
        found.setdefault(plural(name), name)
    return found


def type_word(name: str, several: bool = False) -> str:
    """The word for a type: "creature", "Goblins"."""
    word = name.lower() if name in CARD_TYPES or name in SUPERTYPES or name in SORTS_OF_TYPES else name
    return plural(word) if several else word


@cache
def adjectives() -> dict[str, Predicate]:
    """What may stand before a noun, by its words; longer ones first."""
    found: dict[str, Predicate] = {}
    for status in _STATUSES:
        found[status.replace("face down", "face-down")] = Being(status)  # type: ignore[arg-type]  # one of the statuses
    for word, colour in COLOUR_WORDS.items():
        found[word] = Coloured(colour)
        found[f"non{word}"] = Not(Coloured(colour))
    for one, first in COLOUR_WORDS.items():
        for other, second in COLOUR_WORDS.items():
            if one != other:
                found[f"{one} or {other}"] = Coloured(first + second)
    found["kicked"] = Kicked()
    found["colorless"], found["multicolored"] = Colourless(), Multicoloured()
    found["monocolored"] = Not(AnyOf((Colourless(), Multicoloured())))
    found["historic"] = HISTORIC
    found["nonhistoric"] = Not(HISTORIC)
    found["1/1"] = AllOf((Stat("power", "=", 1), Stat("toughness", "=", 1)))
    for name in SUPERTYPES:
        found[name.lower()] = Is(name)
        found[f"non{name.lower()}"] = Not(Is(name))
    for name in CARD_TYPES:
        found[f"non{name.lower()}"] = Not(Is(name))
    for name in subtypes():
        found[f"non-{name}"] = Not(Is(name))
    for name in SORTS_OF_TYPES:
        found[f"non-{name.lower()}"] = Not(Is(name))
    return dict(sorted(found.items(), key=lambda pair: -len(pair[0])))


@cache
def adjective_of() -> dict[Predicate, str]:
    return {predicate: word for word, predicate in reversed(adjectives().items())}


@cache
def adjectives_by_word() -> dict[str, list[tuple[str, Predicate]]]:
    """The same, by first word."""
    found: dict[str, list[tuple[str, Predicate]]] = {}
    for words, predicate in adjectives().items():
        found.setdefault(words.split(" ")[0], []).append((words, predicate))
    return found
