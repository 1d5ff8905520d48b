"""Companions beside a deck: whether each may be revealed, and why not.  (CR 702.139)"""

from pathlib import Path

import msgspec
import pytest

from entaku.decks.check.report import report_of
from entaku.decks.check.rules import rules_named
from entaku.decks.deck import Deck, DeckEntry
from entaku.games.brought import Brought, look
from entaku.games.own_decks import seat_with
from entaku.oracle.library import Library
from tests.decks.commanding import all_rows, led_by, library, row, verdict

EVEN, YORION, ZIRDA = "Even Kraken", "Yorion, Sky Nomad", "Zirda, the Dawnwaker"
ALLOWS_EVEN = "Companion — Your starting deck contains only cards with even mana values."
KRAKEN = row(EVEN, "Legendary Creature — Demon Kraken", "{4}{U/B}{U/B}", ALLOWS_EVEN)
ROWS = [
    *all_rows(),
    KRAKEN,
    row(YORION, "Legendary Creature — Bird Serpent", "{3}{W/U}{W/U}", ja={"name": "空の鳥"}),
    row(ZIRDA, "Legendary Creature — Elemental Fox", "{1}{R/W}{R/W}"),
    row("Blue Lord", "Legendary Creature — Merfolk", "{2}{U}{B}"),
    row("Odd Lord", "Legendary Creature — Merfolk", "{1}{U}{B}"),
    row("Odd Fish", "Creature — Fish", "{U}"),
]


@pytest.fixture(scope="module")
def sea(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with companions."""
    return library(tmp_path_factory.mktemp("sea"), ROWS)


def beside(deck: Deck, *names: str) -> Deck:
    """The deck with these beside it."""
    return msgspec.structs.replace(deck, sideboard=tuple(DeckEntry(1, name) for name in names))


def findings(deck: Deck, cards: Library, rules: str = "commander") -> list[tuple[str, bool | None, str]]:
    """What is found of each companion: its name, whether it may be one, and the message in short."""
    found = verdict(deck, cards, rules)
    short = (one.finding.key.removeprefix("check-companion-") for one in found.companions)
    return [(one.card, one.may_be, key) for one, key in zip(found.companions, short, strict=True)]


@pytest.mark.rule("CR 702.139a", "CR 702.139b")
def test_a_deck_of_a_hundred_may_have_its_companion_as_one_more_card(sea: Library) -> None:
    """The companion is no card of the deck: it is legal with it, and no other card beside it is looked at."""
    deck = beside(led_by("Blue Lord", basic="Island"), EVEN, "Channel")
    assert verdict(deck, sea, "commander").legal
    assert findings(deck, sea) == [(EVEN, True, "allowed")]


@pytest.mark.rule("CR 702.139b")
def test_the_commander_is_a_card_of_the_starting_deck(sea: Library) -> None:
    """A commander may be what a companion doesn't allow, and makes a hundred cards with the rest."""
    assert findings(beside(led_by("Odd Lord", basic="Island"), EVEN), sea) == [(EVEN, False, "mana-value")]
    assert findings(beside(led_by("Phelddagrif"), YORION), sea) == [(YORION, False, "too-few")]


@pytest.mark.rule("CR 702.139b", "CR 903.5b", "CR 903.5c")
def test_what_holds_for_cards_of_a_commander_deck_holds_for_its_companion(sea: Library) -> None:
    """It is within the commander's colours, and the only one of its name."""
    outside = beside(led_by("Phelddagrif"), EVEN)
    twice = beside(led_by("Blue Lord", cards=[EVEN], basic="Island"), EVEN)
    assert findings(outside, sea) == [(EVEN, False, "identity")]
    assert findings(twice, sea) == [(EVEN, False, "in-deck")]


@pytest.mark.rule("CR 702.139b", "CR 903.1")
@pytest.mark.parametrize("standing", [{"commander": "Banned"}, {"vintage": "Legal"}], ids=str)
def test_a_companion_is_legal_as_every_card_is(tmp_path: Path, standing: dict[str, str]) -> None:
    """One that is banned, or that the format doesn't know, may not be revealed; the deck is legal without it."""
    cards = library(tmp_path, [*(one for one in ROWS if one is not KRAKEN), dict(KRAKEN) | {"legalities": standing}])
    deck = beside(led_by("Blue Lord", basic="Island"), EVEN)
    assert findings(deck, cards) == [(EVEN, False, "not-legal")]
    assert verdict(deck, cards, "commander").legal


def test_by_the_rules_of_2010_nothing_is_a_companion(sea: Library) -> None:
    """It lies in the sideboard like any card then."""
    deck = beside(led_by("Blue Lord", basic="Island"), EVEN)
    assert findings(deck, sea, "commander-2010") == [(EVEN, False, "not-then")]


def test_a_companion_beside_the_deck_is_not_taken_for_its_commander(sea: Library) -> None:
    """Where other programs keep the commander in the sideboard, too, the companion isn't it unless it is alone."""
    cards = (DeckEntry(99, "Island"),)
    both = Deck(cards, sideboard=(DeckEntry(1, EVEN), DeckEntry(1, "Blue Lord")))
    alone = Deck(cards, sideboard=(DeckEntry(1, EVEN),))
    assert verdict(both, sea, "commander").deck.commanders == (DeckEntry(1, "Blue Lord"),)
    assert verdict(alone, sea, "commander").deck.commanders == (DeckEntry(1, EVEN),)


@pytest.mark.rule("CR 702.139a")
def test_a_list_of_sixty_is_told_of_its_companions(sea: Library) -> None:
    """Each is looked at by itself, in the order of the list; what was meant otherwise stays a sideboard card."""
    text = f"Deck\n59 Island\n1 Odd Fish\n\nSideboard\n1 {YORION}\n1 {EVEN}\n1 Channel\n\nCompanion\n1 {ZIRDA}\n"
    looked = look(Brought(text), "free-60", sea)
    assert looked.problems == ()
    report = report_of(looked.verdict, rules_named("commander"), "en")
    assert [(one.card, one.may_be, one.rule) for one in report.companions] == [
        (YORION, False, "CR 702.139a"), (EVEN, False, "CR 702.139a"), (ZIRDA, False, "CR 702.139a"),
    ]  # fmt: skip
    assert report.companions[0].message.endswith("the deck has 60 cards, and it asks for at least 80.")
    assert "the mana value of Odd Fish is 1" in report.companions[1].message
    assert "Odd Fish has no activated ability" in report.companions[2].message


def test_the_companion_is_called_by_its_japanese_name_in_japanese(sea: Library) -> None:
    """So are the cards that stand against it."""
    looked = look(Brought(f"Deck\n80 Island\n\nCompanion\n1 {YORION}\n"), "free-60", sea)
    (found,) = looked.verdict.companions
    assert looked.verdict.said(found.finding, "ja") == "空の鳥は相棒として公開できます。"


def test_a_companion_comes_along_to_a_commander_game_and_nothing_else_beside_the_deck(sea: Library) -> None:
    """Nothing comes where nobody knows what cards do; by other rules the whole sideboard does."""
    deck = beside(led_by("Blue Lord", basic="Island"), EVEN, "Channel")

    def brought(rules: str, cards: Library | None = sea) -> list[str]:
        return [card.name for card in seat_with("A", deck, rules, cards).sideboard]

    assert brought("commander") == [EVEN]
    assert brought("commander", None) == []
    assert brought("free-60") == brought("commander-2010") == [EVEN, "Channel"]
