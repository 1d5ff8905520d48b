"""By which noun a group of objects goes, and what of it stands behind that."""

import re

from entaku.oracle.ir.things import (
    AllOf,
    AnyOf,
    Attached,
    Being,
    Bound,
    CameThisTurn,
    Group,
    Has,
    Not,
    Other,
    Predicate,
    SameNameAs,
    Self,
    SharesColour,
    SharesCreatureType,
    SharesType,
    Stat,
)
from entaku.oracle.ir.things import Is as IsType
from entaku.oracle.saying.english.sorts import SUPERTYPES
from entaku.oracle.saying.english.telling import Telling
from entaku.oracle.subtypes import LONG_SUBTYPES, OTHER_SUBTYPES

_WORD = re.compile(rf"(?:{'|'.join(LONG_SUBTYPES)})s?\b|[\w-]+")


def word_at(text: str, at: int) -> str:
    found = _WORD.match(text, at)
    return found[0] if found else ""


PERMANENT_TYPES = ("Creature", "Artifact", "Enchantment", "Land", "Planeswalker")


def noun_of(group: Group) -> str:
    """The word that "that …" says again for one of a group, or several with "|" between."""
    types = [p.what for p in group.where if isinstance(p, IsType) and p.what not in SUPERTYPES]
    lists = [p for p in group.where if isinstance(p, AnyOf)]
    if group.zone == "stack":
        return "spell"
    if group.zone != "battlefield":
        return "card"
    if Being("token") in group.where:
        return "token"
    if types and not lists:
        known = [name for name in types if name in PERMANENT_TYPES]
        card = known[-1].lower() if known else "creature" if types[-1] not in OTHER_SUBTYPES else "permanent"
        kinds = [name for name in types if name not in PERMANENT_TYPES]
        return f"{card}|{kinds[-1]}" if kinds else card
    if len(lists) == 1 and not types and _are_creature_types(lists[0]):
        return "creature"
    several = " or ".join(_types_of(lists[0])) if len(lists) == 1 and not types else ""
    return f"permanent|{several}" if several else "permanent"


def _types_of(one: AnyOf) -> list[str]:
    """The card types that a list consists of, none if there is anything else in it."""
    types = [p.what for p in one.of if isinstance(p, IsType) and p.what in PERMANENT_TYPES]
    return [each.lower() for each in types] if len(types) == len(one.of) else []


def _are_creature_types(one: AnyOf) -> bool:
    """Whether a list has creature types alone."""
    names = [p.what if isinstance(p, IsType) else "" for p in one.of]
    return all(name and name not in (*PERMANENT_TYPES, *SUPERTYPES, *OTHER_SUBTYPES) for name in names)


EACH = Bound("each")
"""Each of the objects that a static ability changes."""


def apart(told: Telling) -> Other:
    """What "other" leaves out: the card itself; but of a spell, an Aura or Equipment, what has been spoken of.

    Of several that a static ability changes, each leaves out itself.
    """
    if told.spell:
        return Other() if isinstance(told.it, Self) else Other(told.it)
    if isinstance(told.it, Attached):
        return Other(told.that or told.it)
    if told.that == EACH:
        return Other(EACH)
    return Other()


def likened(where: tuple[Predicate, ...]) -> Other | None:
    """What "other" leaves out of those that share something with an object: that object, whoever says it.

    >>> likened((SharesCreatureType(Attached()),))
    Other(than=Attached())
    """
    for predicate in where:
        if isinstance(predicate, SharesColour | SharesType | SharesCreatureType | SameNameAs):
            return Other() if isinstance(predicate.what, Self) else Other(predicate.what)
    return None


def apart_from_like(where: tuple[Predicate, ...]) -> tuple[Predicate, ...]:
    """These with what "other" leaves out, where they are likened to something."""
    if where and isinstance(where[0], Other) and (other := likened(where)) is not None:
        return (other, *where[1:])
    return where


_CARD_TYPES = ("Artifact", "Enchantment", "Land", "Planeswalker")
_OWN_TYPES = frozenset({"Artifact", "Aura", "Enchantment", "Equipment"})
"""What a card may be itself that is attached to something."""


def apart_from_its_kind(where: tuple[Predicate, ...], told: Telling) -> tuple[Predicate, ...]:
    """These with what "other" leaves out on what is attached to something: of this and that what can be one of them.

    Of creatures that is the enchanted creature, of enchantments the Aura itself.
    """
    if not where or where[0] not in (Other(), Other(Attached())):
        return where
    types = {one.what for one in where if isinstance(one, IsType)}
    host = told.noun.capitalize() if told.it == Attached() else told.host
    if host in types:
        return (Other(Attached()), *where[1:])
    return (Other(), *where[1:]) if host and types & _OWN_TYPES else where


def is_of_creatures(predicate: Predicate) -> bool:
    """Whether only creatures are like this: with an ability, or with so much power or toughness."""
    if isinstance(predicate, Not):
        return is_of_creatures(predicate.of)
    return isinstance(predicate, Has) or (isinstance(predicate, Stat) and predicate.of != "mana value")


def of_its_noun(where: tuple[Predicate, ...]) -> tuple[Predicate, ...] | None:
    """What stands behind a list of types, where it goes with the last of them alone: "or creature with flying".

    None where it stands behind another type, so that nobody can say what it goes with.
    """
    creature = IsType("Creature")
    for place, types in enumerate(where):
        own = tuple(each for each in where[place + 1 :] if is_of_creatures(each))
        if (
            own
            and isinstance(types, AnyOf)
            and (types.of[-1] == creature or any(isinstance(t, IsType) and t.what in _CARD_TYPES for t in types.of))
        ):
            if types.of[-1] != creature:
                return None
            rest = (each for each in where[place + 1 :] if each not in own)
            return (*where[:place], AnyOf((*types.of[:-1], AllOf((creature, *own)))), *rest)
    return where


def is_of_zone(one: Predicate) -> bool:
    """Whether it is said of a card behind the zone where it lies: whence it came there."""
    return isinstance(one, CameThisTurn) and one.origin is not None


def behind_all(where: tuple[Predicate, ...]) -> tuple[Predicate, ...]:
    """The same as it is said: with what goes with the last type behind the whole list."""
    for place, types in enumerate(where):
        last = types.of[-1] if isinstance(types, AnyOf) else None
        if isinstance(types, AnyOf) and isinstance(last, AllOf) and all(map(is_of_creatures, last.of[1:])):
            return (*where[:place], AnyOf((*types.of[:-1], last.of[0])), *last.of[1:], *where[place + 1 :])
    return where
