"""Importing Scryfall's files."""

from pathlib import Path

import pytest

from entaku.oracle.card import Card, Printing
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard, of_faces
from tests.oracle.making import mtgjson_row, scryfall_card, write, write_lines


def only(path: Path) -> ImportedCard:
    (found,) = read_cards(path).cards
    return found


def faced(name: str, layout: str, *faces: dict[str, object], **facts: object) -> dict[str, object]:
    """A card object of several faces, which say themselves what they are."""
    card = scryfall_card(name, layout=layout, card_faces=list(faces), **facts)
    return {key: value for key, value in card.items() if key not in ("oracle_text", "mana_cost", "power", "toughness")}


def face(name: str, **facts: object) -> dict[str, object]:
    return {"object": "card_face", "name": name, "type_line": "Instant", "mana_cost": "", "oracle_text": "", **facts}


@pytest.mark.parametrize("form", ["array", "lines", "list"])
def test_bulk_files_come_in_three_forms(tmp_path: Path, form: str) -> None:
    """An array, a card a line, and a search's list hold the same cards."""
    card = scryfall_card("Tom")
    if form == "lines":
        path = write_lines(tmp_path, [card])
    else:
        path = write(tmp_path, [card] if form == "array" else {"object": "list", "data": [card]})
    found = only(path)
    assert found.card.name == "Tom"
    assert found.card.printings == (Printing("TST", "1", "rare", "0000-2", 77),)
    assert found.texts.en == "Purrs."
    assert found.legalities == {"vintage": "legal"}
    assert found.released == "2026-01-02"


def test_a_printing_has_its_id_in_japanese_where_it_has_one(tmp_path: Path) -> None:
    """Of a file in all languages the printing has both ids; one that isn't printed in Japanese has one."""
    rows = [
        scryfall_card("Tom", id="english"),
        scryfall_card("Tom", id="japanese", lang="ja", printed_name="トム"),
        scryfall_card("Tom", id="german", lang="de"),
        scryfall_card("Tom", id="other", set="oth"),
    ]
    found = {one.set_code: one for one in only(write(tmp_path, rows)).card.printings}
    assert [(one.scryfall, one.scryfall_ja) for one in found.values()] == [("english", "japanese"), ("other", "")]


def test_both_sources_say_the_same(tmp_path: Path) -> None:
    """A card from Scryfall is the card from MTGJSON."""
    ours = only(write_lines(tmp_path, [mtgjson_row("Tom", text="Purrs.", rarity="rare")], "a.jsonl")).card
    theirs = only(write_lines(tmp_path, [scryfall_card("Tom", id="0000-1")], "b.jsonl")).card
    assert ours == theirs


def test_a_translation_is_not_a_printing(tmp_path: Path) -> None:
    """The Japanese object of a card gives its Japanese name and text, and no second card."""
    rows = [scryfall_card("Tom", lang="ja", printed_name="トム", printed_text="喉を鳴らす。"), scryfall_card("Tom")]
    found = only(write(tmp_path, rows))
    assert (found.card.ja, found.texts.ja, found.texts.en) == ("トム", "喉を鳴らす。", "Purrs.")
    assert len(found.card.printings) == 1


@pytest.mark.rule("CR 709.4")
def test_halves_have_their_own_colours(tmp_path: Path) -> None:
    """A split card's object gives only both halves' colours; each half is of its cost's."""
    halves = face("Hot", mana_cost="{R}", oracle_text="Hot."), face("Cold", mana_cost="{2}{U}", oracle_text="Cold.")
    found = only(write(tmp_path, [faced("Hot // Cold", "split", *halves, colors=["R", "U"])]))
    assert [each.colours for each in found.card.faces] == ["R", "U"]
    assert (found.card.colours, found.card.mana_value) == ("UR", 4)
    assert of_faces(found.texts.en) == ("Hot.", "Cold.")


