"""Lists of every kind that people bring, through the one reader: what each is, what is left aside, what is refused."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.decks.deck import PARTS, Deck, DeckEntry
from entaku.decks.formats.files import FORMATS, deck_of, read, remarks_on, with_known_names, write
from entaku.kernel.errors import Unreadable
from entaku.messages import LANGUAGES
from entaku.oracle.card import Card, Face, Layout
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cubecobra import write_csv
from entaku.oracle.cubes.draftmancer_writing import write_draftmancer
from entaku.oracle.cubes.files import read_boosters, read_cube
from entaku.oracle.cubes.plain import write_plain
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from entaku.oracle.lists.decoding import decoded
from entaku.oracle.lists.reading import read_list
from entaku.oracle.lists.report import said
from tests.decks.lists import CATALOGUE, decks

PARTS_OF_A_DECK = ("commanders", "main", "sideboard", "conspiracies")


def told(text: str) -> str:
    """What a list is read as, shortly: its parts in order, each card with its count, and what lies aside."""
    deck = read(text, "list")
    parts = [
        f"{part}: " + ", ".join(f"{entry.count} {entry.name}" for entry in getattr(deck, part))
        for part in PARTS_OF_A_DECK
        if getattr(deck, part)
    ]
    aside = [f"{one.why}: {one.count} {one.name}" for one in deck.aside]
    return " | ".join([*parts, *aside])


@pytest.mark.parametrize(
    "text,expected",
    [
        # Forge: whatever sections stand in front or behind.
        (
            "[quest]\nid=1\nAIExtras=Wolf|Bear\n[metadata]\nName=A\n[main]\n2 Forest|CNS\n[sideboard]\n",
            "main: 2 Forest",
        ),
        (
            "[shop]\nWins=1\n[general]\nConstructed\n[Main]\n1 Plummet\n[Sideboard]\n1 Forest+|CNS|[216]\n",
            "main: 1 Plummet | sideboard: 1 Forest",
        ),
        (
            "[Avatar]\n1 Avatar|VAN\n[Main]\n1 Forest\n[Schemes]\n2 My Wish|ARC\n[Attractions]\n1 Trash Bin|UNF|[232a]",
            "main: 1 Forest | vanguards: 1 Avatar | schemes: 2 My Wish | attractions: 1 Trash Bin",
        ),
        # XMage: remarks and facts anywhere.
        ("//made by hand\n// again\n1 [CNS:44] Deathreap Ritual\n", "main: 1 Deathreap Ritual"),
        (
            "AUTHOR:Me\nEVENT:Here\nNAME:N\n2 [CNS:1] Forest\n\nSB: 1 [CNS:2] Plummet\n",
            "main: 2 Forest | sideboard: 1 Plummet",
        ),
        (
            "LAYOUT MAIN:(1,1)(NONE,false,50)|([CNS:1])\n2 [CNS:1★] Forest\n\n1 [CNS:2] Plummet\n",
            "main: 2 Forest, 1 Plummet",
        ),
        (
            "2 Forest\nLAYOUT MAIN:(1,1)(NONE,false,50)|()\nSB: 1 Plummet\nSB: 0 Elm\n",
            "main: 2 Forest | sideboard: 1 Plummet | line: 1 SB: 0 Elm",
        ),
        ("[duel]\nCoins=3\n[metadata]\nName=A\n[main]\n2 Forest\n", "main: 2 Forest"),
        # Sets, numbers and treatments in front of the name and behind it.
        ("// Lands\n4 [CNS] Forest (3)\n// Sideboard\nSB: 1 [CNS] Plummet\n", "main: 4 Forest | sideboard: 1 Plummet"),
        (
            "2 Plummet <borderless> [CNS] (F)\n1 Forest <251> [CNS]\n3 Swamp <extended art> [CNS] (E)\n",
            "main: 2 Plummet, 1 Forest, 3 Swamp",
        ),
        (
            "1x Plummet (CNS:41) *F* *CMDR*\n1x Forest *oversized* (CNS)\n1x Swamp *f-etch*\n",
            "commanders: 1 Plummet | main: 1 Forest, 1 Swamp",
        ),
        # Archidekt: categories.
        (
            "1x Plummet (cns) 41 [Commander{top}]\n1x Forest [Land,Ramp]\n1x Swamp [Later{noDeck}]\n",
            "commanders: 1 Plummet | main: 1 Forest | maybeboard: 1 Swamp",
        ),
        (
            "1x Forest (cns) 41 *F* [Commander Synergy]\n1x Swamp [Sideboard{noDeck}]\n",
            "main: 1 Forest | sideboard: 1 Swamp",
        ),
        (
            "1x Forest [Land] ^Have,#37d67a^\n1x Goblin [Tokens & Extras{noDeck}]\n",
            "main: 1 Forest | maybeboard: 1 Goblin",
        ),
        # Headings of types: what is under them is in the deck.
        (
            "Commander\n1 Plummet\n\nSpells (2)\n2 Vines\n\nLands (5)\n5 Forest\n",
            "commanders: 1 Plummet | main: 2 Vines, 5 Forest",
        ),
        ("-クリーチャー(2)-\n2 Vines\n\n-土地(20)-\n20 森\n", "main: 2 Vines, 20 森"),
        (
            "土地 (20)\n20 森\n\nサイドボード (1)\n1 Vines\n\n呪文 (2)\n2 Plummet\n",
            "main: 20 森, 2 Plummet | sideboard: 1 Vines",
        ),
        (
            "Creatures (2)\n2 Vines\n\nLands (5)\n5 Forest\n\n1 Plummet\n",
            "main: 2 Vines, 5 Forest | sideboard: 1 Plummet",
        ),
        (
            "Deck\n1 Forest\n\nSideboard\nCreatures (1)\n1 Vines\nLands (1)\n1 Swamp\n",
            "main: 1 Forest | sideboard: 1 Vines, 1 Swamp",
        ),
        (
            "//Commander\n1 Plummet\n//Creatures\n2 Vines\n//Sideboard\nSB: 1 Forest\n",
            "commanders: 1 Plummet | main: 2 Vines | sideboard: 1 Forest",
        ),
        ("Ramp (2)\n2 Vines\n\nCard Draw (3)\n3 Plummet\n", "main: 2 Vines, 3 Plummet"),
        # Other decks beside the deck.
        (
            "1 Forest\n\nATTRACTIONS:\n1 Trash Bin\n\nSTICKERS:\n1 Eggs\n",
            "main: 1 Forest | attractions: 1 Trash Bin | stickers: 1 Eggs",
        ),
        (
            "デッキ\n1 Forest\n\n次元\n1 Field\n\n計略\n1 My Wish\n",
            "main: 1 Forest | planes: 1 Field | schemes: 1 My Wish",
        ),
        (
            "COMPANIONS\n1 Vines\n\nDECK\n3 Forest\n\nPLANAR DECK (1)\n1 Field\n",
            "main: 3 Forest | sideboard: 1 Vines | planes: 1 Field",
        ),
        # Tables.
        (
            "Quantity,Name,Edition Code,Collector Number,Category\n2,Forest,cns,12,Land\n1,Plummet,cns,13,Commander\n",
            "commanders: 1 Plummet | main: 2 Forest",
        ),
        (
            "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"
            "Forest,2,1,Common,CNS,12/210,No,No,0\nPlummet,1,2,Common,CNS,13/210,Yes,Yes,0\n",
            "main: 2 Forest | sideboard: 1 Plummet",
        ),
        (
            "Board;Qty;Name;Printing;Foil;Commander\nmain;3;Forest;CNS;;False\nside;1;Vines;;;False\nmaybeboard;1;Elm;;;False\n"
            "main;1;Plummet;;foil;True\n",
            "commanders: 1 Plummet | main: 3 Forest | sideboard: 1 Vines | maybeboard: 1 Elm",
        ),
        # Documents.
        (
            json.dumps(
                {
                    "name": "N",
                    "boards": {
                        "mainboard": {"cards": {"x": {"quantity": 2, "card": {"name": "Forest"}}}},
                        "commanders": {"cards": {"y": {"quantity": 1, "card": {"name": "Elm"}}}},
                    },
                }
            ),
            "commanders: 1 Elm | main: 2 Forest",
        ),
        (
            json.dumps(
                {
                    "cards": [
                        {"quantity": 3, "categories": ["Land"], "card": {"oracleCard": {"name": "Forest"}}},
                        {"quantity": 1, "categories": ["Out"], "card": {"oracleCard": {"name": "Elm"}}},
                    ],
                    "categories": [{"name": "Out", "includedInDeck": False}],
                }
            ),
            "main: 3 Forest | maybeboard: 1 Elm",
        ),
        (
            json.dumps(
                {
                    "meta": {"date": "2026-01-01"},
                    "data": {
                        "name": "N",
                        "mainBoard": [{"count": 4, "name": "Forest", "setCode": "CNS", "number": "1", "isFoil": True}],
                        "sideBoard": [{"count": 1, "name": "Elm"}],
                        "commander": [],
                    },
                }
            ),
            "main: 4 Forest | sideboard: 1 Elm",
        ),
    ],
)
def test_lists_of_every_kind_are_what_their_writers_mean(text: str, expected: str) -> None:
    """Each kind of list, recognised by itself, has its cards in their parts, and the rest beside them."""
    assert told(text) == expected
    assert told("\ufeff" + text.replace("\n", "\r\n")) == expected


LOG = "Event #: 5\nTime: 1/2/2023\nPlayers:\n--> Ben\n\n------ CNS ------\n\nPack 1 pick 1:\n    Forest\n--> Elm\n"


@pytest.mark.parametrize(
    "text,key",
    [
        (LOG, "list-is-magic-online-log"),
        ("Pack 1 pick 1:\n    Forest\n--> Elm\n", "list-is-magic-online-log"),
        ('{"sessionID": "a", "users": {}, "carddata": {}, "boosters": []}', "list-is-draftmancer-log"),
        ("expansion,event_type,draft_id,draft_time\nCNS,PremierDraft,1,2\n", "list-is-seventeen-lands"),
        ('"Name","Color","Rarity","# Seen","ALSA"\n"Forest","","",1,2\n', "list-is-seventeen-lands"),
        ("[UnityCrossThreadLogger]1/2/2026\nConnecting\n", "list-is-arena-log"),
        ("<!DOCTYPE html>\n<html></html>", "list-is-page"),
        ("<cockatrice_carddatabase version='4'></cockatrice_carddatabase>", "list-is-cockatrice-cards"),
        ('{"anything": [1, 2]}', "list-is-json"),
    ],
)
def test_what_is_no_list_is_refused_by_its_name(text: str, key: str) -> None:
    """Logs, statistics, pages and data are refused for decks, cubes and boosters alike, in both languages."""
    for reader in (read, read_cube, read_boosters):
        with pytest.raises(Unreadable) as caught:
            reader(text, "thing.txt")
        assert caught.value.key == key
        assert all("thing.txt" in caught.value.said(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "begins,key",
    [(b"\x89PNG\r\n", "list-is-picture"), (b"%PDF-1.7\n", "list-is-pdf"), (b"PK\x03\x04", "list-is-archive"),
     (b"1 Forest\xff\x00\x81\x00", "list-not-text")],
)  # fmt: skip
def test_bytes_that_are_no_text_are_refused_by_their_name(begins: bytes, key: str) -> None:
    """A picture, a PDF, a spreadsheet is called what it is."""
    with pytest.raises(Unreadable) as caught:
        decoded(begins + b"\x81\x00\x01", "thing", lambda name: False)
    assert caught.value.key == key


def known(name: str) -> bool:
    """Whether a name is one of the shipped cards'."""
    return bool(shipped().named(name))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp932"])
