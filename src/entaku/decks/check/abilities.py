"""What cards say about deck construction: who may lead a deck, with whom, and how often a card may be in it."""

import re
from collections.abc import Sequence

from entaku.cards.card import Card

_REMINDER = re.compile(r"\s*\([^()]*\)")
_PARTNER_WITH = re.compile(r"^partner with (.+)$", re.IGNORECASE | re.MULTILINE)
_PARTNER = re.compile(r"(?:^|, )partner(?:,|$)", re.IGNORECASE | re.MULTILINE)
_FRIENDS = re.compile(r"^friends forever$", re.IGNORECASE | re.MULTILINE)
_BACKGROUND = re.compile(r"^choose a background$", re.IGNORECASE | re.MULTILINE)
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


def may_lead_together(cards: Sequence[Card], texts: Sequence[str]) -> bool:
    """Whether two legendary cards may be commanders of one deck.  (CR 702.124a, 702.124f, 702.124g)"""
    (first, second), (one, other) = cards, tuple(map(without_reminders, texts))
    if all(map(has_partner, (one, other))) or all(_FRIENDS.search(text) for text in (one, other)):
        return True
    if second.name in partners(one) and first.name in partners(other):
        return True
    return any(
        _BACKGROUND.search(text) and background.is_type("Background")
        for text, background in ((one, second), (other, first))
    )


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
