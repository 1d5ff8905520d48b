"""Subtypes, against the rules' own lists."""

import re

import pytest

from entaku.oracle.importers.words import type_words
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.english.words import plural
from entaku.oracle.subtypes import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CREATURE_TYPES,
    DUNGEON_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANAR_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
    SUBTYPES,
)
from tests.shared_data import shared

LISTS = {
    "g": ("The artifact types are ", ARTIFACT_TYPES),
    "h": ("The enchantment types are ", ENCHANTMENT_TYPES),
    "i": ("The land types are ", LAND_TYPES),
    "j": ("The planeswalker types are ", PLANESWALKER_TYPES),
    "k": ("The spell types are ", SPELL_TYPES),
    "m": ("All other creature types are one word long: ", CREATURE_TYPES - {"Time Lord"}),
    "n": ("The planar types are ", PLANAR_TYPES),
    "p": ("That dungeon type is ", DUNGEON_TYPES),
    "q": ("That battle type is ", BATTLE_TYPES),
}
"""What each rule of 205.3 says before its list, and the list that is ours."""

SINCE = {"Vibranium"}
"""What came with Marvel Super Heroes, in June 2026."""


@pytest.mark.parametrize("letter", LISTS)
def test_the_lists_are_those_of_the_rules(letter: str) -> None:
    """Every subtype of the rules of April 2026 is known, and no other but those that came since."""
    rules = shared("reference/magic-comprehensive-rules-2026-04-17.txt").read_text(encoding="utf-8-sig")
    before, ours = LISTS[letter]
    found = re.search(rf"^205\.3{letter} .*?{before}(.*?)\.(?: Of that list.*)?$", rules, re.MULTILINE)
    assert found is not None
    words = re.split(r", (?:and )?", re.sub(r" \(see rule [\d.]+\)", "", found[1]).replace("’", "'"))
    assert sorted(words) == sorted(set(ours) - SINCE)


@pytest.mark.parametrize("word", sorted(SUBTYPES - PLANESWALKER_TYPES - SPELL_TYPES - DUNGEON_TYPES))
def test_texts_speak_of_every_subtype(word: str) -> None:
    """One and several of every subtype of permanents are read in a text.  (CR 205.3)"""
    several = "Urza's lands" if word == "Urza's" else plural(word)
    for text in (f"Whenever a {word} you control enters, draw a card.", f"{several} you control have hexproof."):
        (found,) = read_text(text, "Moss", ("Enchantment",))
        assert found.understood, text


@pytest.mark.parametrize("word", sorted(CREATURE_TYPES))
def test_tokens_are_of_every_creature_type(word: str) -> None:
    """A token of every creature type is read in a text.  (CR 205.3m)"""
    (found,) = read_text(f"Create a 2/2 white {word} Advisor creature token.", "Moss", ("Sorcery",))
    assert found.understood


def test_a_type_line_may_have_types_of_two_words() -> None:
    """A Time Lord is no Lord, in whatever place of the line.  (CR 205.3b)"""
    assert type_words("Creature — Time Lord Doctor")[2] == ("Time Lord", "Doctor")
    assert type_words("Creature — Human Time Lord")[2] == ("Human", "Time Lord")
    (found,) = read_text("Time Lord spells you cast cost {1} less to cast.", "Moss", ("Enchantment",))
    assert found.understood
