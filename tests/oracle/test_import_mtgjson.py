"""Importing MTGJSON's files."""

import gzip
from collections import Counter
from pathlib import Path

import pytest

from entaku.oracle.card import Card, Printing
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard, of_faces
from tests.oracle.making import mtgjson_row, mtgjson_set, write, write_lines
from tests.shared_data import shared


def imported(path: Path) -> dict[str, ImportedCard]:
    return {each.card.name: each for each in read_cards(path).cards}


def only_card(path: Path) -> Card:
    (found,) = read_cards(path).cards
    return found.card


def test_a_set_file_gives_facts_texts_and_the_set(tmp_path: Path) -> None:
    """Facts, printing, text in both languages, rulings, legality and date of a card in a set file."""
    row = mtgjson_row(
        "Tom",
        text="Purrs.",
        rulings=[{"date": "2026-02-01", "text": "Loudly."}],
        foreignData=[
            {"language": "German", "name": "Kater"},
            {
                "language": "Japanese",
                "name": "トム",
                "text": "喉を鳴らす。",
                "type": "クリーチャー — 猫",
                "identifiers": {"scryfallId": "0000-7", "multiverseId": None},
            },
        ],
    )
    found = read_cards(write(tmp_path, mtgjson_set(row)))
    (tom,) = found.cards
    assert tom.card.ja == "トム"
    assert tom.card.front.type_line == "Creature — Cat"
    assert tom.card.printings == (Printing("TST", "1", "common", "0000-1", 77, "0000-7"),)
    assert (tom.texts.en, tom.texts.ja) == ("Purrs.", "喉を鳴らす。")
    assert [(ruling.date, ruling.text) for ruling in tom.texts.rulings] == [("2026-02-01", "Loudly.")]
    assert tom.legalities == {"vintage": "legal"}
    assert tom.released == "2026-01-02"
    assert [(each.code, each.cards, each.boosters) for each in found.sets] == [("TST", (tom.card,), None)]


@pytest.mark.rule("CR 709.4", "CR 202.3d")
def test_halves_of_a_split_card_make_one_card(tmp_path: Path) -> None:
    """Two rows with sides are the faces of one card, whose colours and mana value are of both."""
    rows = [
        mtgjson_row("Hot // Cold", side=side, faceName=name, layout="split", manaCost=cost, colors=[colour], text=name)
        for side, name, cost, colour in (("b", "Cold", "{2}{U}", "U"), ("a", "Hot", "{R}", "R"))
    ]
    (found,) = read_cards(write(tmp_path, mtgjson_set(*rows))).cards
    assert [face.name for face in found.card.faces] == ["Hot", "Cold"]
    assert (found.card.colours, found.card.mana_value) == ("UR", 4)
    assert of_faces(found.texts.en) == ("Hot", "Cold")


def test_japanese_halves_are_shared_out(tmp_path: Path) -> None:
    """“熱 // 冷” on both rows, or a face's own name: each face gets its own."""
    both = [{"language": "Japanese", "name": "熱 // 冷"}]
    rows = [
        mtgjson_row("Hot // Cold", side=side, faceName=name, layout="split", foreignData=both)
        for side, name in (("a", "Hot"), ("b", "Cold"))
    ]
    card = only_card(write(tmp_path, mtgjson_set(*rows)))
    assert [face.ja for face in card.faces] == ["熱", "冷"]
    assert card.ja == "熱 // 冷"


@pytest.mark.parametrize(
    "layout", ["flip", "transform", "modal_dfc", "adventure", "aftermath", "split", "reversible_card"]
)
def test_faces_are_joined_in_every_layout(tmp_path: Path, layout: str) -> None:
    """Cards of two different faces are one card with two faces."""
    rows = [mtgjson_row("Up // Down", side=s, faceName=n, layout=layout) for s, n in (("a", "Up"), ("b", "Down"))]
    card = only_card(write_lines(tmp_path, rows))
    assert (card.name, len(card.faces), card.layout) == ("Up // Down", 2, layout)


@pytest.mark.parametrize("layout", ["saga", "class", "leveler", "planar", "scheme", "vanguard", "mutate", "case"])
def test_single_faced_layouts_are_single(tmp_path: Path, layout: str) -> None:
    """Layouts of one face, those of later years too, are read."""
    card = only_card(write_lines(tmp_path, [mtgjson_row("Tale", layout=layout)]))
    assert len(card.faces) == 1
    assert card.layout == (layout)


def test_five_halves_are_five_faces(tmp_path: Path) -> None:
    """A joke card of five parts has five faces in their order."""
    parts = ["Who", "What", "When", "Where", "Why"]
    rows = [
        mtgjson_row(" // ".join(parts), side=side, faceName=part, layout="split")
        for side, part in zip("abcde", parts, strict=True)
    ]
    assert [face.name for face in only_card(write_lines(tmp_path, rows)).faces] == parts


