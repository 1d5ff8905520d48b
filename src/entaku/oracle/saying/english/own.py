"""What a card calls itself in its text: since Foundations by what it is, before by its name."""

import re

from entaku.oracle.card import Face

SPELLS = frozenset({"Instant", "Sorcery"})
_BY_TYPE = ("Creature", "Land")
"""What is one of these says so, whatever else it is."""
_BY_SUBTYPE = ("Aura", "Equipment", "Fortification", "Vehicle", "Spacecraft", "Saga", "Class", "Case", "Room", "Siege")
_BY_LESSER_TYPE = ("Artifact", "Enchantment", "Planeswalker", "Battle")
_AS_CARD = re.compile(
    r"(?<=\b[Dd]iscard )~(?=:|,)"
    r"|~(?= from (?:your|a) (?:graveyard|hand)\b| from exile\b| is in your (?:graveyard|hand)\b)"
)
"""Where it is spoken of as a card, as it is no permanent there."""
_AS_NAME = re.compile(r"(?<=\bname is )~")
"""Where it is the name itself that is spoken of."""
_AS_SPELL = re.compile(r"~(?= can't be countered\b)")


def own_words(face: Face) -> str:
    """What a face calls itself: a legend by its name up to a comma, a spell by its name.

    >>> own_words(Face("Moss", types=("Artifact", "Creature")))
    'this creature'
    >>> own_words(Face("Oko, Moss King", supertypes=("Legendary",)))
    'Oko'
    """
    if "Legendary" in face.supertypes:
        return face.name.split(",")[0]
    kinds = [each for each in _BY_TYPE if each in face.types]
    kinds += [each for each in _BY_SUBTYPE if each in face.subtypes]
    kinds += [each for each in _BY_LESSER_TYPE if each in face.types]
    if not kinds or not SPELLS.isdisjoint(face.types):
        return face.name
    return f"this {kinds[0] if kinds[0] in _BY_SUBTYPE else kinds[0].lower()}"


def with_own_words(text: str, name: str, own: str) -> str:
    """The text with what the card calls itself for "~"; between quotation marks something else would be meant by it.

    >>> with_own_words('discard ~: Moths have "~ stays." ~ stays.', "Moss", "this Aura")
    'discard this card: Moths have "Moss stays." this Aura stays.'
    """
    parts = text.split('"')
    parts[::2] = [
        _AS_NAME.sub(name, _AS_SPELL.sub("this spell", _AS_CARD.sub("this card", part))) for part in parts[::2]
    ]
    parts[::2] = [part.replace("~", own) for part in parts[::2]]
    return '"'.join(parts).replace("~", name)
