"""Cube lists: plain text and CubeCobra's CSV."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.kernel.errors import EntakuError, Unreadable
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cube import CubeEntry, CustomCard
from entaku.oracle.cubes.cubecobra import write_csv
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.plain import read_entry, write_plain
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from tests.oracle.cubes import entries


def listed(text: str, file: str) -> list[CubeEntry]:
    """The lines of a cube."""
    return list(read_cube(text, file).entries)


@pytest.mark.parametrize(
    "line,entry",
    [
        ("Lore Seeker", CubeEntry("Lore Seeker")),
        ("1 Lore Seeker", CubeEntry("Lore Seeker")),
        ("4x Lore Seeker", CubeEntry("Lore Seeker", 4)),
        ("Lore Seeker (CNS)", CubeEntry("Lore Seeker", set_code="CNS")),
        ("2 Lore Seeker (cns) 61", CubeEntry("Lore Seeker", 2, "CNS", "61")),
        ("Lore Seeker +F", CubeEntry("Lore Seeker", foil=True)),
        ("1 Lore Seeker (CNS) 61★ *F*", CubeEntry("Lore Seeker", 1, "CNS", "61★", foil=True)),
        ("1 [CNS:61] Lore Seeker", CubeEntry("Lore Seeker", 1, "CNS", "61")),
        ("Fire // Ice (CMD) 198", CubeEntry("Fire // Ice", 1, "CMD", "198")),
        ("歯車式司書", CubeEntry("歯車式司書")),
        ("４枚《歯車式司書》", CubeEntry("歯車式司書", 4)),
        ("《歯車式司書》×2", CubeEntry("歯車式司書", 2)),
        ("3　歯車式司書", CubeEntry("歯車式司書", 3)),
        ("+2 Mace", CubeEntry("+2 Mace")),
        ("_____", CubeEntry("_____")),
        ("Erase (Not the Urza's Legacy One)", CubeEntry("Erase (Not the Urza's Legacy One)")),
        ("Lore Seeker,", CubeEntry("Lore Seeker")),
        ("Lore Seeker # a fine card", CubeEntry("Lore Seeker")),
        ("  \tLore   Seeker  ", CubeEntry("Lore Seeker")),
        ("Agent #47", CubeEntry("Agent #47")),
        ("2 《Number # One》 # mine", CubeEntry("Number # One", 2)),
        ("Lore Seeker (CNS) 61 F", CubeEntry("Lore Seeker", 1, "CNS", "61", foil=True)),
        ("Lore Seeker (CNS) F", CubeEntry("Lore Seeker", 1, "CNS", foil=True)),
        ("SB: 2 Lore Seeker", CubeEntry("Lore Seeker", 2)),
        ("# comment", None),
        ("// comment", None),
        ("", None),
    ],
)
def test_a_line_is_read(line: str, entry: CubeEntry | None) -> None:
    """Counts, printings, foil marks, Japanese brackets, comments."""
    assert read_entry(line) == entry


def test_lines_may_end_in_any_way() -> None:
    """Windows' line ends, old ones, and a byte order mark."""
    assert [entry.name for entry in listed("\ufeffTom\r\nTim\rTam\n\n", "cube.txt")] == ["Tom", "Tim", "Tam"]


def test_headings_of_an_arena_list_are_no_cards() -> None:
    """Deck and Sideboard, in either language and with numbers, head cards of the cube; its name stands under About."""
    text = "About\nName My list\n\nDeck\n2 Tom\n\nSideboard (1)\n1 Tim\nメインデッキ：\nTam\nMaybeboard:\nTum\n"
    cube = read_cube(text, "cube.txt", "file")
    assert ([entry.name for entry in cube.entries], cube.name) == (["Tom", "Tim", "Tam"], "My list")


@pytest.mark.parametrize(
    "line,name,count,foil",
    [
        ("2 Fire///Ice", "Fire // Ice", 2, False),
        ("Fire /// Ice", "Fire // Ice", 1, False),
        ("3 Lore Seeker F", "Lore Seeker", 3, True),
        ("Lore Seeker #mine", "Lore Seeker", 1, False),
        ("2 Lore Seeker (CNS) 61 #mine #yours", "Lore Seeker", 2, False),
        ("Agent #47", "Agent #47", 1, False),
        ("Unheard-of #47", "Unheard-of #47", 1, False),
    ],
)
def test_what_may_belong_to_a_name_is_settled_by_the_cards_there_are(
    line: str, name: str, count: int, foil: bool
) -> None:
    """Slashes between halves, an F, a word behind a `#`: a known card's name decides, else all of it is the name."""
    halves = (Face("Fire", types=("Instant",)), Face("Ice", types=("Instant",)))
    customs = (CustomCard(Card("Fire // Ice", halves, "split")), CustomCard(Card("Agent #47", (Face("Agent #47"),))))
    listed = looked_up(replace(read_cube(line, "c"), customs=customs), Library(None))
    (entry,) = listed.cube.entries
    assert (entry.name, entry.count, entry.foil) == (name, count, foil)
    assert listed.report.unknown == (() if "Unheard" not in name else (name,))


def test_the_maybeboard_is_left_out() -> None:
    """Cards under “# maybeboard” don't count, those under “# mainboard” do."""
    text = "# mainboard\nTom\n# maybeboard\nTim\n# mainboard\nTam\n"
    assert [entry.name for entry in listed(text, "cube.txt")] == ["Tom", "Tam"]


