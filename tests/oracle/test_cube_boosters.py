"""Boosters from cubes, and what is said of a cube before."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.catalogue import shipped
from entaku.oracle.colours import Colours
from entaku.oracle.cubes.boosters import Booster, cube_boosters, every_card
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeLayout, CubeSettings, CubeSheet, CubeSlot
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from entaku.oracle.printed import PrintedCard
from tests.oracle.making import mtgjson_row, write_lines

SEED = seed_from("cubes")


class Opened(Struct, frozen=True):
    """Boosters by round, then by seat, and those that may be added."""

    rounds: tuple[tuple[Booster, ...], ...]
    extra: tuple[Booster, ...]


def opened(
    cube: Cube,
    seats: int,
    rounds: int,
    size: int,
    chance: Stream,
    extra: int = 0,
    colours: Mapping[str, Colours] | None = None,
) -> Opened:
    """A cube's boosters for so many seats and rounds."""
    numbers = [number for number in range(rounds) for _ in range(seats)]
    found = cube_boosters(cube, numbers, size, chance, extra, colours)
    made = tuple(found.made[number * seats : (number + 1) * seats] for number in range(rounds))
    return Opened(made, found.extra)


def stream(count: int = 0) -> Stream:
    return Stream(SEED, "table", "cube", count)


def entries(*names: str, count: int = 1) -> tuple[CubeEntry, ...]:
    return tuple(CubeEntry(name, count) for name in names)


def plain(size: int, copies: int = 1, settings: CubeSettings | None = None) -> Cube:
    cards = entries(*(f"Card {number}" for number in range(size)), count=copies)
    return Cube("Plain", (CubeSheet("cube", cards),), settings=settings or CubeSettings())


def layout(name: str, weight: int, **slots: int) -> CubeLayout:
    made = tuple(CubeSlot(slot, count, ((slot, 1),)) for slot, count in slots.items())
    return CubeLayout(name, weight, made)


def all_of(boosters: Opened) -> list[PrintedCard]:
    return [card for each_round in boosters.rounds for booster in each_round for card in booster]


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 8), st.integers(1, 4), st.integers(1, 15), st.integers(0, 30), st.integers(0, 99))
@pytest.mark.rule("CD-1", "CD-2")
def test_a_shuffled_cube_gives_each_card_once(seats: int, rounds: int, size: int, more: int, count: int) -> None:
    """Seats × rounds boosters of the size asked for, no card more often than the cube has it."""
    cube = plain(seats * rounds * size + more)
    boosters = opened(cube, seats, rounds, size, stream(count))
    assert [len(each) for each in boosters.rounds] == [seats] * rounds
    assert {len(booster) for each in boosters.rounds for booster in each} == {size}
    assert max(Counter(all_of(boosters)).values()) == 1
    assert set(all_of(boosters)) <= set(every_card(cube))
    assert boosters == opened(cube, seats, rounds, size, stream(count))


def test_a_cube_too_small_says_by_how_much() -> None:
    """The error has all numbers: cards, boosters, their size, what is needed, what is possible."""
    with pytest.raises(Unlawful, match="has 359 cards, but 24 boosters of 15 need 360; it is enough for 23 boosters"):
        opened(plain(359), 8, 3, 15, stream())


def test_more_boosters_as_far_as_the_cards_go() -> None:
    """Boosters for cards that add some: as many as asked for, or as there are cards for."""
    assert len(opened(plain(100), 2, 3, 15, stream(), extra=5).extra) == 0
    assert len(opened(plain(125), 2, 3, 15, stream(), extra=5).extra) == 2
    assert len(opened(plain(999), 2, 3, 15, stream(), extra=5).extra) == 5


def test_no_booster_has_a_card_twice_while_there_are_others() -> None:
    """Four copies of each of 20 cards: boosters of 15 have 15 different ones."""
    for booster in opened(plain(20, copies=4), 2, 1, 15, stream()).rounds[0]:
        assert len(set(booster)) == 15


def test_unprotected_boosters_may_have_a_card_twice() -> None:
    """A list may switch that protection off."""
    cube = plain(20, copies=4, settings=CubeSettings(duplicate_protection=False))
    boosters = [opened(cube, 1, 1, 15, stream(count)).rounds[0][0] for count in range(5)]
    assert any(len(set(booster)) < 15 for booster in boosters)


