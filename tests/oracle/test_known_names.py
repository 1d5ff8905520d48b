"""Names that are known in both languages before anything has been imported."""

import gzip
import re
from pathlib import Path

import msgspec
import pytest

from entaku.decks.check.commander import check
from entaku.decks.check.rules import rules_named
from entaku.decks.formats.files import read
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library
from tests.oracle.making import scryfall_card, write
from tests.shared_data import shared as shared_file


class JapaneseRow(msgspec.Struct, frozen=True):
    """What a Japanese print calls one face."""

    name: str
    side: str
    ja_name: str | None


BANNED = {
    "けちな贈り物": "Gifts Ungiven",
    "修繕": "Tinker",
    "ヨーグモスの取り引き": "Yawgmoth's Bargain",
    "天秤": "Balance",
}


@pytest.mark.rule("CM-8")
@pytest.mark.parametrize("name", BANNED)
def test_a_banned_card_is_banned_in_japanese_too(name: str) -> None:
    """A list in Japanese is checked against the ban list on a fresh install, as it is in English."""
    verdict = check(read(f"1 {name}", "list"), rules_named("commander-2010"), Library(None))
    (problem,) = [each for each in verdict.problems if each.key == "check-banned"]
    assert (problem.rule, problem.card) == ("CM-8", BANNED[name])
    assert name in verdict.said(problem, "ja")


@pytest.mark.parametrize(
    ("name", "english"),
    [("太陽の指輪", "Sol Ring"), ("太陽のリング", "Sol Ring"), ("統率の塔", "Command Tower"), ("Sol Ring", "Sol Ring")],
)
def test_former_names_are_known_at_once(tmp_path: Path, name: str, english: str) -> None:
    """On a fresh install the name alone is known, and what is imported of the card is found by it, too."""
    library = Library(tmp_path)
    assert (library.find(name).name, library.find(name).layout) == (english, "bare")
    assert (library.more_than_name(name), library.english(name)) == (None, english)
    library.import_files([write(tmp_path, [scryfall_card(english)])])
    assert (library.find(name).name, library.find(name).layout) == (english, "normal")


def test_a_name_alone_is_kept_when_it_is_imported(tmp_path: Path) -> None:
    """A list of names brings the cards of which we ship the names, as it brings any others."""
    library = Library(tmp_path)
    path = tmp_path / "names.txt"
    path.write_text("Sol Ring\nTest Cat\n", encoding="utf-8")
    assert library.import_files([path]).cards == library.size == 2


def test_every_name_of_the_first_rules_is_known() -> None:
    """Whatever card the rules of 2010 name in two languages is found by its Japanese name."""
    texts = [path.read_text(encoding="utf-8") for path in shared_file("seeds").glob("*.txt")]
    pairs = [pair.groups() for text in texts for pair in re.finditer(r"《([^《》/]+)/([^《》/]+)》", text)]
    library = Library(None)
    wrong = {
        japanese
        for japanese, english in pairs
        if [card.name for card in library.named(japanese)] != [english.replace("’", "'").replace("+", " // ")]
    }
    assert (len(pairs) > 40, wrong) == (True, set())


@pytest.mark.parametrize("rules", ["commander", "commander-2010"])
def test_every_ban_list_is_known_in_japanese(rules: str) -> None:
    """Whatever card of a shipped list has a Japanese print is found by that name, and is the banned card."""
    lines = gzip.decompress(shared_file("data/oracle/japanese.jsonl.gz").read_bytes()).splitlines()
    printed = [row for row in map(msgspec.json.Decoder(JapaneseRow).decode, lines) if row.side == "a" and row.ja_name]
    banned = {each.card for each in rules_named(rules).banned}
    library = Library(None)
    wrong = {(row.name, row.ja_name) for row in printed if row.name in banned
             and [card.name for card in library.named(row.ja_name or "")] != [row.name]}  # fmt: skip
    assert wrong == set()
    assert len({row.name for row in printed} & banned) > 15


def test_nothing_shipped_is_hidden_by_a_name() -> None:
    """Cards whose facts we ship aren't among those of which we ship the name."""
    library = Library(None)
    assert all(library.find(name) == card for name, card in shipped().cards.items())
