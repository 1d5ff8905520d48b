"""A word that says something else makes another tree: what no tree holds must go without saying."""

import re
from collections.abc import Iterator, Sequence

import pytest

from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.reading.reader import Paragraph, read_text, readings
from entaku.oracle.rendered import rendered
from tests.oracle.reading.official import of_all

EXCHANGES: tuple[tuple[str, str], ...] = (
    ("your", "their"), ("their", "your"), ("your", "its controller's"), ("your", "that player's"),
    ("its controller's", "your"), ("that player's", "your"), ("you", "that player"), ("that player", "you"),
    ("you gain", "that player gains"), ("that player gains", "you gain"), ("you control", "a opponent controls"),
    ("a opponent", "a player"), ("a player", "a opponent"), ("each opponent", "each player"),
    ("each player", "each opponent"), ("target player", "target opponent"), ("a graveyard", "your graveyard"),
    ("from your graveyard", "from a graveyard"), ("your turn", "each turn"), ("each of your turns", "each turn"),
    ("each end step", "your end step"), ("your end step", "each end step"), ("another ", "a "), (" other", ""),
    ("the next end step", "your next end step"), ("until end of turn", "until your next turn"), (" this turn", ""),
    ("under your control", "under its owner's control"), ("under its owner's control", "under your control"),
    ("or less", "or greater"), ("or greater", "or less"), ("combat damage", "damage"), (" tapped", ""),
    (" at random", ""), ("in any order", "in a random order"), ("any number of", "up to one"), ("up to one ", ""),
    ("nontoken ", ""), ("nonland", "noncreature"), ("untapped ", ""), ("attacking ", ""), ("blocking ", ""),
    (" instead", ""), ("may ", ""), ("with ", "without "), ("first", "second"), ("basic ", ""), ("top", "bottom"),
    ("from anywhere", ""), ("attacks or blocks", "attacks"), ("power", "toughness"), ("+1/+1", "-1/-1"),
    ("two", "three"), ("cast", "play"), ("spell", "creature spell"), ("each", "target"), ("enters", "attacks"),
    ("if you do, ", ""), ("as long as", "unless"), ("unless", "if"), ("face down ", ""), ("destroy", "exile"),
    ("rounded down", "rounded up"), ("rounded up", "rounded down"),
)  # fmt: skip
"""Words that say something else in the same place, of whom, where, when, how many and what."""

SAME = {
    "a card goes to its owner's pile, whoever is named": (
        r"(?:into|to|on top of|on the bottom of) (?:your|their) (?:hand|graveyard|library)"  # CR 400.3
    ),
    "what goes to your graveyard from a library comes from yours": r"graveyard from (?:your|their) library",
    "what goes to an opponent's, from theirs": r"opponent's graveyard from their library",
    "the card itself is yours, and so is the untap step in which it would untap": (
        r"~ doesn't untap during (?:your|its controller's)"
    ),
    "a card of yours can only be put into your graveyard": r"if that spell would be put into a graveyard",
    "who does is one of those who may": r"for each opponent who does",
}
"""Where another word means the same, with the reason."""


def exchanged(text: str) -> Iterator[tuple[int, str]]:
    """The text with one word as another says it, and where."""
    for word, other in EXCHANGES:
        for found in re.finditer(rf"(?<![\w']){re.escape(word)}(?![\w'])", text):
            yield found.start(), text[: found.start()] + other + text[found.end() :]


def first(text: str) -> tuple[Ability, ...] | None:
    """What a normal paragraph means, be it of a spell or of a permanent; None if it isn't understood."""
    for spell in (False, True):
        found = next(readings(text, spell), None)
        if found is not None:
            return found.abilities
    return None


def goes_without_saying(text: str, at: int) -> bool:
    return any(found.start() <= at < found.end() for like in SAME.values() for found in re.finditer(like, text))


def dropped(paragraphs: Sequence[Paragraph]) -> list[tuple[str, str]]:
    """What is understood with another word as if that weren't there."""
    known = {one.text: one.abilities for one in paragraphs if one.understood}
    return [
        (text, other)
        for text, abilities in known.items()
        for at, other in exchanged(text)
        if not goes_without_saying(text, at) and first(other) == abilities
    ]


@pytest.mark.parametrize(
    "text, other",
    [
        (
            "enchanted creature doesn't untap during its controller's untap step.",
            "enchanted creature doesn't untap during your untap step.",
        ),
        (
            "if a opponent would gain life, that player gains no life instead.",
            "if a opponent would gain life, you gain no life instead.",
        ),
        (
            "if you would gain life, you gain twice that much life instead.",
            "if you would gain life, that player gains twice that much life instead.",
        ),
        (
            "remove all +1/+1 counters from ~. you gain 1 life for each +1/+1 counter removed this way.",
            "remove all +1/+1 counters from ~. you gain 1 life for each -1/-1 counter removed this way.",
        ),
    ],
)
def test_a_tail_that_fits_something_else_is_read_otherwise_or_not_at_all(text: str, other: str) -> None:
    """Whose step it is, who gains, which counters they were: words that don't fit what stands before aren't passed."""
    assert first(text) is not None
    assert first(other) != first(text)


def test_a_graveyard_that_is_not_the_spells_is_not_read_as_that() -> None:
    """A spell of an opponent's is never put into your graveyard: what speaks of that isn't understood."""
    cast = "you may cast target instant card from {} without paying its mana cost. if that spell would be put into {} this turn, exile it instead."  # noqa: E501
    assert first(cast.format("a opponent's graveyard", "a graveyard")) is not None
    assert first(cast.format("a opponent's graveyard", "your graveyard")) is None
    assert first(cast.format("your graveyard", "your graveyard")) is not None


def test_no_word_of_a_shipped_card_is_dropped() -> None:
    """With another word for whom, where, when or how many a text means something else, or isn't understood."""
    cards = shipped().cards.values()
    found = [
        one for card in cards for face in card.faces for one in read_text(rendered(card).en, card.name, face.types)
    ]
    assert sum(one.understood for one in found) > 500
    assert dropped(found) == []


@pytest.mark.sweep
def test_no_word_of_any_card_is_dropped() -> None:
    """The same of all cards' texts."""
    found = [
        paragraph
        for imported in of_all().values()
        for face, text in zip(imported.card.faces, imported.texts.en.split("\n//\n"), strict=False)
        for paragraph in read_text(text, face.name, face.types, "Legendary" in face.supertypes)
    ]
    assert sum(one.understood for one in found) > 20_000
    assert dropped(found) == []
