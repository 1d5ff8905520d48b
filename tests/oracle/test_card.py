"""The model of a card: costs, colours, faces."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from entaku.kernel.errors import Unreadable
from entaku.oracle.card import Card, Face, Printing, bare
from entaku.oracle.colours import colours
from entaku.oracle.mana import Cost

SYMBOLS = ["0", "1", "2", "15", "X", "W", "U", "B", "R", "G", "C", "S", "W/U", "2/B", "R/P", "G/U/P", "½"]
HALVES = (
    Face("Hot", "熱", Cost.parse("R"), "R", types=("Instant",)),
    Face("Cold", "冷", Cost.parse("{2}{U}"), "U", types=("Sorcery",)),
)


@given(st.lists(st.sampled_from(SYMBOLS), max_size=8))
@pytest.mark.rule("CR 107.4", "CR 202.1")
def test_a_cost_survives_its_text(symbols: list[str]) -> None:
    """Writing a cost and reading it back changes nothing."""
    cost = Cost(tuple(symbols))
    assert Cost.parse(str(cost)) == cost == Cost.printed(str(cost))


@pytest.mark.parametrize(
    "text,value,letters",
    [
        ("{2}{R}{R}", 4, "R"),
        ("{X}{X}{G}", 1, "G"),
        ("{W/U}{W/U}", 2, "WU"),
        ("{2/B}{2/B}", 4, "B"),
        ("{G/P}", 1, "G"),
        ("{C}{S}{10}", 12, ""),
        ("", 0, ""),
        ("1GG", 3, "G"),
    ],
)
@pytest.mark.rule("CR 202.3", "CR 202.3e", "CR 202.3f", "CR 105.2")
def test_mana_value_and_colours_of_a_cost(text: str, value: int, letters: str) -> None:
    """X is 0, hybrid symbols count by their dearer half and are of both colours."""
    cost = Cost.parse(text)
    assert (cost.mana_value, cost.colours) == (value, letters)


@pytest.mark.parametrize("text", ["{2}{H}", "{W", "?2", "{2}Ж", "{}"])
def test_what_is_no_cost_is_refused(text: str) -> None:
    """The error names the symbol that is none."""
    with pytest.raises(Unreadable, match="is not a mana symbol"):
        Cost.parse(text)


def test_colours_are_in_their_order() -> None:
    """White, blue, black, red, green, each once."""
    assert colours("GRWWG") == "WRG"


@pytest.mark.parametrize("layout,letters,value", [("split", "UR", 4), ("aftermath", "UR", 4), ("transform", "R", 1)])
@pytest.mark.rule("CR 709.4b", "CR 202.3d", "CR 712.8")
def test_a_card_of_two_faces(layout: str, letters: str, value: int) -> None:
    """A split card is of both halves' colours and values, any other of its front's."""
    card = msgspec.convert({"name": "Hot // Cold", "faces": msgspec.to_builtins(HALVES), "layout": layout}, Card)
    assert (card.colours, card.mana_value, card.ja) == (letters, value, "熱 // 冷")


def test_a_card_with_one_translated_face_has_no_japanese_name() -> None:
    """Half a name is none."""
    assert Card("Hot // Cold", (HALVES[0], Face("Cold"))).ja == ""


def test_a_card_is_of_its_latest_rarity() -> None:
    """The last printing counts; without one a card is common."""
    printings = (Printing("OLD", "1", "common"), Printing("NEW", "2", "mythic"))
    assert Card("Tom", (Face("Tom"),), printings=printings).rarity == "mythic"
    assert bare("Tom").rarity == "common"


def test_types_are_asked_of_the_front() -> None:
    """Supertypes, types and subtypes of the front face."""
    front = Face("Glade", supertypes=("Basic",), types=("Land",), subtypes=("Forest",))
    card = Card("Glade // Tom", (front, Face("Tom", types=("Creature",))))
    assert card.is_basic_land
    assert card.is_type("Forest")
    assert not card.is_type("Creature")
    assert not card.is_conspiracy


def test_cards_print_as_the_code_that_makes_them() -> None:
    """What is as usual isn't printed."""
    assert repr(bare("Tom")) == "Card(name='Tom', faces=(Face(name='Tom'),), layout='bare')"