@pytest.mark.rule("CR 712.4")
def test_cards_that_meld_are_cards_of_their_own(tmp_path: Path) -> None:
    """MTGJSON's “Left // Whole” is the card Left; what they meld into is another row."""
    rows = [
        mtgjson_row("Left // Whole", side="a", faceName="Left", layout="meld"),
        mtgjson_row("Right // Whole", side="a", faceName="Right", layout="meld"),
        mtgjson_row("Whole", side="b", faceName="Whole", layout="meld", manaCost=None),
    ]
    assert list(imported(write_lines(tmp_path, rows))) == ["Left", "Right", "Whole"]


def test_a_reversible_card_is_the_card_it_shows_twice(tmp_path: Path) -> None:
    """“Thumb // Thumb” is a printing of Thumb."""
    rows = [
        mtgjson_row("Thumb", setCode="OLD"),
        *(mtgjson_row("Thumb // Thumb", side=s, faceName="Thumb", layout="reversible_card") for s in "ab"),
    ]
    card = only_card(write_lines(tmp_path, rows))
    assert (card.name, len(card.faces), card.layout) == ("Thumb", 1, "normal")
    assert [printing.set_code for printing in card.printings] == ["OLD", "TST"]


@pytest.mark.rule("CR 204.1")
def test_a_colour_indicator_is_kept(tmp_path: Path) -> None:
    """A card without a cost is of its indicator's colours."""
    row = mtgjson_row("Night", manaCost=None, colors=["B", "U"], colorIndicator=["B", "U"], colorIdentity=["B", "U"])
    card = only_card(write_lines(tmp_path, [row]))
    assert (card.front.indicator, card.colours, card.front.cost) == ("UB", "UB", None)


@pytest.mark.parametrize("cost,value", [("{HW}", 0), ("{2}{½}", 2), ("{1000000}", 1_000_000), ("{D}{W}", 2)])
def test_symbols_of_joke_cards_are_read(tmp_path: Path, cost: str, value: int) -> None:
    """Any symbol in braces is taken; half a mana is rounded off."""
    card = only_card(write_lines(tmp_path, [mtgjson_row("Joke", manaCost=cost)]))
    assert card.front.cost is not None
    assert (str(card.front.cost), card.mana_value) == (cost, value)


def test_tokens_and_art_are_left_out(tmp_path: Path) -> None:
    """Rows that are no cards don't become cards, and are counted."""
    rows = [mtgjson_row("Tom"), mtgjson_row("Cat", layout="token"), mtgjson_row("Tom", layout="art_series", number="2")]
    found = read_cards(write_lines(tmp_path, rows))
    assert ([each.card.name for each in found.cards], found.remarks.left_out) == (["Tom"], 2)
    assert len(found.cards[0].card.printings) == 1


def test_printings_of_a_name_are_one_card(tmp_path: Path) -> None:
    """Two numbers of one name in a set are two printings of a card."""
    rows = [mtgjson_row("Tom"), mtgjson_row("Tom", number="2★", rarity="mythic")]
    card = only_card(write(tmp_path, mtgjson_set(*rows)))
    assert [(each.number, each.rarity) for each in card.printings] == [("1", "common"), ("2★", "mythic")]


def test_an_atomic_file_has_cards_without_printings(tmp_path: Path) -> None:
    """Atomic cards are read by name; nothing is made up about their printings."""
    row = {key: value for key, value in mtgjson_row("Tom").items() if key not in ("rarity", "setCode", "number")}
    found = read_cards(write(tmp_path, {"meta": {"date": "x", "version": "y"}, "data": {"Tom": [row]}}))
    assert [each.card.printings for each in found.cards] == [()]
    assert found.sets == ()


def test_all_printings_is_many_sets(tmp_path: Path) -> None:
    """A file of several sets gives each of them, and one card for a name in both."""
    one = mtgjson_set(mtgjson_row("Tom", setCode="ONE"), code="ONE", releaseDate="2025-05-05")["data"]
    two = mtgjson_set(mtgjson_row("Tom", setCode="TWO"), code="TWO")["data"]
    found = read_cards(write(tmp_path, {"meta": {}, "data": {"ONE": one, "TWO": two}}))
    (tom,) = found.cards
    assert [printing.set_code for printing in tom.card.printings] == ["ONE", "TWO"]
    assert tom.released == "2025-05-05"
    assert [each.code for each in found.sets] == ["ONE", "TWO"]


