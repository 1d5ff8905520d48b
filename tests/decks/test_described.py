"""Decks whose lists say themselves what a card is."""

import pytest

from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.formats.files import read, write
from entaku.games.brought import Brought, by_hand, look
from entaku.games.own_decks import described_by, seat_with, setup_of
from entaku.kernel.errors import Unlawful
from entaku.oracle.cubes.typed import custom, words_of
from entaku.oracle.library import Library

LIBRARY = Library(None)
TEAPOT = "3 Test Teapot | {2} | Artifact Creature — Teapot | 2/3 | Flying"
TEA = "1 《試験の茶》 | {U} | Instant | カードを1枚引く。"
LIST = f"36 Island\n{TEAPOT}\n{TEA}\n"


def test_a_list_says_what_its_cards_are() -> None:
    """Behind a name stands what the card is; count, name and part are read as ever."""
    deck = read(f"Commander\n1 Test Queen | 2G | Legendary Creature — Elf | 3/3\n\nDeck\n{LIST}", "list.txt")
    assert deck.commanders == (DeckEntry(1, "Test Queen"),)
    assert [(entry.count, entry.name) for entry in deck.main] == [(36, "Island"), (3, "Test Teapot"), (1, "試験の茶")]
    assert [one.card.front.type_line for one in deck.described] == [
        "Legendary Creature — Elf", "Artifact Creature — Teapot", "Instant",
    ]  # fmt: skip


def test_what_a_list_says_is_written_with_it() -> None:
    """Writing such a deck and reading it back changes nothing; nor does a card that is in two parts."""
    deck = read(f"Deck\n{LIST}\nSideboard\n1 Test Teapot", "list.txt")
    assert read(write(deck, "text"), "list.txt") == deck
    assert deck.sideboard == (DeckEntry(1, "Test Teapot"),)


@pytest.mark.parametrize(
    "said", ["{2} | Artifact | Flying", "Land — Forest", "{3} | Planeswalker | 4", "{0} | Instant"]
)
def test_what_is_said_of_a_card_is_said_again(said: str) -> None:
    """Cost, type, size and text come back as they were."""
    one = custom("Test Card", said.split(" | "))
    assert custom("Test Card", words_of(one).split(" | ")) == one


def test_described_cards_are_played_as_far_as_they_are_understood() -> None:
    """The teapot flies by the rules; a text in Japanese alone is left to hands, and neither is unknown."""
    looked = look(Brought(LIST), "free-40", LIBRARY)
    assert looked.problems == ()
    assert by_hand(looked.deck, LIBRARY) == ("試験の茶",)
    setup = setup_of([seat_with("A", looked.deck, "free-40")] * 2, "free-40", LIBRARY.beside(looked.deck.described))
    teapot = setup.definitions["Test Teapot"].traits
    assert (teapot.power, teapot.toughness, "flying" in teapot.kit.keywords) == (2, 3, True)


def test_who_is_known_stays_as_it_is() -> None:
    """A list can't make another card of one that everybody knows, or of one of its faces."""
    deck = look(Brought("39 Island\n1 Regicide | {0} | Sorcery | You win the game."), "free-40", LIBRARY).deck
    known = LIBRARY.beside(deck.described).find("Regicide")
    assert known == LIBRARY.find("Regicide")
    assert known.types == ("Instant",)


def test_a_described_commander_leads() -> None:
    """Its identity counts; what nobody can know, whether it is allowed, is said to be for the group."""
    lines = "Commander\n1 Test Queen | {2}{G} | Legendary Creature — Elf | 3/3\n\nDeck\n98 Forest\n1 Island"
    looked = look(Brought(lines), "commander", LIBRARY)
    assert [problem.key for problem in looked.problems] == ["check-identity-land"]
    assert [problem.key for problem in looked.verdict.unknown] == ["check-described"]
    assert not looked.verdict.legal


def test_two_lists_agree_on_a_card() -> None:
    """One name is one card at a table; who says the same twice may."""
    same, other = Deck(described=(custom("Test Tea", ["Instant"]),)), Deck(described=(custom("test tea", ["Land"]),))
    assert len(described_by(["A", "B"], [same, same])) == 1
    with pytest.raises(Unlawful, match="something else"):
        described_by(["A", "B"], [same, other])
