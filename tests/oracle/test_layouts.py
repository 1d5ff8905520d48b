"""How the faces of imported cards stand, by the words of both sources; and what is said of what nobody knows."""

import re
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES, Language
from entaku.oracle.card import Layout
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import Import, ImportedCard
from entaku.oracle.importers.layouts import TABLE, Standing
from entaku.oracle.library import Library
from entaku.oracle.reading.supported import is_playable
from entaku.oracle.showing import lines, show_card
from tests.oracle.making import Object, mtgjson_row, scryfall_card, write, write_lines

CARDS = [standing for standing in TABLE if standing.layout is not None]
FACED = [standing for standing in CARDS if standing.stands not in ("alone", "apart")]


def of_scryfall(word: str, *subtypes: str) -> Object:
    """A card object of a layout, of so many faces as there are lines of subtypes, "" for none."""
    faces = [
        {
            "object": "card_face",
            "name": name,
            "type_line": f"Sorcery — {line}" if line else "Sorcery",
            "oracle_text": "",
        }
        for name, line in zip(("Up", "Down"), subtypes, strict=False)
    ]
    more = {"card_faces": faces} if len(faces) > 1 else {}
    return scryfall_card(" // ".join(str(face["name"]) for face in faces), layout=word, **more)


def of_mtgjson(word: str, *subtypes: str) -> list[Object]:
    """The rows of the same card."""
    if len(subtypes) == 1:
        return [mtgjson_row("Up", layout=word, subtypes=subtypes[0].split())]
    return [
        mtgjson_row("Up // Down", layout=word, faceName=name, side=side, subtypes=line.split())
        for name, side, line in zip(("Up", "Down"), "ab", subtypes, strict=True)
    ]


def both(folder: Path, word: str, *subtypes: str) -> list[ImportedCard]:
    """What both sources' files bring of a card."""
    theirs = read_cards(write(folder, [of_scryfall(word, *subtypes)], "scryfall.json"))
    other = read_cards(write_lines(folder, of_mtgjson(word, *subtypes), "mtgjson.jsonl"))
    return [*theirs.cards, *other.cards]


@pytest.mark.parametrize("standing", CARDS, ids=lambda standing: standing.word)
def test_each_layout_is_read_by_its_name(tmp_path: Path, standing: Standing) -> None:
    """Of one face or two, as such cards have, it is the same card from either source."""
    several = standing in FACED
    for found in both(tmp_path, standing.word, *(("", "") if several else ("",))):
        expected = standing.back if several and standing.back else standing.layout
        assert (found.card.layout, len(found.card.faces), found.layout) == (expected, 1 + several, "")


@pytest.mark.parametrize("word", [standing.word for standing in TABLE if standing.layout is None])
def test_what_is_no_card_is_left_out_by_its_layout(tmp_path: Path, word: str) -> None:
    """A token, an emblem or a picture is counted, and nothing is said of its layout."""
    cards = [scryfall_card("Tom"), scryfall_card("Tim", layout=word)]
    found = read_cards(write(tmp_path, cards))
    assert (len(found.cards), found.remarks.left_out, found.remarks.layouts) == (1, 1, {})


@pytest.mark.parametrize(
    ("word", "subtypes", "layout"),
    [
        ("adventure", ("Cat", "Adventure"), "adventure"),
        ("adventure", ("Cat", "Omen"), "omen"),
        ("split", ("Room", "Room"), "room"),
        ("split", ("", ""), "split"),
        ("battle", ("Siege", "Cat"), "transform"),
        ("battle", ("Siege",), "normal"),
        ("saga", ("Saga", "Cat"), "transform"),
        ("transform", ("Saga", "Cat"), "transform"),
    ],
)
@pytest.mark.rule("CR 712.1")
def test_what_sources_call_alike_is_told_apart(
    tmp_path: Path, word: str, subtypes: tuple[str, ...], layout: Layout
) -> None:
    """Omens from Adventures, rooms from split cards, and what has a back from what has none."""
    assert {found.card.layout for found in both(tmp_path, word, *subtypes)} == {layout}


@pytest.mark.parametrize("subtypes", [("Cat",), ("Cat", "Hologram")])
def test_a_layout_that_nobody_knows_is_named(tmp_path: Path, subtypes: tuple[str, ...]) -> None:
    """It isn't taken for another one: the import names it and its cards, and such a card isn't said to be played."""
    for found in both(tmp_path, "hologram", *subtypes):
        assert (found.card.layout, found.layout, is_playable(found.card)) == ("unknown", "hologram", False)
    name = " // ".join(("Up", "Down")[: len(subtypes)])
    brought = Library(tmp_path).import_files([tmp_path / "scryfall.json"])
    assert brought.layouts == {"hologram": (name,)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_such_a_layout_is_shown_as_what_its_file_says(tmp_path: Path, language: Language) -> None:
    """With the file's own word, and with both of its faces."""
    library = Library(tmp_path)
    library.import_files([write(tmp_path, [of_scryfall("hologram", "Cat", "Cat")])])
    shown = "\n".join(lines(show_card("Up // Down", library), language))
    assert re.search("hologram", shown)
    assert "Down" in shown


def fields(found: Import) -> tuple[str, ...]:
    return found.remarks.fields


def test_a_field_that_nobody_knows_is_named_once(tmp_path: Path) -> None:
    """Each of a file's, however many cards have it; and none of those that both sources have today."""
    cards = [scryfall_card(name, holo_depth=3, game_changer=True, flavor_name="Tam") for name in ("Tom", "Tim")]
    assert fields(read_cards(write(tmp_path, cards))) == ("holo_depth",)
    rows = [mtgjson_row(name, holoDepth=3, isGameChanger=True, facePrintedName="Tam") for name in ("Tom", "Tim")]
    assert fields(read_cards(write_lines(tmp_path, rows))) == ("holoDepth",)


def test_the_page_of_layouts_has_each_of_them() -> None:
    """A row for every word, with what we play of it."""
    page = Path("docs/layouts.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\| (\S[^|]*?) \|$", page, re.MULTILINE))
    assert list(rows) == [standing.word for standing in TABLE]
    for standing in TABLE:
        assert rows[standing.word].startswith("all") == standing.played, standing.word