def test_files_may_be_compressed_or_begin_with_a_mark(tmp_path: Path) -> None:
    """A gzipped file and one with a byte order mark are read like any other."""
    plain = write(tmp_path, mtgjson_set(mtgjson_row("Tom")))
    packed = tmp_path / "cards.json.gz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    marked = tmp_path / "marked.json"
    marked.write_bytes(b"\xef\xbb\xbf" + plain.read_bytes())
    assert read_cards(plain) == read_cards(packed) == read_cards(marked)


def test_booster_sheets_come_with_their_flags(tmp_path: Path) -> None:
    """Weights, foils, balance, duplicates and fixed sheets are kept; kinds and cards of weight 0 are not."""
    rows = [mtgjson_row("Tom"), mtgjson_row("Tim", number="2")]
    tom, tim = (str(row["uuid"]) for row in rows)
    booster = {
        "draft": {
            "boosters": [{"contents": {"a": 2, "b": 0}, "weight": 3}, {"contents": {"a": 9}, "weight": 0}],
            "sheets": {
                "a": {"cards": {tom: 5, tim: 0}, "foil": True, "balanceColors": True, "allowDuplicates": True},
                "b": {"cards": {tim: 1}, "foil": False, "fixed": True},
            },
        }
    }
    (found,) = read_cards(write(tmp_path, mtgjson_set(*rows, booster=booster))).sets
    assert found.boosters is not None
    sheet = found.boosters.sheets["a"]
    assert [(row.name, row.weight, row.colours) for row in sheet.rows] == [("Tom", 5, "G")]
    assert (sheet.foil, sheet.balanced, sheet.duplicates, sheet.fixed) == (True, True, True, False)
    assert [kind.contents for kind in found.boosters.kinds] == [(("a", 2),)]
    assert list(found.boosters.sheets) == ["a"]


def test_boosters_lack_cards_of_other_sets_and_say_so(tmp_path: Path) -> None:
    """A guest from another set is left out of its sheet and counted; a kind of booster with guests alone isn't made."""
    tom = mtgjson_row("Tom")
    sheets = {"own": {"cards": {tom["uuid"]: 1, "guest-1": 5}}, "guests": {"cards": {"guest-2": 1}}}
    boosters = [{"contents": {"own": 1}, "weight": 9}, {"contents": {"own": 1, "guests": 1}, "weight": 1}]
    found = read_cards(write(tmp_path, mtgjson_set(tom, booster={"play": {"boosters": boosters, "sheets": sheets}})))
    config = found.sets[0].boosters
    assert config is not None
    assert [row.name for row in config.sheets["own"].rows] == ["Tom"]
    assert [kind.weight for kind in config.kinds] == [9]
    assert found.remarks.missing == {"TST": 2}


def test_sets_of_one_file_may_hold_each_other_s_cards(tmp_path: Path) -> None:
    """In a file of many sets a guest is found in its own set, and says that it is of that."""
    guest = mtgjson_row("Guest", setCode="TWO")
    booster = {
        "draft": {"boosters": [{"contents": {"a": 1}, "weight": 1}], "sheets": {"a": {"cards": {guest["uuid"]: 1}}}}
    }
    one, two = mtgjson_set(code="ONE", booster=booster)["data"], mtgjson_set(guest, code="TWO")["data"]
    found = read_cards(write(tmp_path, {"meta": {}, "data": {"ONE": one, "TWO": two}}))
    assert found.remarks.missing == {}
    assert found.sets[0].boosters is not None
    assert [row.set_code for row in found.sets[0].boosters.sheets["a"].rows] == ["TWO"]


def test_every_card_of_the_large_file_is_read() -> None:
    """The 20,127 rows of the reference file are 19,755 cards, and no text, Japanese name or ruling gets lost."""
    found = read_cards(shared("data/oracle/cards.jsonl.gz"))
    assert len(found.cards) == 19_755
    layouts = Counter(each.card.layout for each in found.cards)
    assert layouts["transform"] == 195
    assert layouts["modal_dfc"] == 56
    assert layouts["adventure"] == 26
    assert layouts["meld"] == 9
    assert layouts["reversible_card"] == 0
    assert all(len(of_faces(each.texts.en)) in (1, len(each.card.faces)) for each in found.cards)


@pytest.mark.parametrize("code,cards", [("CNS", 210), ("CN2", 221), ("CMD", 303)])
@pytest.mark.rule("CD-1")
def test_real_set_files_are_read(code: str, cards: int) -> None:
    """The reference set files give all their cards, with texts in both languages where there are any."""
    found = read_cards(shared(f"data/mtgjson/{code}.json"))
    assert len(found.cards) == cards
    assert sum(bool(each.texts.en) for each in found.cards) > cards * 0.9
    assert (found.sets[0].boosters is None) == (code == "CMD")
