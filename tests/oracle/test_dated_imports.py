"""Imports have days: the newer facts stay, what a file's words show is said, and every name of a card finds it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES, Language
from entaku.oracle.brought import remarks
from entaku.oracle.importers.files import read_cards
from entaku.oracle.library import FILE, Library
from tests.oracle.making import Object, mtgjson_row, mtgjson_set, scryfall_card, write, write_lines


def scryfall_file(folder: Path, day: str, *cards: Object) -> Path:
    """A bulk file as Scryfall names it."""
    return write_lines(folder, cards, f"default-cards-{day.replace('-', '')}100155.jsonl")


def in_japanese(name: str, printed: str, day: str, **facts: object) -> Object:
    return scryfall_card(name, lang="ja", printed_name=printed, released_at=day, **facts)


def row_in_japanese(name: str, printed: str, code: str, **facts: object) -> Object:
    return mtgjson_row(name, setCode=code, foreignData=[{"language": "Japanese", "name": printed}], **facts)


def test_a_file_says_of_which_day_it_is(tmp_path: Path) -> None:
    """MTGJSON's inside, Scryfall's in its name; one that says nothing is of no day."""
    assert read_cards(write(tmp_path, mtgjson_set(mtgjson_row("Tom")))).remarks.date == "2026-01-03"
    assert read_cards(scryfall_file(tmp_path, "2026-11-20", scryfall_card("Tom"))).remarks.date == "2026-11-20"
    assert read_cards(write(tmp_path, [scryfall_card("Tom")])).remarks.date == ""


def test_the_library_is_of_the_day_that_most_of_its_cards_are(tmp_path: Path) -> None:
    """A set of today among cards of last year doesn't make them today's."""
    library = Library(tmp_path)
    assert (library.cards_date, library.newest) == ("", "")
    library.import_files([scryfall_file(tmp_path, "2025-05-05", *(scryfall_card(f"Tom {n}") for n in range(5)))])
    library.import_files([write(tmp_path, mtgjson_set(mtgjson_row("Tim")))])
    assert (library.cards_date, library.newest) == ("2025-05-05", "2026-01-02")
    assert library.released == {"TST": "2026-01-02"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_file_doesn_t_undo_a_newer_one(tmp_path: Path, language: Language) -> None:
    """Its texts don't come back, what only it knows does, and both days are said."""
    library = Library(tmp_path)
    new = scryfall_card("Tom", oracle_text="Purrs loudly.")
    library.import_files([scryfall_file(tmp_path, "2026-11-20", new)])
    old = [scryfall_card("Tom", oracle_text="Purrs."), in_japanese("Tom", "トム", "2020-01-01"), scryfall_card("Tim")]
    brought = library.import_files([scryfall_file(tmp_path, "2022-04-29", *old)])
    tom = library.find("Tom")
    assert (library.texts(tom).en, tom.ja, library.find("Tim").name) == ("Purrs loudly.", "トム", "Tim")
    (said,) = [line for line in remarks(brought, language) if "2022-04-29" in line]
    assert "2026-11-20" in said
    assert library.import_files([scryfall_file(tmp_path, "2026-11-21", scryfall_card("Tom"))]).before == "2026-11-20"
    assert library.texts(tom).en == "Purrs."


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_which_month_the_words_are_is_said(tmp_path: Path, language: Language) -> None:
    """Of a file in older words, and of texts with lines of both; nothing of one in today's."""
    today = scryfall_card("Tom", oracle_text="This creature enters tapped.")
    before = scryfall_card("Tim", oracle_text="Tim enters the battlefield tapped.")
    both = scryfall_card("Tam", oracle_text="Tam enters the battlefield tapped.\nWhen this creature enters, it purrs.")
    library = Library(tmp_path)
    assert list(remarks(library.import_files([write(tmp_path, [today])]), language)) == []
    (said,) = remarks(library.import_files([write(tmp_path, [before])]), language)
    assert "2022-04" in said
    assert "2026-09" in said
    reminded = scryfall_card("Tum", oracle_text="Tum enters the battlefield tapped.\nSpeedy (This creature runs.)")
    (said,) = remarks(library.import_files([write(tmp_path, [reminded])]), language)
    assert "Tum" not in said
    (said,) = remarks(library.import_files([write(tmp_path, [today, both])]), language)
    assert "Tam" in said
    assert "Tim" not in said


