"""Cards are found by Scryfall's operators, as on the pages; what the rules play in full is known of each."""

from pathlib import Path

import pytest

import entaku
from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.importers.imported import Texts
from entaku.oracle.library import Library
from entaku.oracle.mana import Cost
from entaku.oracle.operators import Search

CARDS = (
    Card("River Sage", (Face("River Sage", "川の賢者", Cost.parse("1U"), "U", types=("Creature",), subtypes=("Wizard",),
                             power="1", toughness="3"),), identity="U"),
    Card("Twin Wyrm", (Face("Twin Wyrm", "", Cost.parse("4RG"), "RG", supertypes=("Legendary",), types=("Creature",),
                            subtypes=("Dragon",), power="*", toughness="5"),), identity="RG",
         printings=(Printing("CNS", "1", "rare"),)),
    Card("Spark", (Face("Spark", "", Cost.parse("R"), "R", types=("Instant",)),), identity="R"),
    Card("Plain Box", (Face("Plain Box", "", Cost.parse("3"), types=("Artifact",)),),
         printings=(Printing("CN2", "2", "uncommon"),)),
)  # fmt: skip
TEXTS = {"River Sage": "When this enters, draw a card.", "Twin Wyrm": "Trample", "Spark": "It deals 2 damage."}


def found(search: str) -> list[str]:
    asked = Search(search, lambda card: Texts(TEXTS.get(card.name, "")), lambda card: card.name != "Spark")
    return [card.name for card in CARDS if asked.finds(card)]


@pytest.mark.parametrize(
    ("search", "names"),
    [
        ("c:u t:creature mv<=3 o:draw", ["River Sage"]),
        ("c:r", ["Twin Wyrm", "Spark"]),
        ("c=r", ["Spark"]),
        ("c:gruul", ["Twin Wyrm"]),
        ("c:rg mv>=6", ["Twin Wyrm"]),
        ("c:m", ["Twin Wyrm"]),
        ("c:2", ["Twin Wyrm"]),
        ("c:colorless", ["Plain Box"]),
        ("c!=u", ["Twin Wyrm", "Spark", "Plain Box"]),
        ("id:rg", ["Twin Wyrm", "Spark", "Plain Box"]),
        ("id<=u", ["River Sage", "Plain Box"]),
        ("t:wizard", ["River Sage"]),
        ("-t:creature", ["Spark", "Plain Box"]),
        ("t:legendary or t:artifact", ["Twin Wyrm", "Plain Box"]),
        ("(c:r or c:u) -mv>2", ["River Sage", "Spark"]),
        ("-(c:r or c:u)", ["Plain Box"]),
        ("pow<tou", ["River Sage", "Twin Wyrm"]),
        ("tou=3", ["River Sage"]),
        ("mv:odd", ["Spark", "Plain Box"]),
        ("r>=uncommon", ["Twin Wyrm", "Plain Box"]),
        ("r:r", ["Twin Wyrm"]),
        ("m:{1}{U}", ["River Sage"]),
        ("s:cns", ["Twin Wyrm"]),
        ('o:"draw a card"', ["River Sage"]),
        ('"2 damage"', ["Spark"]),
        ('!"twin wyrm"', ["Twin Wyrm"]),
        ("川", ["River Sage"]),
        ("is:permanent", ["River Sage", "Twin Wyrm", "Plain Box"]),
        ("not:permanent", ["Spark"]),
        ("-is:full", ["Spark"]),
        ("", [card.name for card in CARDS]),
    ],
)
def test_operators_ask_what_everybody_knows(search: str, names: list[str]) -> None:
    """Colours, types, numbers, rarities, sets, texts and names, alone and together."""
    assert found(search) == names


@pytest.mark.parametrize("search", ["foo:bar", "mv>=x", "c:purple", "is:odd", "-pow>y"])
def test_what_is_not_understood_is_said(search: str) -> None:
    """A search with an operator that nobody knows finds nothing by accident: it is refused."""
    with pytest.raises(entaku.Unlawful) as refused:
        found(search)
    assert refused.value.key == "card-search-unread"
    assert search.removeprefix("-") in str(refused.value)


def test_cards_are_searched_from_python() -> None:
    """By what they are and by their texts, which are our own where none were imported."""
    named = {card.name for card in entaku.cards(search='t:creature c:w o:"flying" mv<=3')}
    assert "Wakestone Gargoyle" not in named
    assert named
    assert all(
        "Flying" in entaku.card(name).faces[0].text or "flying" in entaku.card(name).faces[0].text for name in named
    )


def test_whether_a_card_is_played_in_full_is_known_of_it(tmp_path: Path) -> None:
    """A shipped card is; of one whose words aren't understood the paragraph is named that is played by hand."""
    assert entaku.card("Runed Servitor").full
    file = tmp_path / "cards.json"
    file.write_text(
        '[{"object": "card", "name": "Odd Idol", "layout": "normal", "type_line": "Artifact", "mana_cost": "{2}",'
        ' "cmc": 2, "colors": [], "color_identity": [], "lang": "en", "set": "xyz", "collector_number": "1",'
        ' "rarity": "common", "oracle_text": "Draw a card.\\nGnarble the frumious player thrice."}]',
        encoding="utf-8",
    )
    library = Library(tmp_path / "data")
    library.import_files([file])
    odd = entaku.card("Odd Idol", data=tmp_path / "data")
    assert not odd.full
    assert "Gnarble the frumious player thrice." in odd.by_hand
    assert "Played by hand: Gnarble" in str(odd)
