"""A card shown with all that is known of it."""

from pathlib import Path

import msgspec
import pytest

from entaku.kernel.errors import Unlawful
from entaku.oracle.importers.mtgjson import SetFile, name_of
from entaku.oracle.library import Library
from entaku.oracle.showing import as_printed, lines, show_card
from tests.oracle.making import mtgjson_row, write_lines
from tests.shared_data import shared


def test_a_shipped_card_is_shown_in_japanese() -> None:
    """Names in both languages, cost, type, size, our own text of what it does in the draft, identity and printing."""
    shown = list(lines(show_card("歯車式司書", Library(None)), "ja"))
    assert shown[:2] == ["歯車式司書 / Cogwork Librarian  {4}", "アーティファクト・クリーチャー — 構築物  3/3"]
    assert "固有色：{C}" in shown
    assert "収録：CNS 58（コモン）" in shown
    assert "ドラフト中の効果には完全に対応しています。" in shown
    assert any(line.startswith("歯車式司書を表向きの状態でドラフトする") for line in shown)


def test_a_shipped_card_has_a_text_without_an_import() -> None:
    """What its tree says is shown where the official text wasn't imported."""
    shown = list(lines(show_card("Sky Spirit", Library(None)), "ja"))
    assert "飛行、先制攻撃" in shown
    assert not any(line.startswith("テキストがありません") for line in shown)


def test_a_card_without_any_text_says_so(tmp_path: Path) -> None:
    """Where neither the user nor our trees have a text, that is said."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Moss Cat")])])
    shown = list(lines(show_card("Moss Cat", library), "ja"))
    assert any(line.startswith("テキストがありません") for line in shown)


def test_an_imported_card_is_shown_with_its_text(tmp_path: Path) -> None:
    """Both faces with their texts, rulings, and where the facts are from."""
    rulings = [{"date": "2026-01-01", "text": "Always."}]
    rows = [
        mtgjson_row("Up // Down", side=side, faceName=name, layout="split", text=f"{name}!", rulings=rulings)
        for side, name in (("a", "Up"), ("b", "Down"))
    ]
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, rows)])
    card = show_card("up", library)
    assert (card.source, [face.text for face in card.faces]) == ("imported", ["Up!", "Down!"])
    shown = list(lines(card, "en"))
    assert shown[:4] == ["Up  {1}{G}", "Creature — Cat  2/2", "Up!", ""]
    assert shown[-2:] == ["Printed in: TST 1 (common)", "2026-01-01: Always."]


def test_a_bare_card_says_that_it_is_one(tmp_path: Path) -> None:
    """Of a bare card only the name is shown."""
    path = tmp_path / "names.txt"
    path.write_text("Tom\n", encoding="utf-8")
    library = Library(tmp_path)
    library.import_files([path])
    assert "Only the name of this card is known." in list(lines(show_card("tom", library), "en"))


def test_an_unknown_card_is_not_shown() -> None:
    """The error names the nearest cards."""
    with pytest.raises(Unlawful, match="Canal Dredger"):
        show_card("Canal Dreger", Library(None))


def test_rulings_of_all_faces_and_printings_are_shown_once(tmp_path: Path) -> None:
    """What two rows say alike is said once, the oldest ruling first; a shipped card has those of the import too."""
    late, early = {"date": "2026-02-02", "text": "It sleeps."}, {"date": "2025-01-01", "text": "It purrs."}
    rows = [
        mtgjson_row("Lore Seeker", number="1", rulings=[late]),
        mtgjson_row("Lore Seeker", number="2", rulings=[late, early]),
    ]
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, rows)])
    card = show_card("Lore Seeker", library)
    assert (card.source, card.text_from) == ("shipped", "rendered")
    assert list(lines(card, "ja"))[-2:] == ["2025-01-01：It purrs.", "2026-02-02：It sleeps."]


def test_real_rulings_are_read_from_a_set_s_file(tmp_path: Path) -> None:
    """Every card of which a set's file tells rulings is shown with as many, all dated, from the user's own folder."""
    file = shared("data/mtgjson/CNS.json")
    library = Library(tmp_path)
    library.import_files([file])
    rows = msgspec.json.decode(file.read_bytes(), type=SetFile).data.cards
    told = {name_of(row): {(each.date, each.text) for each in row.rulings} for row in rows if row.rulings}
    assert len(told) > 100
    for name, rulings in told.items():
        found = show_card(name, Library(tmp_path)).rulings
        assert {(ruling.date, ruling.text) for ruling in found} == rulings
        assert [ruling.date for ruling in found] == sorted(date for date, _ in rulings)
    assert (tmp_path / "cards.db").exists()


def test_an_old_text_is_shown_in_the_words_of_its_time(tmp_path: Path) -> None:
    """Words of that time in the file stay as they are, those of today become so, and the type line is of then, too."""
    text = "When Moss enters the battlefield, draw a card.\nWhenever another creature enters, you gain 1 life."
    row = mtgjson_row("Moss", text=text, type="Kindred Instant — Cat", types=["Kindred", "Instant"])
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [row])])
    (face,) = as_printed(show_card("Moss", library), library, "2014-05").faces
    assert face.type_line == "Tribal Instant — Cat"
    assert face.text == (
        "When Moss enters the battlefield, draw a card.\n"
        "Whenever another creature enters the battlefield, you gain 1 life."
    )
