"""The five lists are what a table can bring: legal, of a hundred cards, and each played by the rules."""

import pytest

from entaku.decks.formats.files import read
from entaku.oracle.card import Card
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.library import Library
from entaku.oracle.reading.coverage import missing
from tests.decks.commanding import verdict
from tests.decks.five_lists import FIVE, import_their_cards


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Who knows the cards of the lists."""
    return import_their_cards(tmp_path_factory.mktemp("five"))


def whole(library: Library, card: Card) -> ImportedCard:
    """A card with its texts."""
    imported = library.imported(card)
    assert imported is not None, card.name
    return imported


@pytest.mark.rule("CM-1", "CM-6")
@pytest.mark.parametrize("colours", FIVE)
def test_a_list_is_legal_and_played_by_the_rules(library: Library, colours: str) -> None:
    """By today's rules; no card of it is left to be done by hand."""
    deck = read(FIVE[colours], "deck.txt")
    result = verdict(deck, library, "commander")
    assert (result.problems, result.unknown, result.legal) == ((), (), True)
    cards = [library.find(entry.name) for entry in (*deck.main, *deck.commanders)]
    known = [card for card in cards if not card.is_basic_land]
    assert [card.name for card in known if missing(whole(library, card))[0]] == []
