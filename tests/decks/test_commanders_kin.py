"""Decks of Commander's kin: Brawl, Pauper Commander, Oathbreaker."""

import pytest

from entaku.decks.check.rules import rules_named
from entaku.decks.deck import Deck, DeckEntry
from entaku.kernel.errors import Unlawful
from entaku.oracle.library import Library
from tests.decks.commanding import Row, found, led_by, library, row, verdict

EVERYWHERE = {"standardbrawl": "Legal", "paupercommander": "Legal", "oathbreaker": "Legal", "commander": "Legal"}
ONLY_LEADS = {**EVERYWHERE, "paupercommander": "Restricted"}


def card(name: str, kind: str, cost: str = "{1}{G}", **more: object) -> Row:
    """A card that is legal in every variant, if nothing else is said."""
    return {**row(name, kind, cost), "legalities": EVERYWHERE, **more}


ROWS = [
    card("Garden Queen", "Legendary Creature — Elf"),
    card("Garden Mage", "Legendary Planeswalker — Mage"),
    card("Blank Mage", "Legendary Planeswalker — Mage", "{4}"),
    card("Star Barge", "Legendary Artifact — Vehicle", "{4}", power="3", toughness="3"),
    card("Forest Wolf", "Creature — Wolf", legalities=ONLY_LEADS, rarity="uncommon"),
    card("Reprinted Wolf", "Creature — Wolf", rarity="uncommon", setCode="AAA", number="1"),
    card("Common Wolf", "Creature — Wolf"),
    card("Growth", "Sorcery", "{G}"),
    card("Shock Wave", "Instant", "{R}"),
    card("Rare Ring", "Artifact", "{1}", legalities={"commander": "Legal"}),
    card("Wrong Ring", "Artifact", "{1}", legalities=dict.fromkeys(EVERYWHERE, "Banned")),
]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with the cards of this page."""
    return library(tmp_path_factory.mktemp("kin"), ROWS)


def oath(*leading: str, cards: tuple[str, ...] = (), size: int = 60) -> Deck:
    """A deck led by a planeswalker and its spell."""
    return led_by(*leading, cards=cards, size=size)


@pytest.mark.rule("CR 903.12c", "CR 903.12d")
def test_a_brawl_deck_has_sixty_cards_and_may_be_led_by_a_planeswalker(cards: Library) -> None:
    """Legends, planeswalkers and ships lead sixty cards; a hundred are too many."""
    for leader in ("Garden Queen", "Garden Mage"):
        assert verdict(led_by(leader, size=60), cards, "brawl").legal
    assert verdict(led_by("Star Barge", size=60), cards, "brawl").legal
    assert found(led_by("Garden Queen", size=100), cards, "brawl") == [("CR 903.12d", None)]
    assert found(led_by("Common Wolf", size=60), cards, "brawl") == [("CR 903.12c", "Common Wolf")]


@pytest.mark.rule("CR 903.12e")
def test_a_colourless_brawl_deck_has_basics_of_one_type(cards: Library) -> None:
    """Any number of one basic land, and no other."""
    assert verdict(led_by("Blank Mage", size=60), cards, "brawl").legal
    mixed = led_by("Blank Mage", cards={"Swamp": 3}, size=60)
    assert found(mixed, cards, "brawl") == [("CR 903.5d", "Swamp")]


@pytest.mark.rule("CR 903.12b")
@pytest.mark.parametrize("version", ["brawl", "pauper-commander", "oathbreaker"])
def test_the_cards_data_say_what_is_legal(cards: Library, version: str) -> None:
    """What the data ban or don't have in the variant is a problem, and no day can be asked about."""
    leading = {
        "brawl": ("Garden Queen",),
        "pauper-commander": ("Forest Wolf",),
        "oathbreaker": ("Garden Mage", "Growth"),
    }
    size = rules_named(version).size
    result = verdict(led_by(*leading[version], cards=["Rare Ring", "Wrong Ring"], size=size), cards, version)
    assert {(problem.key, problem.card) for problem in result.problems} == {
        ("check-not-legal", "Rare Ring"),
        ("check-banned", "Wrong Ring"),
    }
    with pytest.raises(Unlawful, match="takes no date"):
        rules_named(version, "2025-01-01")


def test_an_uncommon_creature_leads_commons(cards: Library) -> None:
    """Whatever was printed as an uncommon creature leads, legendary or not, and is nowhere else if never a common."""
    for leader in ("Forest Wolf", "Reprinted Wolf"):
        assert verdict(led_by(leader), cards, "pauper-commander").legal
    for leader, problem in (("Common Wolf", "check-not-uncommon-creature"), ("Growth", "check-not-uncommon-creature")):
        assert [one.key for one in verdict(led_by(leader), cards, "pauper-commander").problems] == [problem]
    beside = led_by("Reprinted Wolf", cards=["Forest Wolf"])
    assert [one.key for one in verdict(beside, cards, "pauper-commander").problems] == ["check-only-leads"]


def test_an_oathbreaker_has_a_signature_spell(cards: Library) -> None:
    """A planeswalker and an instant or sorcery of its colours lead 58 others."""
    assert verdict(oath("Garden Mage", "Growth"), cards, "oathbreaker").legal
    keys = {
        ("Garden Mage",): ["check-signature-spells"],
        ("Growth",): ["check-no-oathbreaker"],
        ("Garden Queen", "Growth"): ["check-not-planeswalker"],
        ("Garden Mage", "Shock Wave"): ["check-identity"],
    }
    for leading, expected in keys.items():
        assert [one.key for one in verdict(oath(*leading), cards, "oathbreaker").problems] == expected


@pytest.mark.parametrize("version", ["brawl", "pauper-commander", "oathbreaker"])
def test_everything_is_said_in_both_languages(cards: Library, version: str) -> None:
    """No message of these variants is missing."""
    deck = Deck(main=(DeckEntry(3, "Rare Ring"), DeckEntry(1, "Shock Wave")), commanders=(DeckEntry(1, "Growth"),))
    for problem in verdict(deck, cards, version).problems:
        assert problem.said("en")
        assert problem.said("ja") != problem.said("en")
