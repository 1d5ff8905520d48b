"""The dated lists of Commander: who is banned on which day, and whether lists or imported data count."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from entaku.decks.check.report import report_of
from entaku.decks.check.rules import rules_named, with_changes
from entaku.kernel.errors import Unlawful
from entaku.oracle.library import Library
from tests.decks.commanders_of_today import real_cards
from tests.decks.commanding import Row, all_rows, led_by, library, row, verdict
from tests.shared_data import shared

LISTS = ("2022-04", "2024-09-23", "2025-04-22", "2026-02-09")
BANNED_2024 = ("Dockside Extortionist", "Jeweled Lotus", "Mana Crypt", "Nadu, Winged Wisdom")
FREED_2025 = ("Braids, Cabal Minion", "Coalition Victory", "Gifts Ungiven", "Panoptic Mirror", "Sway of the Stars")
FREED_2026 = ("Biorhythm", "Lutri, the Spellchaser")


class Told(msgspec.Struct, frozen=True):
    """What the reference data say of who is banned today."""

    not_legal: tuple[str, ...] = msgspec.field(name="not_legal_but_legal_in_legacy_vintage_duel_or_oathbreaker")
    power_and_ante: tuple[str, ...] = msgspec.field(name="also_banned_power_and_ante")
    freed: tuple[str, ...] = msgspec.field(name="unbanned_since_2022_04")
    banned: tuple[str, ...] = msgspec.field(name="banned_since_2022_04")
    companions: tuple[str, ...] = msgspec.field(name="companion_only_ban")


class ToldLists(msgspec.Struct, frozen=True):
    commander: Told


@pytest.fixture(scope="module")
def told() -> Told:
    """The lists of the reference data."""
    return msgspec.json.decode(shared("data/2026/commander-lists.json").read_bytes(), type=ToldLists).commander


def banned(name: str, cards: Library, on: str = "") -> bool:
    """Whether the check calls a card banned in a deck, on a day."""
    found = verdict(led_by("Phelddagrif", cards=[name]), cards, rules_named("commander", on))
    return any(problem.key.startswith("check-banned") for problem in found.problems if problem.card)


@pytest.mark.rule("CR 903.1")
def test_the_list_of_today_is_that_of_the_reference_data(told: Told, tmp_path: Path) -> None:
    """Card by card the check agrees with what is banned today, with data of 2022 imported or with none."""
    not_allowed = {name for name in (*told.not_legal, *told.power_and_ante, *told.banned) if name not in told.freed}
    real = real_cards(tmp_path / "real", {*not_allowed, *told.freed, "Phelddagrif"})
    for cards in (real, Library(tmp_path / "none")):
        for name in not_allowed:
            assert banned(name, cards), name
        for name in told.freed:
            assert not banned(name, cards), name


@pytest.mark.rule("CR 903.1")
def test_no_other_card_that_the_reference_data_have_is_banned(told: Told) -> None:
    """What the shipped list bans besides is played for ante, or was taken out of all formats."""
    every = {each.card for each in rules_named("commander").banned if not each.until}
    besides = every - {*told.not_legal, *told.power_and_ante, *told.banned}
    assert besides == {
        "Amulet of Quoz", "Bronze Tablet", "Contract from Below", "Darkpact", "Demonic Attorney", "Jeweled Bird",
        "Rebirth", "Tempest Efreet", "Timmerian Fiends", "Cleanse", "Crusade", "Imprison", "Invoke Prejudice", "Jihad",
        "Pradesh Gypsies", "Stone-Throwing Devils",
    }  # fmt: skip


@pytest.mark.rule("CR 903.1")
def test_each_list_holds_from_its_day_on(no_cards: Library) -> None:
    """What was banned in 2024 and what was allowed again in 2025 and 2026 is so from that day on, not before."""
    for name in BANNED_2024:
        assert [banned(name, no_cards, day) for day in LISTS] == [False, True, True, True]
        assert not banned(name, no_cards, "2024-09-22")
    for name in FREED_2025:
        assert [banned(name, no_cards, day) for day in LISTS] == [True, True, False, False]
    for name in FREED_2026:
        assert [banned(name, no_cards, day) for day in LISTS] == [True, True, True, False]
        assert banned(name, no_cards, "2026-02-08")


@pytest.mark.rule("CM-8")
def test_a_day_of_2010_is_checked_by_the_rules_of_then() -> None:
    """Asked about a day of 2010, Commander is that of 2010; about a day between, nobody knows the lists."""
    then = rules_named("commander", "2010-12-15")
    assert (then.name, then.edition, then.listed, then.as_of) == (
        "commander-2010", "2010-12-15", "2010-06-20", "2010-12-15",
    )  # fmt: skip
    for day in ("2015-01-01", "2022-03-31", "yesterday", "2026-13-01"):
        with pytest.raises(Unlawful, match="2010-12-31 and from 2022-04 on"):
            rules_named("commander", day)


def test_the_check_shows_its_dates(no_cards: Library) -> None:
    """The report has the day, the list and the edition of the rules; without a day the newest list."""
    for on, expected in (
        ("", ("2026-02-09", "2026-02-09", "2026-09")),
        ("2025-12-24", ("2025-12-24", "2025-04-22", "2026-09")),
        ("2022-04", ("2022-04", "2022-04", "2022-04")),
    ):
        rules = rules_named("commander", on)
        report = report_of(verdict(led_by("Phelddagrif"), no_cards, rules), rules, "en")
        assert (report.as_of, report.listed, report.edition) == expected


def rows_of(commander: str, names: tuple[str, ...]) -> Iterator[Row]:
    """Cards that a file has as legal, or banned, in Commander."""
    for name in names:
        yield row(name, "Artifact", "{1}", legalities={"vintage": "Legal", "commander": commander})


def current(folder: Path, *more: Row) -> Library:
    """A library of data that know of the newest list, and say these things besides."""
    return library(folder, [*all_rows(), *rows_of("Legal", FREED_2026), *more])


@pytest.mark.rule("CR 903.1")
def test_data_newer_than_the_list_count(tmp_path: Path) -> None:
    """Of data that know of the last change what they say otherwise is newer, and that is said with the list's date."""
    cards = current(tmp_path, *rows_of("Legal", ("Mana Crypt",)), *rows_of("Banned", ("Sun Disc",)))
    result = verdict(led_by("Phelddagrif", cards=["Mana Crypt", "Sun Disc"]), cards, "commander")
    assert [(problem.key, problem.card) for problem in result.problems] == [("check-banned", "Sun Disc")]
    assert {(remark.key, remark.card) for remark in result.remarks} == {
        ("check-data-newer-banned-not", "Mana Crypt"),
        ("check-data-newer-banned", "Sun Disc"),
    }
    assert all("2026-02-09" in result.said(remark, "ja") for remark in result.remarks)


