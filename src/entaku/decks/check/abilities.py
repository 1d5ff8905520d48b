"""What cards say about deck construction: who may lead a deck, with whom, and how often a card may be in it."""

import re
from collections.abc import Sequence

from entaku.oracle.card import Card

_REMINDER = re.compile(r"\s*\([^()]*\)")
_PARTNER_WITH = re.compile(r"^partner with (.+)$", re.IGNORECASE | re.MULTILINE)
_PARTNER = re.compile(r"(?:^|, )partner(?:,|$)", re.IGNORECASE | re.MULTILINE)
_PARTNER_LIKE = re.compile(r"(?:^|, )partner ?— ?([^,\n]+)", re.IGNORECASE | re.MULTILINE)
_FRIENDS = re.compile(r"(?:^|, )(friends forever)(?:,|$)", re.IGNORECASE | re.MULTILINE)
_BACKGROUND = re.compile(r"^choose a background$", re.IGNORECASE | re.MULTILINE)
_DOCTORS = re.compile(r"(?:^|, )doctor's companion(?:,|$)", re.IGNORECASE | re.MULTILINE)
_OWN_COLOUR = re.compile(r"choose a colou?r before the game begins", re.IGNORECASE)
_COPIES = re.compile(r"^A deck can have (any number of|up to ([a-z]+)) cards named ", re.MULTILINE)
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
ANY_NUMBER = 10_000


def without_reminders(text: str) -> str:
    """The text without what stands in brackets."""
    return _REMINDER.sub("", text)


def says_commander(text: str) -> bool:
    """Whether a card says that it can be a commander, or is a creature wherever a deck is built.  (CR 903.3a)"""
    return (
        "can be your commander" in text
        or re.search(r"isn't on the battlefield, it's an? [^.]*creature", text) is not None
    )


def may_lead_together(cards: Sequence[Card], texts: Sequence[str], able: Sequence[bool] = (True, True)) -> bool:
    """Whether two cards may be commanders of one deck; `able`: whether each might be one alone.  (CR 702.124)

    Both are legendary, and one and the same partner ability brings them together.
    """
    (first, second), (one, other) = cards, tuple(map(without_reminders, texts))
    if not (first.is_type("Legendary") and second.is_type("Legendary")):
        return False
    ways = ((one, second), (other, first))
    if any(_BACKGROUND.search(text) and _is_background(partner) for text, partner in ways):
        return able[0] or able[1]
    if not all(able):
        return False
    if all(map(has_partner, (one, other))) or partner_groups(one) & partner_groups(other):
        return True
    if second.name in partners(one) and first.name in partners(other):
        return True
    return any(_DOCTORS.search(text) and is_doctor(doctor) for text, doctor in ways)


def _is_background(card: Card) -> bool:
    """Whether a card is a legendary Background enchantment card.  (CR 702.124)"""
    return card.is_type("Background") and card.is_type("Enchantment")


def is_doctor(card: Card) -> bool:
    """Whether a card is a legendary Time Lord Doctor creature card of no other creature type.  (CR 702.124)"""
    return card.is_type("Creature") and " ".join(card.front.subtypes) == "Time Lord Doctor"


def chooses_background(text: str) -> bool:
    """Whether a card lets a Background lead the deck with it.  (CR 702.124)"""
    return _BACKGROUND.search(without_reminders(text)) is not None


def chooses_colour(text: str) -> bool:
    """Whether a commander's colour is chosen before the game.  (CR 903.4b)"""
    return _OWN_COLOUR.search(text) is not None


def partner_groups(text: str) -> frozenset[str]:
    """Of a text without reminders, the groups whose cards lead together; friends forever was a word of its own once.

    >>> sorted(partner_groups("Trample\\nPartner—Survivors")), sorted(partner_groups("Friends forever"))
    (['survivors'], ['friends forever'])
    """
    found = (*_PARTNER_LIKE.findall(text), *_FRIENDS.findall(text))
    return frozenset(name.strip().lower() for name in found)


def has_partner(text: str) -> bool:
    """Whether a text without reminders has partner, with whomever.  (CR 702.124a)"""
    return _PARTNER.search(text) is not None


def partners(text: str) -> tuple[str, ...]:
    """The cards that a text without reminders names as partners.

    >>> partners("Flying\\nPartner with Shabraz, the Skyshark")
    ('Shabraz, the Skyshark',)
    """
    return tuple(name.strip() for name in _PARTNER_WITH.findall(text))


def copies_allowed(text: str) -> int:
    """How many copies of itself a card allows in a deck where others are alone, 1 if it says nothing.  (CR 101.1)

    >>> copies_allowed("A deck can have up to seven cards named Seven Dwarves.")
    7
    """
    found = _COPIES.search(text)
    if found is None:
        return 1
    return _NUMBERS.get(found[2], 1) if found[2] else ANY_NUMBER