def test_cards_may_go_back_or_be_refilled() -> None:
    """With replacement, or refilled, twenty cards are enough for any number of boosters."""
    back = opened(plain(20, settings=CubeSettings(with_replacement=True)), 4, 3, 15, stream())
    assert len(all_of(back)) == 180
    refilled = Counter(all_of(opened(plain(20, settings=CubeSettings(refill=True)), 4, 1, 10, stream())))
    assert set(refilled.values()) == {2}


def test_layouts_make_boosters() -> None:
    """Each booster is of one layout, and layouts come as often as their weights say."""
    common = CubeSheet("C", entries(*(f"Common {n}" for n in range(3000))))
    rare, mythic = (
        CubeSheet("R", entries(*(f"Rare {n}" for n in range(400)))),
        CubeSheet("M", entries("Mythic", count=200)),
    )
    cube = Cube("", (common, rare, mythic), (layout("r", 7, C=5, R=1), layout("m", 1, C=5, M=1)))
    (boosters,) = opened(cube, 400, 1, 15, stream()).rounds
    assert all([card.name.split()[0] for card in booster[:5]] == ["Common"] * 5 for booster in boosters)
    mythics = sum(booster[5].name == "Mythic" for booster in boosters)
    assert 30 < mythics < 75


def test_a_sheet_that_runs_out_is_named() -> None:
    """The third booster can't be made of two rares."""
    cube = Cube("", (CubeSheet("Rare", entries("Tom", "Tim")),), (layout("all", 1, Rare=1),))
    assert len(opened(cube, 2, 1, 15, stream()).rounds[0]) == 2
    with pytest.raises(Unlawful, match="“Rare” has 0 cards left, but the next booster needs 1"):
        opened(cube, 3, 1, 15, stream())


def test_a_slot_may_be_foil_and_of_several_sheets() -> None:
    """A slot takes its cards from one of its sheets, by weight, and makes them foil if it says so."""
    sheets = CubeSheet("A", entries("Tom", count=900)), CubeSheet("B", entries("Tim", count=900))
    slot = CubeSlot("Either", 1, (("A", 3), ("B", 1)), foil=True)
    (boosters,) = opened(Cube("", sheets, (CubeLayout("l", 1, (slot,)),)), 400, 1, 15, stream()).rounds
    seen = Counter(booster[0].name for booster in boosters)
    assert all(booster[0].foil for booster in boosters)
    assert 2.2 < seen["Tom"] / seen["Tim"] < 4


def test_predetermined_layouts_go_by_round() -> None:
    """The first booster of every player is of the first layout, the second of the second, and again from the start."""
    sheets = CubeSheet("A", entries("Tom", count=9)), CubeSheet("B", entries("Tim", count=9))
    rules = CubeSettings(predetermined=((("a", 1),), (("b", 1),)))
    cube = Cube("", sheets, (layout("a", 0, A=1), layout("b", 0, B=1)), rules)
    rounds = opened(cube, 2, 3, 15, stream()).rounds
    assert [[booster[0].name for booster in each] for each in rounds] == [["Tom"] * 2, ["Tim"] * 2, ["Tom"] * 2]


def test_layouts_may_be_dealt_like_cards() -> None:
    """Without replacement two layouts of weights 3 and 1 come three times and once in any four boosters."""
    sheets = CubeSheet("A", entries("Tom", count=99)), CubeSheet("B", entries("Tim", count=99))
    cube = Cube("", sheets, (layout("a", 3, A=1), layout("b", 1, B=1)), CubeSettings(layout_with_replacement=False))
    (boosters,) = opened(cube, 40, 1, 15, stream()).rounds
    for start in range(0, 40, 4):
        assert Counter(booster[0].name for booster in boosters[start : start + 4]) == {"Tom": 3, "Tim": 1}


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 5), st.integers(1, 12), st.integers(0, 99))
def test_a_print_run_goes_on_from_a_group(group: int, count: int, number: int) -> None:
    """Cards follow one another as in the list, from the beginning of a group, and round its end."""
    names = [f"Card {place}" for place in range(12)]
    sheet = CubeSheet("Run", entries(*names), "printRun", group=group)
    cube = Cube("", (sheet,), (layout("l", 1, Run=count),))
    drawn = [card.name for card in opened(cube, 1, 1, 15, stream(number)).rounds[0][0]]
    start = names.index(drawn[0])
    assert start % group == 0
    assert drawn == [names[(start + step) % 12] for step in range(count)]