@pytest.mark.rule("CR 903.1")
def test_older_data_do_not(tmp_path: Path) -> None:
    """Data that don't know of the last change are older: the list counts, and that is said."""
    rows = (*rows_of("Banned", (*FREED_2025, *FREED_2026)), *rows_of("Legal", ("Mana Crypt",)))
    cards = library(tmp_path, [*all_rows(), *rows])
    result = verdict(led_by("Phelddagrif", cards=["Mana Crypt", "Gifts Ungiven"]), cards, "commander")
    assert [(problem.key, problem.card) for problem in result.problems] == [("check-banned-since", "Mana Crypt")]
    assert {remark.key for remark in result.remarks} >= {"check-data-older-banned", "check-data-older-banned-not"}


@pytest.mark.rule("CR 903.1")
@pytest.mark.parametrize("dated,expected", [("2026-11-20", []), ("2025-12-01", ["check-banned-since"])])
def test_data_with_a_date_are_newer_or_older_by_it(tmp_path: Path, dated: str, expected: list[str]) -> None:
    """Data of a day after the list count, data of a day before it don't, whatever else they know."""
    cards = library(tmp_path, [*all_rows(), *rows_of("Legal", ("Mana Crypt",))], dated)
    result = verdict(led_by("Phelddagrif", cards=["Mana Crypt"]), cards, "commander")
    assert [problem.key for problem in result.problems] == expected
    assert result.remarks[0].key == ("check-data-older-banned" if expected else "check-data-newer-banned-not")


