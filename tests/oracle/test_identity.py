"""Colour identity, worked out from a card."""

import pytest

from entaku.oracle.card import Face
from entaku.oracle.identity import defined_colours, identity
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import of_faces
from entaku.oracle.mana import Cost
from tests.shared_data import shared

PLAIN = Face("Tom", cost=Cost.parse("1G"), colours="G", types=("Creature",))


@pytest.mark.parametrize(
    "text,colours",
    [
        ("", "G"),
        ("Purrs for {W}.", "WG"),
        ("{U/R}: Purrs.", "URG"),
        ("{2/B}, {T}: Purrs.", "BG"),
        ("{R/P}: Purrs.", "RG"),
        ("{C}, {X}, {Q}, {CHAOS}: Purrs.", "G"),
        ("Purrs. (Pay {W} to purr again.)", "G"),
        ("Search for a Swamp card. Each black creature purrs.", "G"),
    ],
)
@pytest.mark.rule("CM-2", "CM-3", "CR 903.4")
def test_symbols_count_and_reminders_don_t(text: str, colours: str) -> None:
    """Symbols in cost and text count, hybrid ones for both; reminder text and words of colour don't."""
    assert identity([PLAIN], [text]) == colours


@pytest.mark.rule("CM-3", "CR 305.6", "CR 903.4")
def test_a_basic_land_type_is_a_symbol() -> None:
    """A land of two basic land types is of both their colours, without any text."""
    land = Face("Glade", types=("Land",), subtypes=("Forest", "Plains"))
    assert identity([land], []) == "WG"


@pytest.mark.rule("CM-2", "CR 204.1", "CR 903.4")
def test_an_indicator_counts() -> None:
    """A colour indicator gives its colours."""
    assert identity([Face("Night", indicator="BR", types=("Creature",))], [""]) == "BR"


@pytest.mark.rule("CR 903.4d", "CR 2026 903.4e")
def test_the_back_counts() -> None:
    """Both faces of a card count."""
    assert identity([PLAIN, Face("Tim", indicator="U")], ["", "{R}: Flies."]) == "URG"


@pytest.mark.parametrize(
    "text,colours",
    [
        ("Tom is all colors.", "WUBRG"),
        ("Flying\nTom is white and black.", "WB"),
        ("Tom is all colors if you purr.", "WUBRG"),
        ("Target creature is all colors.", ""),
        ("Each creature is red.", ""),
        ("Create a token with “Tom is red.”", ""),
    ],
)
@pytest.mark.rule("CM-2", "CR 604.3", "CR 903.4")
def test_a_text_may_define_the_card_s_own_colours(text: str, colours: str) -> None:
    """“Tom is all colors” on Tom counts; what it says of others doesn't."""
    assert defined_colours("Tom", text) == colours


@pytest.mark.rule("CM-2", "CR 903.4")
def test_it_is_what_the_reference_says() -> None:
    """Of all cards of the reference file only melded permanents differ, which aren't cards of a deck.

    The file gives them the colours of the cards that they are made of; they have no symbols themselves.
    """
    cards = read_cards(shared("data/oracle/cards.jsonl.gz")).cards
    differing = {
        each.card.name for each in cards if identity(each.card.faces, of_faces(each.texts.en)) != each.card.identity
    }
    assert differing == {"Brisela, Voice of Nightmares", "Chittering Host", "Hanweir, the Writhing Township"}
