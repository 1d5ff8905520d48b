"""A user's library: what was imported, over what is shipped."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from entaku.kernel.errors import Ambiguous, EntakuError, Unlawful, Unreadable
from entaku.oracle.catalogue import shipped
from entaku.oracle.importers.files import read_cards
from entaku.oracle.library import Library, data_folder
from entaku.oracle.store import Store
from tests.oracle.making import mtgjson_row, mtgjson_set, scryfall_card, write, write_lines
from tests.shared_data import shared


def test_without_a_folder_it_is_the_catalogue(tmp_path: Path) -> None:
    """A library of nothing knows the shipped cards, without texts, and makes no file."""
    for library in (Library(None), Library(tmp_path)):
        assert library.find("歯車式司書").name == "Cogwork Librarian"
        assert library.texts(library.find("Forest")).en == ""
        assert library.codes == ("CNS", "CN2")
    assert list(tmp_path.iterdir()) == []


def test_imported_cards_are_found_in_both_languages(tmp_path: Path) -> None:
    """Facts and texts come back as they were imported, also for another library of the same folder."""
    row = mtgjson_row("Tom", text="Purrs.", ja={"name": "トム", "text": "喉を鳴らす。"})
    library = Library(tmp_path)
    brought = library.import_files([write_lines(tmp_path, [row])])
    assert (brought.cards, brought.sets, brought.left_out) == (1, (), 0)
    for each in (library, Library(tmp_path)):
        tom = each.find("トム")
        assert tom.name == "Tom"
        assert (each.texts(tom).en, each.texts(tom).ja) == ("Purrs.", "喉を鳴らす。")
    assert library.size == 1


def test_the_shipped_facts_stay_and_get_texts(tmp_path: Path) -> None:
    """An import gives a shipped card its texts, and doesn't touch its facts."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Lore Seeker", text="Looks about.")])])
    card = library.find("Lore Seeker")
    assert card == shipped().find("Lore Seeker")
    assert library.texts(card).en == "Looks about."


def test_imports_complete_one_another(tmp_path: Path) -> None:
    """A later import keeps what only the earlier one knew: Japanese, rulings, printings, the earliest date."""
    library = Library(tmp_path)
    rulings = [{"date": "2026-01-01", "text": "Yes."}]
    first = mtgjson_row("Tom", ja={"name": "トム"}, rulings=rulings, setCode="", firstPrinting="OLD", number="")
    library.import_files([write_lines(tmp_path, [first | {"firstPrinted": "2020-01-01"}])])
    library.import_files([write(tmp_path, [scryfall_card("Tom")])])
    tom = library.find("トム")
    imported = library.imported(tom)
    assert imported is not None
    assert [printing.set_code for printing in tom.printings] == ["OLD", "TST"]
    assert (imported.texts.en, len(imported.texts.rulings), imported.released) == ("Purrs.", 1, "2020-01-01")


def test_a_printing_known_better_replaces_the_bare_one(tmp_path: Path) -> None:
    """Of “printed in TST” and “TST number 1” only the second is kept."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom", number="")])])
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    assert [printing.number for printing in library.find("Tom").printings] == ["1"]


def test_one_broken_file_of_two_imports_nothing(tmp_path: Path) -> None:
    """All files or none: the good one isn't kept either."""
    good = write_lines(tmp_path, [mtgjson_row("Tom")], "good.jsonl")
    bad = write_lines(tmp_path, [mtgjson_row("Tim"), {"name": 1}], "bad.jsonl")
    library = Library(tmp_path)
    with pytest.raises(Unreadable, match=r"bad\.jsonl, line 2"):
        library.import_files([good, bad])
    assert library.get("Tom") is None
    assert library.size == 0