@pytest.mark.parametrize("text", ["1 歯車式司書\n7 平地\n", "《島》×3\r\n4枚 森\r\n", "name,Set\n歯車式司書,cns\n"])
def test_japanese_lists_are_read_however_they_are_written(text: str, encoding: str) -> None:
    """What Windows in Japan, or any other program, has written is the same list."""
    assert decoded(text.encode(encoding), "list", known).removeprefix("\ufeff") == text


@pytest.mark.parametrize(
    "text", ["1 Lim-Dûl's Vault\n18 Swamp\n", "2 Jötun Grunt\n", "1 Séance\n1 Dandân\n1 Déjà Vu\n"]
)
def test_western_lists_of_windows_are_read_as_they_are(text: str) -> None:
    """A list in Windows-1252 isn't taken for a Japanese one, whether its names are known or not."""
    names = {"Lim-Dûl's Vault", "Jötun Grunt", "Séance", "Dandân", "Déjà Vu"}
    for is_known in (names.__contains__, lambda name: False):
        assert decoded(text.encode("cp1252"), "list", is_known) == text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp932"])
def test_a_list_of_two_hundred_thousand_lines_is_refused_at_once(encoding: str) -> None:
    """Nothing of it is read: its lines are counted."""
    with pytest.raises(Unreadable, match="too large for a list"):
        decoded(("1 森\n" * 200_000).encode(encoding), "list", lambda name: pytest.fail("a name was looked up"))