@pytest.mark.rule("CR 903.1")
def test_a_deck_that_was_legal_is_told_until_when(tmp_path: Path) -> None:
    """Where nothing but a ban stands against a deck, one sentence has the dates; not where it never was legal."""
    cards = current(tmp_path, *rows_of("Banned", ("Mana Crypt",)))
    deck = led_by("Phelddagrif", cards=["Mana Crypt", "Bear Cub"])
    result = verdict(deck, cards, "commander")
    (remark,) = result.remarks
    assert "2024-09-22" in result.said(remark, "en")
    assert "2024-09-23" in result.said(remark, "en")
    newer = current(
        tmp_path / "newer",
        *rows_of("Banned", ("Mana Crypt",)),
        row("New Toy", "Artifact", "{1}", released="2026-06-26"),
    )
    assert verdict(led_by("Phelddagrif", cards=["Mana Crypt", "New Toy"]), newer, "commander").remarks == ()
    bad = led_by("Phelddagrif", cards=["Mana Crypt", "Gifts Ungiven"])
    then = rules_named("commander", "2024-09-23")
    assert verdict(bad, cards, then).remarks == ()


@pytest.mark.rule("CR 903.1")
def test_a_card_is_too_new_for_an_earlier_day(tmp_path: Path) -> None:
    """As of a day, cards that came later can't be played."""
    cards = library(tmp_path, [*all_rows(), row("New Toy", "Artifact", "{1}", released="2026-06-26")])
    deck = led_by("Phelddagrif", cards=["New Toy"])
    assert verdict(deck, cards, "commander").legal
    (problem,) = verdict(deck, cards, rules_named("commander", "2025-04-22")).problems
    assert (problem.key, problem.facts["start"]) == ("check-too-new", "2026-06-26")


@pytest.mark.rule("CR 903.1")
def test_what_the_group_bans_or_allows_counts_more_than_any_list(tmp_path: Path) -> None:
    """The group's own word is above the list and above the data."""
    cards = current(tmp_path, *rows_of("Legal", ("Sun Disc",)))
    rules = with_changes(rules_named("commander"), ban=["sun disc"], allow=["Mana Crypt"])
    result = verdict(led_by("Phelddagrif", cards=["Sun Disc", "Mana Crypt"]), cards, rules)
    assert [problem.card for problem in result.problems] == ["Sun Disc"]


@pytest.mark.rule("CR 702.139b", "CR 903.1")
def test_a_companion_may_be_banned_as_one(tmp_path: Path, told: Told) -> None:
    """Whoever is banned as a companion alone may be in a deck, but not beside it."""
    assert {each.card for each in rules_named("commander").not_companions} == set(told.companions)
    real = real_cards(tmp_path, {*told.companions, "Phelddagrif"})
    (name,) = told.companions
    deck = led_by("Phelddagrif")
    deck = msgspec.structs.replace(deck, sideboard=led_by(name).commanders)
    (companion,) = verdict(deck, real, "commander").companions
    assert (companion.may_be, companion.finding.key) == (False, "check-companion-banned")


@pytest.mark.parametrize("on,size", [("2025-02-11", 40), ("2025-04-22", 61), ("2025-10-21", 51), ("", 53)])
def test_the_lists_of_game_changers_have_their_sizes(on: str, size: int) -> None:
    """So many cards were on the list from each day on."""
    rules = rules_named("commander", on)
    assert sum(each.holds(rules.on) for each in rules.game_changers) == size
