"""Files of cards that are longer than what is held of them: read window by window, row by row, written at the end."""

import gzip
import json
import tracemalloc
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Unreadable
from entaku.oracle.importers import files, walking
from entaku.oracle.importers.files import cards_in, read_cards
from entaku.oracle.importers.walking import Walker
from entaku.oracle.library import Library
from tests.oracle.making import mtgjson_row, mtgjson_set, scryfall_card, write, write_lines

CATS = [mtgjson_row(f"Cat {number % 7}", number=str(number), setCode="") for number in range(20)]
BOOSTERS = {
    "draft": {
        "boosters": [{"contents": {"all": 2}, "weight": 1}],
        "sheets": {"all": {"cards": {str(CATS[0]["uuid"]): 1, "elsewhere": 2}}},
    }
}
TOKEN = mtgjson_row("Soldier", layout="token", number="90")
OF_SET = mtgjson_set(*CATS, TOKEN, booster=BOOSTERS, tokens=[[{"deep": [1.5e3, -2, True, None]}]] * 9)
OTHER = mtgjson_set(mtgjson_row("Cat 3", isReprint=True, setCode="OTH"), code="OTH", booster=None)
DOCUMENTS: dict[str, object] = {
    "a set": OF_SET,
    "all sets": {"data": {"TST": OF_SET["data"], "OTH": OTHER["data"]}, "meta": {}},
    "atomic": {"meta": {}, "data": {f"Cat {number}": [CATS[number]] for number in range(7)}},
    "bulk": [scryfall_card(f"Cat {number % 7}", collector_number=str(number)) for number in range(20)],
    "search": {"object": "list", "data": [scryfall_card("“猫”", printed_name='\\"[{')], "has_more": False},
}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.floats(-1e9, 1e9) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("kind", DOCUMENTS)
@pytest.mark.parametrize("indent", [None, 1])
def test_the_window_s_length_changes_nothing(kind: str, indent: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a document is read at once or five bytes at a time, its cards, sets and boosters are the same."""
    data = json.dumps(DOCUMENTS[kind], indent=indent, ensure_ascii=False).encode()
    whole = cards_in(data, "cards.json")
    monkeypatch.setattr(walking, "WINDOW", 5)
    assert cards_in(data, "cards.json") == whole
    assert len({card.card.name for card in whole.cards}) == len(whole.cards) == (1 if kind == "search" else 7)


def held(walker: Walker) -> object:
    """What stands before a walker, taken apart by it."""
    if walker.peek() == b"[":
        return [held(walker) for _ in walker.items()]
    if walker.peek() == b"{":
        return {key: held(walker) for key in walker.members()}
    return json.loads(walker.value())


@settings(max_examples=60, deadline=None)
@given(json_values, st.sampled_from([None, 2]), st.integers(1, 9))
def test_a_walker_finds_what_is_there(document: object, indent: int | None, window: int) -> None:
    """Any JSON is taken apart as it is, and gone past to its end, through windows of any length."""
    data = json.dumps(document, indent=indent, ensure_ascii=False).encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(walking, "WINDOW", window)
        walker = Walker(BytesIO(data), "any.json")
        assert held(walker) == document
        walker.go_to(0)
        walker.skip()
        walker.finish()
        walker.go_to(0)
        assert json.loads(walker.value()) == document


@pytest.mark.parametrize("kind", DOCUMENTS)
@pytest.mark.parametrize("window", [5, 100, 1 << 18])
def test_what_is_cut_off_is_refused_in_every_window(kind: str, window: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No beginning of a document is read as a smaller one, and none is called anything but cut off."""
    monkeypatch.setattr(walking, "WINDOW", window)
    data = json.dumps(DOCUMENTS[kind], ensure_ascii=False).encode()
    for end in range(1, len(data), 97):
        with pytest.raises(Unreadable) as caught:
            cards_in(data[:end], "cut.json")
        assert caught.value.key == "import-cut-off", data[:end][-20:]


@pytest.mark.parametrize("window", [5, 1 << 18])
def test_what_is_no_json_is_named_by_its_byte(window: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The byte is counted from the beginning of the file, however far into it that is."""
    monkeypatch.setattr(walking, "WINDOW", window)
    for kind in ("bulk", "a set"):
        data = json.dumps(DOCUMENTS[kind]).encode()
        at = data.index(b'"Cat 5"')
        with pytest.raises(Unreadable) as caught:
            cards_in(data[:at] + b"!" + data[at:], "broken.json")
        assert (caught.value.key, caught.value.facts["byte"]) == ("import-not-json", at)
        with pytest.raises(Unreadable) as caught:
            cards_in(data + b" ]", "broken.json")
        assert (caught.value.key, caught.value.facts["byte"]) == ("import-not-json", len(data) + 1)


@pytest.mark.parametrize(
    "document,place",
    [
        ({"data": {"TST": mtgjson_set(CATS[0], {"name": 5})["data"]}}, r"\$\.data\[\.\.\.\]\.cards\[1\]\.name"),
        ({"data": {"Cat 0": [CATS[0], {"name": 5}]}}, r"\$\.data\[\.\.\.\]\[1\]\.name"),
        ({"data": [scryfall_card("Cat"), {"name": 5}]}, r"\$\.data\[1\]\.name"),
        (mtgjson_set(CATS[0], booster={"draft": {"boosters": 5, "sheets": {}}}), r"\$\.data\.booster\[\.\.\.\]"),
        (mtgjson_set(CATS[0], name=5), r"\$\.data\.name"),
    ],
)
def test_a_place_is_named_from_the_top(tmp_path: Path, document: object, place: str) -> None:
    """However deep in a document something is wrong, the whole way to it is told."""
    with pytest.raises(Unreadable, match=place):
        read_cards(write(tmp_path, document))


def test_text_that_is_none_is_refused() -> None:
    """Bytes that are no UTF-8 where a name should be are a sentence too."""
    data = json.dumps([scryfall_card("Tom")]).encode().replace(b"Tom", b"T\xffm")
    with pytest.raises(Unreadable, match=r"\$\[0\]"):
        cards_in(data, "cards.json")


def test_what_is_packed_too_often_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gzipped file that becomes too long is refused before it fills the disk."""
    monkeypatch.setattr(files, "MOST_UNPACKED", 1 << 20)
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(b"[" + b" " * (3 << 20) + b"]"))
    with pytest.raises(Unreadable, match=r"is larger than"):
        read_cards(path)


@pytest.mark.parametrize("kind", ["bulk", "lines", "set", "packed"])
def test_little_of_a_long_file_is_held(tmp_path: Path, kind: str) -> None:
    """Of a file of 20 MB an import holds less than a quarter at any time."""
    text = "Purrs. " * 2850
    if kind == "lines":
        path = write_lines(tmp_path, [mtgjson_row(f"Cat {n}", text=text, number=str(n)) for n in range(1000)])
    elif kind == "set":
        path = write(tmp_path, mtgjson_set(*(mtgjson_row(f"Cat {n}", text=text, number=str(n)) for n in range(1000))))
    else:
        path = write(tmp_path, [scryfall_card(f"Cat {n}", oracle_text=text) for n in range(1000)])
    length = path.stat().st_size
    assert length > 20_000_000
    if kind == "packed":
        path.write_bytes(gzip.compress(path.read_bytes(), 1))
    library = Library(tmp_path)
    library.size  # noqa: B018 - loads what any import needs
    tracemalloc.start()
    try:
        brought = library.import_files([path])
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert brought.cards == 1000
    assert most < length / 4


def test_a_cost_that_is_found_broken_late_changes_nothing(tmp_path: Path) -> None:
    """Costs are read while cards are written: one that is none leaves the library as it was."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    rows = [mtgjson_row(f"Cat {number}") for number in range(50)]
    with pytest.raises(Unreadable, match="“Tim” has the mana cost"):
        library.import_files([write_lines(tmp_path, [*rows, mtgjson_row("Tim", manaCost="2X?")])])
    assert library.size == 1
    assert {path.name for path in tmp_path.glob("cards.db*")} == {"cards.db"}