@pytest.mark.parametrize("source", ["scryfall", "mtgjson"])
def test_every_japanese_name_that_a_card_ever_had_finds_it(tmp_path: Path, source: str) -> None:
    """Whichever printing bears it; the card is called by the newest, however the file is ordered."""
    if source == "scryfall":
        names = (("金の輪", "2010-01-01"), ("黄金の指輪", "2024-01-01"), ("黄金のリング", "2016-01-01"))
        rows = [scryfall_card("Gold Ring"), *(in_japanese("Gold Ring", *pair) for pair in names)]
        file = write(tmp_path, rows)
    else:
        sets = {
            "AAA": ("2010-01-01", "金の輪"),
            "BBB": ("2024-01-01", "黄金の指輪"),
            "CCC": ("2016-01-01", "黄金のリング"),
        }
        data = {
            code: {"code": code, "name": code, "releaseDate": day, "cards": [row_in_japanese("Gold Ring", name, code)]}
            for code, (day, name) in sets.items()
        }
        file = write(tmp_path, {"meta": {"date": "2026-01-03"}, "data": data})
    library = Library(tmp_path)
    library.import_files([file])
    for name in ("金の輪", "黄金の指輪", "黄金のリング", "Gold Ring", "《黄金のリング/Gold Ring》"):
        assert library.find(name).name == "Gold Ring"
    assert library.find("Gold Ring").ja == "黄金の指輪"
    assert [card.name for card in library.complete("金の輪", "ja")] == ["Gold Ring"]


def test_a_name_that_another_card_bears_today_is_that_card_s(tmp_path: Path) -> None:
    """What one card was once called is no name of it where it is another's own."""
    rows = [
        scryfall_card("Gold Ring"), in_japanese("Gold Ring", "指輪", "2010-01-01"),
        in_japanese("Gold Ring", "黄金の指輪", "2024-01-01"),
        scryfall_card("Ring"), in_japanese("Ring", "指輪", "2024-01-01"),
    ]  # fmt: skip
    library = Library(tmp_path)
    library.import_files([write(tmp_path, rows)])
    assert library.find("指輪").name == "Ring"


def test_a_name_of_a_treatment_finds_the_card_and_isn_t_its_own(tmp_path: Path) -> None:
    """A printing under another name, in either language, doesn't rename the card, though it is the newest."""
    rows = [
        scryfall_card("Gold Ring"),
        scryfall_card("Gold Ring", id="0000-9", flavor_name="Bell of Tom"),
        in_japanese("Gold Ring", "黄金の指輪", "2020-01-01"),
        in_japanese("Gold Ring", "トムの鈴", "2026-01-01", flavor_name="Bell of Tom"),
    ]
    library = Library(tmp_path)
    library.import_files([write(tmp_path, rows)])
    assert library.find("Gold Ring").ja == "黄金の指輪"
    assert {library.find(name).name for name in ("Bell of Tom", "トムの鈴")} == {"Gold Ring"}


def test_the_names_of_faces_are_kept_apart(tmp_path: Path) -> None:
    """A former name of one half finds the whole card."""

    def rows(code: str, *names: str) -> list[Object]:
        whole = " // ".join(names)
        return [
            mtgjson_row(
                "Hot // Cold", side=side, faceName=face, layout="split", setCode=code, number="1",
                foreignData=[{"language": "Japanese", "name": whole, "faceName": name}],
            )
            for side, face, name in zip("ab", ("Hot", "Cold"), names, strict=True)
        ]  # fmt: skip

    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [*rows("AAA", "熱", "冷"), *rows("BBB", "熱い", "冷たい")])])
    assert {library.find(name).name for name in ("熱", "冷たい", "熱 // 冷", "熱い")} == {"Hot // Cold"}


def test_a_file_from_before_there_were_days_is_read_and_written_on(tmp_path: Path) -> None:
    """Cards that were imported earlier stay, and get a day when they are imported anew."""
    library = Library(tmp_path)
    library.import_files([write(tmp_path, [scryfall_card("Tom"), scryfall_card("Tim")])])
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript("DROP TABLE dated; DROP TABLE released")
    library = Library(tmp_path)
    assert (library.cards_date, library.newest, library.find("Tom").name) == ("", "", "Tom")
    library.import_files([scryfall_file(tmp_path, "2026-11-20", scryfall_card("Tom"))])
    assert (library.cards_date, library.find("Tim").name) == ("2026-11-20", "Tim")
