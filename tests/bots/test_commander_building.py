"""Decks that bots build from everything that is known."""

from pathlib import Path

import pytest

from entaku.bots.commander_building import CommanderBuilder, plain_deck
from entaku.bots.composing import Known
from entaku.decks.check.commander import check
from entaku.decks.check.rules import rules_named
from entaku.decks.colours_needed import needed_colours
from entaku.decks.deck import Deck
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.oracle.colours import colours
from entaku.oracle.library import Library
from tests.shared_data import shared

RULES = ("commander-2010", "commander", "pauper-commander")


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Known:
    """Every card of the reference data."""
    library = Library(tmp_path_factory.mktemp("real"))
    library.import_files([shared("data/oracle/cards.jsonl.gz")])
    return Known(library)


@pytest.mark.sweep
@pytest.mark.rule("CM-1", "CM-2", "CM-6", "CM-7", "CM-8", "CR 903.5")
@pytest.mark.parametrize("rules", RULES)
def test_decks_of_real_cards_are_legal(real: Known, rules: str) -> None:
    """Every deck is legal by the check itself, and the rules play all its cards."""
    builder = CommanderBuilder(real, rules_named(rules))
    for owner in range(3):
        deck = builder.build(seed_from(7), owner)
        verdict = check(deck, rules_named(rules), real.library)
        assert (verdict.problems, verdict.unknown) == ((), ())
        assert all(real.is_understood(name) for name in deck.counts())


@pytest.mark.parametrize("rules", [*RULES, "brawl", "oathbreaker"])
def test_decks_of_the_shipped_cards_break_no_rule(rules: str) -> None:
    """Where nothing was imported decks are built of what there is, and the check has nothing against them."""
    known = Known(Library(None))
    by = rules_named(rules)
    deck = CommanderBuilder(known, by).build(seed_from(1), 0)
    assert check(deck, by, known.library).problems == ()
    assert (deck.size, sum(entry.count for entry in deck.commanders)) == (by.size, 1 + by.signature)


@pytest.mark.parametrize("rules", RULES)
def test_no_basic_land_of_a_commander_deck_is_dead(rules: str) -> None:
    """Each basic land's colour is the commander's, or some spell of the deck can't be cast without it."""
    known = Known(Library(None))
    for owner in range(4):
        deck = CommanderBuilder(known, rules_named(rules)).build(seed_from(11), owner)
        cards = {name: known.cards[name] for name in deck.counts()}
        needed = needed_colours((card, 1) for card in cards.values() if not card.is_type("Land"))
        basics = colours("".join(card.identity for card in cards.values() if card.is_basic_land))
        assert set(basics) <= {*needed, *known.cards[deck.commanders[0].name].identity}


def test_no_basic_land_of_a_plain_deck_is_dead() -> None:
    """A deck of two colours has no more basic lands than its spells need."""
    known = Known(Library(None))
    for owner in range(4):
        deck = plain_deck(known, 60, seed_from(11), owner)
        cards = {name: known.cards[name] for name in deck.counts()}
        needed = needed_colours((card, 1) for card in cards.values() if not card.is_type("Land"))
        assert set("".join(card.identity for card in cards.values() if card.is_basic_land)) == set(needed)


def test_a_deck_has_lands_creatures_and_answers(real: Known) -> None:
    """36 to 38 lands, half of the spells creatures, some removal, and a curve that doesn't begin late."""
    deck = CommanderBuilder(real, rules_named("commander")).build(seed_from(3), "any")
    names = [name for name in deck.counts() if not real.cards[name].is_type("Land")]
    roles = [real.role(name) for name in names]
    numbers = check(deck, rules_named("commander"), real.library).statistics
    assert 36 <= numbers.lands <= 38
    assert 25 <= roles.count("creature") <= 35
    assert roles.count("removal") >= 6
    assert sum(numbers.curve[:4]) > sum(numbers.curve[4:])
    assert set(numbers.sources) >= set(real.cards[deck.commanders[0].name].identity)


def test_the_same_seed_builds_the_same_deck() -> None:
    """Seed and owner determine a deck; another owner gets another one."""

    def build(owner: int) -> Deck:
        return CommanderBuilder(Known(Library(None)), rules_named("commander")).build(seed_from(5), owner)

    assert build(1) == build(1)
    assert build(1) != build(2)


def test_any_cards_make_a_plain_deck() -> None:
    """A game that takes any cards gets a deck of two colours, of just the size."""
    for size in (40, 60):
        deck = plain_deck(Known(Library(None)), size, seed_from(2), 0)
        assert (deck.size, deck.commanders) == (size, ())


def test_too_few_cards_make_no_deck(tmp_path: Path) -> None:
    """Where there are not enough cards for a hundred of different names, that is said."""
    known = Known(Library(tmp_path))
    known.cards = {name: card for name, card in known.cards.items() if card.is_type("Legendary")}
    with pytest.raises(Unlawful) as caught:
        CommanderBuilder(known, rules_named("commander")).build(seed_from(1), 0)
    assert caught.value.key == "bot-deck-impossible"