@pytest.mark.parametrize("mark", "’‘‛`´′ʹʻʼ＇")
def test_an_apostrophe_of_any_kind_is_one(mark: str) -> None:
    """Urza's Tower is the same card with whichever sign a keyboard has."""
    assert CATALOGUE.get(f"Deathrite{mark}s") == CATALOGUE.get("Deathrite's")
    deck, problems = with_known_names(read(f"1 Brago{mark}s Favor\n", "list"), CATALOGUE.find)
    assert (problems, deck.main or deck.conspiracies) == ([], (DeckEntry(1, "Brago's Favor"),))


def test_decks_settle_what_may_belong_to_a_name_as_cubes_do() -> None:
    """Strokes between halves and an F behind a name or a printing: the cards that there are decide."""
    deck, problems = with_known_names(read("2 Plummet F\n1 Regicide (CNS) 61 F\n", "list"), CATALOGUE.find)
    assert problems == []
    assert deck.main == (DeckEntry(2, "Plummet", foil=True), DeckEntry(1, "Regicide", "CNS", "61", True))


def test_one_report_says_what_of_a_list_was_understood() -> None:
    """How many cards, how many are left aside and which, and why; for decks and cubes in the same words."""
    text = "98 Forest\n\nPLANES\n1 Field of Grass\n1 Sea of Sand\n"
    deck, _ = with_known_names(read(text, "list"), CATALOGUE.find)
    english = said(remarks_on(deck, ()), "en")
    assert english[0] == "98 of 100 cards understood, 2 left aside: Field of Grass, Sea of Sand."
    unknown = said(remarks_on(read("2 Nobody\n" + text, "list"), ("Nobody",)), "en")[0]
    assert unknown.startswith("98 of 102 cards understood, 2 known by name only, 2 left aside: ")
    assert english == said(looked_up(read_cube(text, "list"), Library(None)).report.remarks, "en")
    assert said(remarks_on(deck, ()), "ja")[0].startswith("100枚のうち98枚を読み取り、2枚は除きました")
    assert said(remarks_on(read("Ramp (1)\n1 Forest\n", "list"), ()), "en")[0].endswith("in brackets: Ramp.")
    assert remarks_on(read("1 Forest\n", "list"), ()) == ()