def test_a_write_that_fails_keeps_nothing(tmp_path: Path) -> None:
    """An error in the middle of writing leaves the file as it was."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    many = read_cards(write_lines(tmp_path, [mtgjson_row(f"Tim {number}") for number in range(1500)]))

    def fails(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library.add([many], fails)
    assert library.size == 1
    assert Library(tmp_path).find("Tom").name == "Tom"


def test_an_import_elsewhere_is_seen(tmp_path: Path) -> None:
    """A server that has looked for a card in vain finds it once somebody imported it."""
    server, command = Library(tmp_path), Library(tmp_path)
    assert server.get("Tom") is None
    command.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    assert server.find("Tom").name == "Tom"


@pytest.mark.rule("CD-1")
def test_an_imported_set_can_be_drafted(tmp_path: Path) -> None:
    """A set file with boosters adds a set to open boosters of."""
    row = mtgjson_row("Tom")
    sheets = {"a": {"cards": {row["uuid"]: 1}, "foil": False}}
    booster = {"draft": {"boosters": [{"contents": {"a": 1}, "weight": 1}], "sheets": sheets}}
    library = Library(tmp_path)
    brought = library.import_files([write(tmp_path, mtgjson_set(row, booster=booster))])
    assert (brought.sets, brought.drafted) == (("TST",), ("TST",))
    assert library.codes == ("CNS", "CN2", "TST")
    assert library.set("tst").boosters is not None
    with pytest.raises(Unlawful, match="CNS, CN2, TST"):
        library.set("ABC")


def test_a_plain_list_brings_names(tmp_path: Path) -> None:
    """Names nobody knows become bare cards; known ones, in either language, stay what they are."""
    path = tmp_path / "list.txt"
    path.write_text("2 Tom\n《歯車式司書》\nForest\n", encoding="utf-8")
    library = Library(tmp_path)
    assert library.import_files([path]).cards == 1
    assert library.find("tom").layout == "bare"
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    library.import_files([path])
    assert library.find("Tom").layout == "normal"


def test_ambiguous_and_misspelt_names(tmp_path: Path) -> None:
    """Two imported cards of one Japanese name are both named; a misspelt name gets a suggestion."""
    library = Library(tmp_path)
    rows = [mtgjson_row(name, ja={"name": "夜明け"}) for name in ("Dawn", "Daybreak")]
    library.import_files([write_lines(tmp_path, rows)])
    with pytest.raises(Ambiguous, match="Dawn, Daybreak"):
        library.find("夜明け")
    assert library.find("Dawn").name == "Dawn"
    with pytest.raises(Unlawful, match="Daybreak"):
        library.find("Daybraek")


def test_completion_covers_both(tmp_path: Path) -> None:
    """Shipped and imported cards are offered together, and signs of the query language mean themselves."""
    library = Library(tmp_path)
    rows = [mtgjson_row("Cogtooth", ja={"name": "ハグルマ100%"}), mtgjson_row("Tom_Cat")]
    library.import_files([write_lines(tmp_path, rows)])
    assert [card.name for card in library.complete("cog", "en", limit=2)] == ["Cogtooth", "Cogwork Grinder"]
    assert [card.name for card in library.complete("はぐるま", "ja")] == ["Cogtooth"]
    assert [card.name for card in library.complete("00%", "ja")] == ["Cogtooth"]
    assert [card.name for card in library.complete("m_c", "en")] == ["Tom_Cat"]
    assert [card.name for card in library.complete("Cogtoth", "en")] == ["Cogtooth"]
    assert [card.name for card in library.complete("ハグルマ10%", "ja")] == ["Cogtooth"]


def test_a_broken_or_foreign_file_is_named(tmp_path: Path) -> None:
    """A file that isn't a library, or is another version's, gives an error that says what to do."""
    path = tmp_path / "cards.db"
    path.write_bytes(b"nonsense" * 200)
    with pytest.raises(Unreadable, match="Delete it"):
        Library(tmp_path).get("Tom")
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unreadable, match="another version"):
        Library(tmp_path).get("Tom")


def test_a_locked_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another program writes, an import says so and changes nothing."""
    library = Library(tmp_path)
    path = write_lines(tmp_path, [mtgjson_row("Tom")])
    library.import_files([path])
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: connect(path, **more | {"timeout": 0}))
    other = connect(tmp_path / "cards.db")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(EntakuError, match="can't be used now"):
        library.import_files([path])
    other.close()


def test_imports_at_once_follow_one_another(tmp_path: Path) -> None:
    """Four processes that import different files at the same time: all of their cards are there, and nothing else."""
    files = [write_lines(tmp_path, [mtgjson_row(f"Tom {n} {k}") for n in range(300)], f"{k}.jsonl") for k in "abcd"]
    program = "import sys, pathlib as p\nfrom entaku.oracle.library import Library\n"
    program += "Library(p.Path(sys.argv[1])).import_files([p.Path(sys.argv[2])])"
    begun = [subprocess.Popen([sys.executable, "-c", program, str(tmp_path), str(file)]) for file in files]
    assert [process.wait() for process in begun] == [0] * 4
    assert Library(tmp_path).size == 1200
    assert {path.name for path in tmp_path.glob("cards.*")} == {"cards.db", "cards.lock"}


def test_who_reads_goes_on_while_cards_are_imported(tmp_path: Path) -> None:
    """In the middle of an import everything is as before; after it the same library has the new cards."""
    library, reader = Library(tmp_path), Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    seen: list[tuple[int, int]] = []
    more = write_lines(tmp_path, [mtgjson_row(f"Tom {n}") for n in range(3000)])
    library.import_files([more], lambda _: seen.append((reader.size, len(reader.named("Tom 2999")))))
    assert set(seen[:-1]) == {(1, 0)}
    assert (reader.size, len(reader.named("Tom 2999"))) == (3001, 1)