@pytest.mark.parametrize("heading", ["- #Maindeck", "■#サイドボード（15）", "//#maindeck", "Creatures:#"])
def test_a_heading_with_a_number_sign_is_no_card(heading: str) -> None:
    """What begins a part of a list isn't one of its cards as well."""
    assert [entry.name for entry in listed(f"Tom\n{heading}\nTim", "cube.txt")] == ["Tom", "Tim"]


@pytest.mark.parametrize(
    "line,reason",
    [
        ("42", "“42” is not a card"),
        ("(((", "is not a card"),
        ("Tom " * 200, "is not a card"),
        ("0 Tom", "0 copies; expected 1 to 10,000"),
        ("10001 Tom", "10001 copies"),
        ("9" * 40 + " Tom", "999999999999 copies"),
    ],
)
def test_a_broken_line_is_named(line: str, reason: str) -> None:
    """File, line and reason, in both languages."""
    with pytest.raises(Unreadable, match=f"cube.txt, line 2: .*{reason}") as caught:
        listed(f"Tom\n{line}\nTim", "cube.txt")
    assert "cube.txtの2行目" in caught.value.said("ja")


@settings(max_examples=100, deadline=None)
@given(st.lists(entries(), min_size=1, max_size=8))
def test_a_list_survives_its_text(cards: list[CubeEntry]) -> None:
    """Writing a plain list and reading it back changes nothing."""
    assert listed(write_plain(cards), "cube.txt") == cards


def copies(cards: Iterable[CubeEntry]) -> Counter[tuple[str, str, str, bool]]:
    counts: Counter[tuple[str, str, str, bool]] = Counter()
    for entry in cards:
        counts[entry.name, entry.set_code, entry.number, entry.foil] += entry.count
    return counts


@settings(max_examples=100, deadline=None)
@given(st.lists(entries(), min_size=1, max_size=8))
def test_a_list_survives_its_csv(cards: list[CubeEntry]) -> None:
    """CubeCobra's CSV has a row for each copy; read back there are as many copies of each."""
    assert copies(listed(write_csv(cards), "cube.csv")) == copies(cards)


HEADER = "name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL,tags,Notes"
CSV = f"""{HEADER},MTGO ID
"Cogwork Librarian",4,"Artifact Creature - Construct",,"cns","58",common,c,Owned,Non-foil,false,,"a;b","a ""fine"" card
of two lines",56658
"Fire // Ice",4,"Instant",RU,"apc","128",uncommon,m,Owned,Foil,false,,"","",
"Deal Broker",3,"Artifact Creature",,"cns","61",rare,c,Not Owned,Non-foil,true,,"","",
"""


def test_cubecobra_s_csv_is_read() -> None:
    """Names in quotation marks, notes of two lines, finishes; rows of the maybeboard are left out."""
    assert listed(CSV, "cube.csv") == [
        CubeEntry("Cogwork Librarian", 1, "CNS", "58"),
        CubeEntry("Fire // Ice", 1, "APC", "128", foil=True),
    ]


def test_the_csv_says_the_facts_it_is_given() -> None:
    """Mana value, type, colours and rarity of known cards are written for CubeCobra to sort by."""
    card = shipped().find("Dack Fayden")
    row = write_csv([CubeEntry(card.name, 2)], {card.name: card}).splitlines()[1]
    assert row.startswith("Dack Fayden,3,Legendary Planeswalker - Dack,UR,,,mythic")


@pytest.mark.parametrize(
    "text,reason",
    [
        ("name,Set\nTom,cns\n,cns\n", "line 3: the card has no name"),
        ('name,Set\nTom,cns\n"Tim,cns\n', "line 3: not a row of a CSV file"),
        ("name,Set\nTom,cns,x,y\n", "line 2: 4 cells, but there are only 2 columns"),
        ("name,Quantity\nTom,none\n", "line 2: “Tom”: none copies"),
        ("sep=,\nRarity,Set\ncommon,cns\n", "line 1: there is no column"),
    ],
)
def test_a_broken_row_is_named(text: str, reason: str) -> None:
    """File, line and reason."""
    with pytest.raises(Unreadable, match=f"cube.csv, {reason}"):
        listed(text, "cube.csv")


def test_the_kind_of_list_is_seen_from_its_beginning() -> None:
    """A CSV's header, a section's header, else a plain list."""
    assert [entry.name for entry in read_cube("Name Dropping\nTom", "c").entries] == ["Name Dropping", "Tom"]
    assert read_cube(CSV, "c").size == 2
    assert [sheet.name for sheet in read_cube("# mine\n[Common(1)]\nTom", "c").sheets] == ["Common"]
    assert read_cube("Tom\nTim", "c", "My cube").name == "My cube"


@pytest.mark.parametrize("text", ["", "\n\n", "# maybeboard\nTom", "name,Set\n"])
def test_a_list_without_cards_is_refused(text: str) -> None:
    """An empty cube is an error, not a cube."""
    with pytest.raises(Unreadable, match="no cards"):
        read_cube(text, "cube.txt")


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=120))
def test_text_of_any_kind_never_crashes_the_reader(text: str) -> None:
    """Random text is refused, or read as a cube with cards."""
    try:
        size = read_cube(text, "random").size
    except EntakuError as problem:
        size = len(problem.said("ja"))
    assert size > 0