def test_a_cube_s_own_cards_keep_what_is_said_of_them() -> None:
    """Type, colours, mana value and picture of a card that CubeCobra calls custom, in its CSV and in its JSON."""
    header = "name,CMC,Type,Color,Set,Collector Number,Rarity,status,Finish,maybeboard,image URL,image Back URL,Custom"
    table = f"{header}\nTiny Maid,3,Creature - Human,WG,custom,,rare,Owned,Foil,false,https://a.org/t.png,,true\n"
    row = {
        "cardID": "custom-card",
        "custom_name": "Tiny Maid",
        "type_line": "Creature — Human",
        "cmc": 3,
        "colors": ["W", "G"],
        "imgUrl": "https://a.org/t.png",
        "finish": "Foil",
        "details": {"name": "Custom Card"},
    }
    for text in (table, json.dumps({"name": "C", "cards": {"mainboard": [row], "maybeboard": []}})):
        listed = looked_up(read_cube(text, "cube"), Library(None))
        (card,) = listed.cards
        (custom,) = listed.cube.customs
        assert (card.name, card.types, card.front.subtypes) == ("Tiny Maid", ("Creature",), ("Human",))
        assert (card.colours, card.mana_value, custom.pictures[0].url) == ("WG", 3, "https://a.org/t.png")
        assert listed.report.unknown == ()


