"""Files of cards that are broken: one error, with file, place and reason, in both languages."""

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import EntakuError, Unreadable
from entaku.oracle.importers.files import cards_in, read_cards
from entaku.oracle.library import Library
from tests.oracle.making import mtgjson_row, mtgjson_set, scryfall_card, write, write_lines


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    """The third of three lines is cut off: the error names the file and line 3."""
    path = write_lines(tmp_path, [mtgjson_row("Tom"), mtgjson_row("Tim")])
    path.write_text(path.read_text() + '{"name": "To', encoding="utf-8")
    with pytest.raises(Unreadable, match=r"cards\.jsonl, line 3: it ends in the middle"):
        read_cards(path)


def test_a_value_of_the_wrong_kind_is_named(tmp_path: Path) -> None:
    """A number for a name: line, place, what was expected and what was there."""
    path = write_lines(tmp_path, [mtgjson_row("Tom"), mtgjson_row("Tim") | {"name": 5}])
    with pytest.raises(Unreadable, match=r"line 2: \$\.name should be text, but is a whole number\.$"):
        read_cards(path)


def test_a_place_in_a_document_is_named(tmp_path: Path) -> None:
    """A card without a name in a set file is named by its path."""
    row = mtgjson_row("Tim")
    del row["name"]
    with pytest.raises(Unreadable, match=r"cards\.json: “name” is missing in \$\.data\.cards\[1\]"):
        read_cards(write(tmp_path, mtgjson_set(mtgjson_row("Tom"), row)))


def test_the_same_in_japanese(tmp_path: Path) -> None:
    """The error speaks the reader's language, whole."""
    path = write_lines(tmp_path, [mtgjson_row("Tom"), mtgjson_row("Tim") | {"name": 5}])
    with pytest.raises(Unreadable) as caught:
        read_cards(path)
    assert caught.value.said("ja").endswith("の2行目：$.nameは文字列のはずですが、整数になっています。")


@pytest.mark.parametrize("rows", [[scryfall_card("Tom"), {"name": "Tim", "layout": 5}], ["Tom"], [[1]]])
def test_broken_bulk_files_are_named(tmp_path: Path, rows: list[object]) -> None:
    """An array of something else than cards is refused with the place."""
    with pytest.raises(Unreadable, match=r"cards\.json: \$\["):
        read_cards(write(tmp_path, rows))


def test_a_cost_that_is_none_is_named(tmp_path: Path) -> None:
    """A cost without braces is refused with the card's name."""
    with pytest.raises(Unreadable, match="“Tim” has the mana cost “2X\\?”"):
        read_cards(write_lines(tmp_path, [mtgjson_row("Tom"), mtgjson_row("Tim", manaCost="2X?")]))


@pytest.mark.parametrize(
    "content,reason",
    [
        (b"", "no cards"),
        (b"  \n\n", "no cards"),
        (b"# only a comment\n", "no cards"),
        (b"[]", "no cards"),
        (b'{"data": {}}', "no cards"),
        (b'{"data": {"cards": [], "code": "X", "name": "X", "releaseDate": ""}}', "no cards"),
        (b'{"foo": 1}', "“data” is missing"),
        (b'{"data": 5}', "should be an object"),
        (b'{"data": {"X": {"code": "X"}}}', "is missing in"),
        (b'{"data": {"X": 5}}', "should be a list"),
        (b"{", "ends in the middle"),
        (b"[{]", "not JSON from byte 2"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "this is a picture"),
        (b"\x1f\x8b\x08\x00\x00\x00\x00\x00broken", "compressed file"),
        (gzip.compress(b'[{"name": "Tom"}]' * 50, mtime=0)[:40], "compressed file"),
        (b"(((\n", "is not a card"),
    ],
)
def test_nonsense_is_refused_with_a_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    """Every kind of broken file has its own sentence."""
    path = tmp_path / "broken"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=reason) as caught:
        read_cards(path)
    assert str(path) in str(caught.value)
    assert str(path) in caught.value.said("ja")


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    """What is no file can't be read."""
    with pytest.raises(Unreadable, match="no such file"):
        read_cards(tmp_path / "nowhere.json")
    with pytest.raises(Unreadable, match="can't be opened"):
        read_cards(tmp_path)