def test_stripes_go_up_and_to_the_left() -> None:
    """With stripes two cards wide each card is a row above the one before, or back down in the next column."""
    names = [f"{row} {column}" for row in range(6) for column in range(5)]
    sheet = CubeSheet("Stripes", entries(*names), "striped", length=5, weights=(0, 1))
    cube = Cube("", (sheet,), (layout("l", 1, Stripes=8),))
    for number in range(60):
        drawn = [card.name.split() for card in opened(cube, 1, 1, 15, stream(number)).rounds[0][0]]
        places = [int(row) * 5 + int(column) for row, column in drawn]
        steps = {(after - before) % 30 for before, after in pairwise(places)}
        assert steps <= {25, 4, 29}  # up a row; down a row and left; from the leftmost column into another stripe
        assert len(set(places)) == 8


def test_a_cube_may_be_balanced_by_colour() -> None:
    """If the list asks for it, a booster has a card of each colour."""
    cards = [card for card in shipped().set("CNS").cards if card.rarity in ("common", "uncommon")]
    colours = {card.name: card.colours for card in cards}
    balanced = Cube("", (CubeSheet("cube", entries(*colours)),), settings=CubeSettings(colour_balance=True))
    for count in range(5):
        for booster in opened(balanced, 4, 2, 15, stream(count), colours=colours).rounds[0]:
            assert {colours[card.name] for card in booster} >= set("WUBRG")
            assert len(set(booster)) == 15


def library(tmp_path: Path) -> Library:
    made = Library(tmp_path)
    rows = [
        mtgjson_row("50 Feet of Rope"),
        mtgjson_row("Hazmat Suit (Used)"),
        *(mtgjson_row(name, ja={"name": "夜明け"}) for name in ("Dawn", "Daybreak")),
    ]
    made.import_files([write_lines(tmp_path, rows)])
    return made


def test_names_of_a_cube_are_looked_up(tmp_path: Path) -> None:
    """Japanese and misspelt lines get their cards' own names; numbers and brackets may be part of a name."""
    text = "歯車式司書\nlore SEEKER (CNS) 61\n50 Feet of Rope\nHazmat Suit (Used)\n3 Forest\n"
    found = looked_up(read_cube(text, "cube.txt"), library(tmp_path))
    assert list(found.cube.entries) == [
        CubeEntry("Cogwork Librarian"),
        CubeEntry("Lore Seeker", 1, "CNS", "61"),
        CubeEntry("50 Feet of Rope"),
        CubeEntry("Hazmat Suit (Used)"),
        CubeEntry("Forest", 3),
    ]
    assert [card.name for card in found.cards] == [entry.name for entry in found.cube.entries]
    assert (found.report.size, found.report.unknown, found.report.duplicates) == (7, (), ())


@pytest.mark.rule("CD-1")
def test_unknown_names_become_bare_cards(tmp_path: Path) -> None:
    """A name nobody knows can be drafted, and is reported with what it may be meant for."""
    found = looked_up(read_cube("Cogwork Libarian\nTom\n夜明け\n2 Lore Seeker\n", "cube.txt"), library(tmp_path))
    assert {card.name: card.layout for card in found.cards} == {
        "Cogwork Libarian": "bare",
        "Tom": "bare",
        "Dawn": "normal",
        "Lore Seeker": "normal",
    }
    assert found.report.unknown == ("Cogwork Libarian", "Tom")
    assert found.report.near["Cogwork Libarian"][0] == "Cogwork Librarian"
    assert found.report.ambiguous == {"夜明け": "Dawn"}
    assert found.report.duplicates == ("Lore Seeker",)


def test_a_card_described_by_the_list_goes_first() -> None:
    """A list's own Lore Seeker is not the shipped one."""
    text = '[CustomCards]\n[{"name": "Lore Seeker", "type": "Land", "mana_cost": ""}]\n[All(1)]\nLore Seeker\n'
    found = looked_up(read_cube(text, "cube.txt"), Library(None))
    assert [card.types for card in found.cards] == [("Land",)]
    assert found.report.unknown == ()
