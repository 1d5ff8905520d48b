"""Texts of today and of other days are read as the same trees, and today's can be said as they once were."""

import json
import re

import pytest

from entaku.oracle.ir.abilities import Ability
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.english.dated import DATED, OWN_NOUNS_SINCE, as_of, as_today
from tests.oracle.reading.official import of_all
from tests.shared_data import shared

PAIRS = (
    ("When Moss enters the battlefield, draw a card.", "When this creature enters, draw a card."),
    ("Moss enters the battlefield tapped.", "This land enters tapped."),
    ("{T}, Sacrifice Moss: Draw a card.", "{T}, Sacrifice this artifact: Draw a card."),
    ("As Moss enters the battlefield, choose a color.", "As this enchantment enters, choose a color."),
    (
        "Whenever another creature enters the battlefield under your control, you gain 1 life.",
        "Whenever another creature you control enters, you gain 1 life.",
    ),
    (
        "Whenever Moss or another creature enters the battlefield under your control, you gain 1 life.",
        "Whenever this creature or another creature you control enters, you gain 1 life.",
    ),
    ("Target player sacrifices a creature.", "Target player sacrifices a creature of their choice."),
    ("As long as it's your turn, Moss has first strike.", "During your turn, this creature has first strike."),
    (
        "At the beginning of your precombat main phase, draw a card.",
        "At the beginning of your first main phase, draw a card.",
    ),
    ("Totem armor", "Umbra armor"),
    ("[+1]: Draw a card.", "+1: Draw a card."),
    ("Discard Moss: Draw a card.", "Discard this card: Draw a card."),
    (
        "{1}{B}: Return Moss from your graveyard to your hand.",
        "{1}{B}: Return this card from your graveyard to your hand.",
    ),
    (
        "At the beginning of your upkeep, if Moss is in your graveyard, you may pay {1}. If you do, return Moss to your"
        " hand.",
        "At the beginning of your upkeep, if this card is in your graveyard, you may pay {1}. If you do, return it to"
        " your hand.",
    ),
)
"""The same of a card of 2022 and of today."""


def trees(text: str, types: tuple[str, ...]) -> list[tuple[Ability, ...]]:
    """The abilities of each paragraph of a text, all of it understood."""
    found = read_text(text, "Moss", types)
    assert all(each.understood for each in found), text
    return [each.abilities for each in found]


@pytest.mark.parametrize("before,today", PAIRS)
def test_words_of_other_days_mean_what_todays_do(before: str, today: str) -> None:
    """A card in the words of 2022 has the tree of the same card in today's."""
    types = ("Sorcery",) if before.startswith(("Target", "Destroy")) else ("Creature",)
    assert trees(before, types) == trees(today, types)


def test_half_in_old_words_is_read_like_all_of_it() -> None:
    """One text may be written in the words of two days."""
    mixed = "When Moss enters, draw a card.\nWhen this creature enters the battlefield, draw a card."
    first, second = trees(mixed, ("Creature",))
    assert first == second


def test_what_stands_in_quotation_marks_speaks_of_its_bearer() -> None:
    """An ability that a card gives calls what has it "this creature", which isn't the card."""
    text = 'Enchanted creature has "When this creature dies, draw a card."'
    assert "Self" in repr(trees(text, ("Enchantment",)))


@pytest.mark.parametrize("name,said", [("Urza Moss", "Urza"), ("Urza, Moss Lord", "Urza")])
def test_legends_are_called_by_their_given_name(name: str, said: str) -> None:
    """A legend without a comma in its name is called by the first word of it.  (CR 201.5)"""
    (found,) = read_text(f"Whenever {said} attacks, draw a card.", name, ("Creature",), legendary=True)
    assert found.understood


def test_words_of_other_days_lie_within_what_is_looked_for_first() -> None:
    """A text in which words of before are found has what says that they may be there."""
    texts = [card.texts.en for card in of_all().values()]
    for each in (one for one in DATED if one.found):
        found = [text for text in texts if re.search(each.found, text)]
        assert all(each.within in text for text in found), each


def test_every_change_has_a_month_and_is_in_their_order() -> None:
    """The table goes from the oldest change to the newest."""
    months = [each.since for each in DATED]
    assert months == sorted(months)


@pytest.mark.parametrize(
    "month,said",
    [
        ("2014-05", "When Moss enters the battlefield, each player sacrifices a creature."),
        ("2024-09", "When Moss enters, each player sacrifices a creature."),
        ("2026-09", "When Moss enters, each player sacrifices a creature of their choice."),
    ],
)
def test_todays_words_are_said_as_in_a_month(month: str, said: str) -> None:
    """A text has the words of the month for which it is asked, and what is left of it is today's again."""
    today = "When Moss enters, each player sacrifices a creature of their choice."
    assert as_of(today, month) == said
    assert "the battlefield" not in as_today(said)


def test_an_official_text_of_today_is_said_as_it_was_printed() -> None:
    """A card of 2014 called itself by its name, but not what an ability gives to others."""
    today = 'When this creature enters, draw a card.\nBears have "This creature can\'t block."'
    then = 'When Moss enters the battlefield, draw a card.\nBears have "This creature can\'t block."'
    assert as_of(today, "2014-05", "Moss") == then
    assert as_of(today, "2025-02", "Moss") == today


def test_every_month_is_that_of_the_set_that_changed_words() -> None:
    """Each month is one in which a set that brought other words came out, from March of the Machine to Foundations."""
    sets = json.loads(shared("data/2026/sets.json").read_text(encoding="utf-8"))
    months = {sets[code]["date"][:7] for code in ("MOM", "LTR", "MH3", "BLB", "DSK", "FDN")}
    assert {each.since for each in DATED} | {OWN_NOUNS_SINCE} == months