def test_who_is_killed_while_importing_has_changed_nothing(tmp_path: Path) -> None:
    """What a killed process leaves behind is neither read nor in the way of the next one."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom")])])
    more = write_lines(tmp_path, [mtgjson_row(f"Tim {n}") for n in range(3000)])
    program = "import os, sys, pathlib as p\nfrom entaku.oracle.library import Library\n"
    program += "stop = lambda done: os.kill(os.getpid(), 9) if done > 0.8 else None\n"
    program += "Library(p.Path(sys.argv[1])).import_files([p.Path(sys.argv[2])], stop)"
    assert subprocess.run([sys.executable, "-c", program, str(tmp_path), str(more)], check=False).returncode == -9
    assert (tmp_path / "cards.db.new").exists()
    assert Library(tmp_path).size == 1
    library.import_files([more])
    assert library.size == 3001
    assert not (tmp_path / "cards.db.new").exists()


def test_progress_goes_from_nothing_to_all(tmp_path: Path) -> None:
    """Whoever watches an import is told parts that only grow, up to 1."""
    told: list[float] = []
    paths = [write_lines(tmp_path, [mtgjson_row(f"Tom {n}") for n in range(2500)], f"{place}.jsonl") for place in "ab"]
    Library(tmp_path).import_files(paths, told.append)
    assert told == sorted(told)
    assert len(told) >= 8
    assert told[-1] == 1.0


def test_the_data_folder_is_where_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is given goes before ENTAKU_DATA, and that before the platform's folder."""
    monkeypatch.setenv("ENTAKU_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert data_folder(tmp_path / "x") == tmp_path / "x"
    monkeypatch.delenv("ENTAKU_DATA")
    assert data_folder().name == "entaku"


def test_the_large_file_is_imported_whole(tmp_path: Path) -> None:
    """The 20,127 rows of the reference file are 19,755 cards, and a new library over the same folder has them."""
    brought = Library(tmp_path).import_files([shared("data/oracle/cards.jsonl.gz")])
    assert brought.cards == 19_755
    assert Library(tmp_path).find("稲妻").name == "Lightning Bolt"


def test_many_names_are_looked_up_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole names go before names of a face, misspelt ones stay unknown; afterwards nothing is asked one by one."""
    halves = zip("ab", ("Up", "Down"), strict=True)
    rows = [mtgjson_row("Up // Down", side=side, faceName=face, layout="split") for side, face in halves]
    cats = [f"Cat {number}" for number in range(700)]
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [*rows, mtgjson_row("Up"), *map(mtgjson_row, cats)])])
    names = ["UP", "down", "up // down", "Nobody", *cats]
    expected = [library.named(name) for name in names[:5]]
    assert [len(cards) for cards in expected] == [1, 1, 1, 0, 1]
    other = Library(tmp_path)
    other.read_ahead(names)
    monkeypatch.setattr(Store, "named", None)
    assert [other.named(name) for name in names[:5]] == expected
    assert all(other.named(name) for name in cats)
    Library(None).read_ahead(names)


def test_a_text_is_read_once_until_another_is_imported(tmp_path: Path) -> None:
    """The same tree is given again; an import of another text gives another tree."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom", text="Reach")])])
    tom = library.find("Tom")
    assert library.tree(tom) is library.tree(tom)
    before = library.tree(tom)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tom", text="Vigilance")])])
    assert library.tree(library.find("Tom")) != before


def test_a_few_cards_are_written_without_copying_all_others(tmp_path: Path) -> None:
    """A small import touches some pages of a large store; one that breaks off has changed nothing."""
    library = Library(tmp_path)
    many = [mtgjson_row(f"Tom {number}", text="Purrs. " * 200) for number in range(1_500)]
    library.import_files([write_lines(tmp_path, many)])
    file = tmp_path / "cards.db"
    before = file.stat()
    library.import_files([write_lines(tmp_path, [mtgjson_row("Tim")])])
    assert (file.stat().st_ino, file.stat().st_mtime_ns > before.st_mtime_ns) == (before.st_ino, True)
    assert library.find("Tim").name == "Tim"
    kept = file.read_bytes()
    with pytest.raises(Unreadable):
        library.import_files([write_lines(tmp_path, [mtgjson_row("Tam"), mtgjson_row("Tum", manaCost="{1")])])
    assert file.read_bytes() == kept
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards.db", "cards.jsonl", "cards.lock"]