@pytest.mark.rule("CR 710.1c")
def test_a_flipped_half_has_the_card_s_colours(tmp_path: Path) -> None:
    """The lower half of a flip card has no cost of its own."""
    found = only(
        write(tmp_path, [faced("Up // Down", "flip", face("Up", mana_cost="{R}"), face("Down"), colors=["R"])])
    )
    assert [each.colours for each in found.card.faces] == ["R", "R"]


@pytest.mark.rule("CR 712.8", "CR 204.1")
def test_the_back_of_a_card_has_its_indicator(tmp_path: Path) -> None:
    """A transforming card's faces have their own colours, sizes and indicators."""
    day = face("Day", mana_cost="{G}", colors=["G"], type_line="Creature — Human", power="1", toughness="1")
    night = face("Night", colors=["B", "R"], color_indicator=["B", "R"], power="3", toughness="*")
    card = only(write(tmp_path, [faced("Day // Night", "transform", day, night)])).card
    assert (card.faces[1].indicator, card.faces[1].colours, card.faces[1].toughness) == ("BR", "BR", "*")
    assert (card.colours, card.mana_value) == ("G", 1)


@pytest.mark.parametrize("layout", ["modal_dfc", "adventure", "aftermath", "transform", "flip", "split"])
def test_faces_are_joined_in_every_layout(tmp_path: Path, layout: str) -> None:
    """A card of two faces has two faces."""
    card = only(write(tmp_path, [faced("Up // Down", layout, face("Up"), face("Down"))])).card
    assert (card.layout, [each.name for each in card.faces]) == (layout, ["Up", "Down"])


def test_a_reversible_card_is_the_card_it_shows_twice(tmp_path: Path) -> None:
    """An object without a type line of its own: the faces say what the card is."""
    twice = [face("Thumb", type_line="Artifact", layout="normal", colors=[])] * 2
    card = faced("Thumb // Thumb", "reversible_card", *twice)
    del card["type_line"]
    found = only(write(tmp_path, [card])).card
    assert (found.name, found.layout, found.types, len(found.faces)) == ("Thumb", "normal", ("Artifact",), 1)


def test_a_battle_is_read(tmp_path: Path) -> None:
    """A battle's defense is kept."""
    siege = face("Siege", type_line="Battle — Siege", defense="4", colors=["W"])
    card: Card = only(
        write(tmp_path, [faced("Siege // Spoils", "transform", siege, face("Spoils", colors=["W"]))])
    ).card
    assert (card.types, card.front.defense) == (("Battle",), "4")


@pytest.mark.parametrize(
    "line,supertypes,types,subtypes",
    [
        ("Basic Snow Land — Forest", ("Basic", "Snow"), ("Land",), ("Forest",)),
        ("Legendary Creature — Time Lord Rogue", ("Legendary",), ("Creature",), ("Time Lord", "Rogue")),
        ("Plane — Bolas’s Meditation Realm", (), ("Plane",), ("Bolas's Meditation Realm",)),
        ("Conspiracy", (), ("Conspiracy",), ()),
        ("Host Artifact Creature — Elf", ("Host",), ("Artifact", "Creature"), ("Elf",)),
    ],
)
@pytest.mark.rule("CR 205.1", "CR 205.3b")
def test_type_lines_are_taken_apart(
    tmp_path: Path, line: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    """Supertypes, card types and subtypes of a type line, those of two words too."""
    front = only(write(tmp_path, [scryfall_card("Tom", type_line=line)])).card.front
    assert (front.supertypes, front.types, front.subtypes) == (supertypes, types, subtypes)


def test_what_is_no_card_is_left_out(tmp_path: Path) -> None:
    """Tokens, emblems, art and front cards of packs are counted, not read."""
    rows = [
        scryfall_card("Tom"),
        scryfall_card("Cat", layout="token"),
        scryfall_card("Tom", layout="art_series"),
        scryfall_card("Theme", type_line="Card"),
    ]
    found = read_cards(write(tmp_path, rows))
    assert ([each.card.name for each in found.cards], found.remarks.left_out) == (["Tom"], 3)
