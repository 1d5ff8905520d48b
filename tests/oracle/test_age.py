"""Cards that are older than a set that a list names: it is said, with both days, and of no other list."""

from pathlib import Path

import pytest

from entaku.messages import LANGUAGES, Language
from entaku.oracle.age import Newer, newer_sets, said
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from tests.oracle.making import scryfall_card, write_lines


def library_of(folder: Path, day: str) -> Library:
    """A library with a card of a day, of a set that came out before it."""
    library = Library(folder)
    card = scryfall_card("Test Tom", set="tst", released_at="2020-02-02")
    library.import_files([write_lines(folder, [card], f"default-cards-{day.replace('-', '')}.jsonl")])
    return library


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newer_set_is_told_with_both_days(tmp_path: Path, language: Language) -> None:
    """Whether its cards are known or not: what is known of them may be what was seen before they came out."""
    found = newer_sets([("sos", True), ("SOS", False), ("tst", True), ("", False)], library_of(tmp_path, "2024-04-29"))
    assert found == (Newer("SOS", "2026-04-24", "2024-04-29"),)
    (sentence,) = said(found, language)
    assert all(word in sentence for word in ("SOS", "2026-04-24", "2024-04-29", "entaku cards update"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_that_nobody_knows_is_told_where_its_card_isn_t_known(tmp_path: Path, language: Language) -> None:
    """Next year's; an old set by another program's code, with a card that is known, isn't."""
    found = newer_sets([("XY9", False), ("OLD", True)], library_of(tmp_path, "2026-11-20"))
    assert found == (Newer("XY9", "", "2026-11-20"),)
    assert "2026-11-20" in said(found, language)[0]


def test_nothing_is_said_of_cards_that_are_new_enough_or_that_aren_t_there(tmp_path: Path) -> None:
    """A file that is as new as the list; and a fresh install, whose cards are of no day."""
    assert newer_sets([("SOS", True), ("TST", False)], library_of(tmp_path, "2026-11-20")) == ()
    assert newer_sets([("SOS", False)], Library(tmp_path / "empty")) == ()


def test_a_cube_s_report_says_it(tmp_path: Path) -> None:
    """Among its remarks, once."""
    cube = read_cube("1 Test Tom (TST) 1\n1 Test Cat (SOS) 7\n1 Test Tim (SOS) 8\n", "cube")
    (remark,) = looked_up(cube, library_of(tmp_path, "2024-04-29")).report.remarks
    assert (remark.key, remark.facts["set"], remark.facts["date"]) == ("cards-older-than-set", "SOS", "2026-04-24")