def test_only_lists_that_say_so_have_a_part_for_commanders() -> None:
    """Headings and marks say it; XML and XMage's lists can't."""

    def is_headed(text: str) -> bool:
        return read_list(text, "list", "deck").headed

    assert all(map(is_headed, ("Commander\n1 Plummet", "[Main]\n1 Plummet")))
    assert not any(map(is_headed, ("1 Plummet", "NAME:A\n1 [CNS:1] Plummet", write(Deck((DeckEntry(1, "A"),)), "cod"))))


def test_boosters_are_parted_by_blank_lines_and_by_sheets() -> None:
    """Boosters that somebody made are read by the same reader: from lines, or from sheets."""
    for text in (
        "1 Forest\n2 Elm\n\nOak",
        "1 Forest\n2 Elm\n-----\n1 [CNS] Oak",
        "[A(2)]\n1 Forest\n2 Elm\n[B(1)]\nOak",
    ):
        packs = [[entry.name for entry in sheet.entries] for sheet in read_boosters(text, "packs").sheets]
        assert packs == [["Forest", "Elm"], ["Oak"]]


def cards_of(deck: Deck) -> Counter[str]:
    """Every card of a deck, wherever it lies."""
    found: Counter[str] = Counter()
    for part in PARTS:
        for entry in getattr(deck, part):
            found[entry.name] += entry.count
    return found


@settings(max_examples=40, deadline=None)
@given(decks(printed=True, named=True), st.sampled_from(FORMATS), st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
def test_what_we_write_for_decks_we_read(deck: Deck, kind: str, encoding: str) -> None:
    """A deck written in any format, and in any encoding, has the same cards for whoever reads it: deck, cube."""
    text = decoded(write(deck, kind, CATALOGUE.get).encode(encoding), "list", known)
    found, problems = with_known_names(read(text, "list"), CATALOGUE.find)
    assert (problems, found.aside, found.titles, cards_of(found)) == ([], (), (), cards_of(deck))
    cube = Counter[str]()
    for entry in looked_up(read_cube(text, "list"), Library(None)).cube.entries:
        cube[entry.name] += entry.count
    assert cube == cards_of(deck)


@settings(max_examples=30, deadline=None)
@given(decks(printed=True, named=False), st.sampled_from(["plain", "csv", "draftmancer"]))
def test_what_we_write_for_cubes_we_read(deck: Deck, kind: str) -> None:
    """A cube written in any format has the same cards for whoever reads it: cube, deck."""
    cube = read_cube(write(deck, "arena"), "list")
    writers = {
        "plain": write_plain(cube.entries),
        "csv": write_csv(cube.entries),
        "draftmancer": write_draftmancer(cube),
    }
    again = looked_up(read_cube(writers[kind], "list"), Library(None)).cube
    assert sum(entry.count for entry in again.entries) == sum(cards_of(deck).values())
    found, problems = with_known_names(read(writers[kind], "list"), CATALOGUE.find)
    assert (problems, cards_of(found)) == ([], cards_of(deck))


def test_cockatrice_is_given_adventures_by_both_names() -> None:
    """Split cards and adventures are one name there, cards with a back the front's."""
    layouts: tuple[Layout, ...] = ("split", "aftermath", "adventure", "omen", "transform", "modal_dfc")
    for layout in layouts:
        card = Card("Giant // Stomp", (Face("Giant"), Face("Stomp")), layout)
        written = read(write(Deck((DeckEntry(1, card.name),)), "cod", {card.name: card}.get), "list").main[0].name
        assert written == ("Giant" if layout in ("transform", "modal_dfc") else card.name)


def test_the_deck_of_a_list_has_what_the_list_says() -> None:
    """A list that was read once can be taken as it is."""
    assert deck_of(read_list("1 Forest", "list", "deck")) == read("1 Forest", "list")