WHOLE = json.dumps(mtgjson_set(mtgjson_row("Tom"), mtgjson_row("Tim", number="2"))).encode()


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(WHOLE) - 1))
def test_a_file_cut_off_anywhere_is_refused(end: int) -> None:
    """No beginning of a file is read as a smaller one."""
    with pytest.raises(EntakuError):
        cards_in(WHOLE[:end], "cut.json")


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_of_any_kind_never_crash_the_reader(data: bytes) -> None:
    """Random bytes are refused, or read as a list of names."""
    try:
        found = len(cards_in(data, "random").cards)
    except EntakuError as problem:
        found = len(problem.said("ja"))
    assert found > 0


@pytest.mark.parametrize(
    "what, more",
    [
        ("a name of", {"name": "Tim" * 1_000}),
        ("types, sizes and a cost of", {"subtypes": ["Cat" * 1_000], "power": "1"}),
        ("types, sizes and a cost of", {"power": "9" * 2_000}),
        ("types, sizes and a cost of", {"manaCost": "{W}" * 2_000}),
        ("types, sizes and a cost of", {"manaCost": "{" + "9" * 5_000 + "}"}),
        ("a word of", {"number": "9" * 2_000}),
        ("a word of", {"setCode": "C" * 2_000}),
        ("a word of", {"legalities": {"cats" * 500: "Legal"}}),
        ("a word of", {"layout": "cats" * 500}),
        ("a text of", {"text": "Purrs. " * 10_000}),
        ("bytes of", {"rulings": [{"date": "2026-01-01", "text": f"{n} " * 40_000} for n in range(20)]}),
    ],
)
def test_what_is_longer_than_any_card_is_refused(tmp_path: Path, what: str, more: dict[str, object]) -> None:
    """Names, types, costs, texts, words and rulings have bounds: file, card and what is too long are named."""
    library = Library(tmp_path / "data")
    path = write_lines(tmp_path, [mtgjson_row("Tom"), mtgjson_row("Tim") | more])
    with pytest.raises(Unreadable) as refused:
        library.import_files([path])
    assert refused.value.key == "import-field-too-long"
    assert "Tim" in refused.value.said("ja")
    assert what in str(refused.value)
    assert library.size == 0


def test_other_files_of_cards_have_bounds_too(tmp_path: Path) -> None:
    """Scryfall's objects as well as MTGJSON's."""
    path = write(tmp_path, [scryfall_card("Tom", oracle_text="Purrs. " * 9_000)])
    with pytest.raises(Unreadable, match="a text of"):
        Library(tmp_path / "data").import_files([path])


def test_a_set_has_bounds_too(tmp_path: Path) -> None:
    """A set whose name is longer than any is refused by its code, and none of its cards is kept."""
    library = Library(tmp_path / "data")
    path = write(tmp_path, mtgjson_set(mtgjson_row("Tom"), name="Tests" * 1_000))
    with pytest.raises(Unreadable, match="“TST” has a name of 5,000 letters") as refused:
        library.import_files([path])
    assert refused.value.key == "import-field-too-long"
    assert library.size == 0


def test_fields_with_names_of_no_length_are_not_told(tmp_path: Path) -> None:
    """What a file calls something that nobody knows is told again only where it can be read."""
    library = Library(tmp_path / "data")
    row = mtgjson_row("Tom", firstPrinting="C" * 5_000, firstPrinted="2026-01-02")
    brought = library.import_files([write_lines(tmp_path, [row | {"purrs": 1, "purrs" * 1_000: 1}])])
    assert brought.fields == ("purrs",)
    assert (tmp_path / "data" / "cards.db").read_bytes().count(b"C" * 5_000) == 0
