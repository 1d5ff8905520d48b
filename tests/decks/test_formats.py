"""Deck lists of other programs: what is written reads back, and what others write is understood."""

import re

import msgspec
import pytest
from hypothesis import given, settings

from entaku.decks.deck import PARTS, Deck, DeckEntry, count, gathered
from entaku.decks.formats.files import ENDINGS, FORMATS, read, with_known_names, write
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.lists.aside import LeftAside
from tests.decks.lists import CATALOGUE, decks


def without_foils(deck: Deck, *, printings: bool) -> Deck:
    """The deck without what a format can't say."""

    def plain(entry: DeckEntry) -> DeckEntry:
        code, number = (entry.set_code, entry.number) if printings else ("", "")
        return DeckEntry(entry.count, entry.name, code, number)

    parts = {part: gathered([plain(entry) for entry in getattr(deck, part)]) for part in PARTS}
    return msgspec.structs.replace(deck, **parts)


def beside(deck: Deck) -> Deck:
    """The deck with commanders and conspiracies in the sideboard."""
    side = gathered((*deck.commanders, *deck.sideboard, *deck.conspiracies))
    return Deck(main=deck.main, sideboard=side, name=deck.name)


@settings(max_examples=60, deadline=None)
@given(decks(printed=True, named=True))
def test_an_arena_list_reads_back(deck: Deck) -> None:
    """Writing a deck for Arena and reading it changes nothing."""
    assert read(write(deck, "arena"), "deck.txt") == deck


@settings(max_examples=60, deadline=None)
@given(decks(printed=True, named=True))
def test_a_forge_list_reads_back(deck: Deck) -> None:
    """Writing a deck for Forge and reading it changes nothing."""
    assert read(write(deck, "dck"), "deck.dck") == deck


@settings(max_examples=60, deadline=None)
@given(decks(printed=False, named=False))
def test_a_plain_list_reads_back(deck: Deck) -> None:
    """Writing a deck as plain text and reading it changes nothing but printings."""
    assert read(write(deck, "text"), "deck.txt") == deck


@settings(max_examples=40, deadline=None)
@given(decks(printed=True, named=True))
def test_a_cockatrice_list_reads_back(deck: Deck) -> None:
    """Cockatrice's list keeps cards, printings and name; commanders and conspiracies lie in the sideboard."""
    assert read(write(deck, "cod"), "deck.cod") == beside(without_foils(deck, printings=True))


@settings(max_examples=40, deadline=None)
@given(decks(printed=False, named=False))
def test_a_magic_online_list_reads_back(deck: Deck) -> None:
    """Magic Online's list keeps the cards; commanders and conspiracies lie in the sideboard."""
    assert read(write(deck, "dek"), "deck.dek") == beside(deck)


@settings(max_examples=40, deadline=None)
@given(decks(printed=True, named=True))
def test_an_xmage_list_reads_back(deck: Deck) -> None:
    """XMage's list keeps cards, printings and name; commanders and conspiracies lie in the sideboard."""
    assert read(write(deck, "xmage"), "deck.dck") == beside(without_foils(deck, printings=True))


@settings(max_examples=30, deadline=None)
@given(decks(printed=False, named=False))
def test_known_names_put_conspiracies_back(deck: Deck) -> None:
    """With the cards known, conspiracies leave the sideboard for their own part, and the names are English."""
    found, problems = with_known_names(read(write(deck, "cod"), "deck.cod"), CATALOGUE.find)
    assert problems == []
    assert found.conspiracies == deck.conspiracies
    assert found.sideboard == gathered((*deck.commanders, *deck.sideboard))


@settings(max_examples=30, deadline=None)
@given(decks(printed=True, named=True))
def test_line_ends_and_byte_order_marks_say_nothing(deck: Deck) -> None:
    """CRLF, a byte order mark and blank lines at the end change nothing, in any format."""
    for kind in FORMATS:
        text = write(deck, kind)
        assert read("\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n", "deck") == read(text, "deck")


def test_every_format_has_an_ending() -> None:
    """Each format says what its files are called after the dot."""
    assert set(ENDINGS) == set(FORMATS)


ARENA = """About
Name Deathreap

Commander
1 Brago, King Eternal (CNS) 41

Deck
1 Deathreap Ritual (CNS) 44
12 Swamp (CNS)
2 Plummet *F*

Sideboard
1 Cogwork Librarian (CNS) 58
"""


def test_an_arena_list_is_understood() -> None:
    """Sections, sets, numbers, foils and the deck's name."""
    assert read(ARENA, "deck.txt") == Deck(
        main=(
            DeckEntry(1, "Deathreap Ritual", "CNS", "44"),
            DeckEntry(12, "Swamp", "CNS"),
            DeckEntry(2, "Plummet", foil=True),
        ),
        sideboard=(DeckEntry(1, "Cogwork Librarian", "CNS", "58"),),
        commanders=(DeckEntry(1, "Brago, King Eternal", "CNS", "41"),),
        name="Deathreap",
    )


def test_a_companion_counts_once() -> None:
    """Arena lists a companion in its own section and in the sideboard; it is one card."""
    deck = read("Companion\n1 Lore Seeker\n\nDeck\n40 Forest\n\nSideboard\n1 Lore Seeker\n1 Plummet\n", "deck.txt")
    assert deck.sideboard == (DeckEntry(1, "Lore Seeker"), DeckEntry(1, "Plummet"))


@pytest.mark.parametrize(
    "text,expected",
    [
        ("2 Plummet\nForest\n", Deck(main=(DeckEntry(2, "Plummet"), DeckEntry(1, "Forest")))),
        ("2x Plummet\n3 X Forest\n", Deck(main=(DeckEntry(2, "Plummet"), DeckEntry(3, "Forest")))),
        ("4 Plummet\n\n1 Forest\n", Deck(main=(DeckEntry(4, "Plummet"),), sideboard=(DeckEntry(1, "Forest"),))),
        ("4 Plummet\nSB: 1 Forest\n", Deck(main=(DeckEntry(4, "Plummet"),), sideboard=(DeckEntry(1, "Forest"),))),
        ("1 Plummet\n\n99 Forest\n", Deck(main=(DeckEntry(99, "Forest"),), commanders=(DeckEntry(1, "Plummet"),))),
        ("99 Forest\n1 Plummet *CMDR*\n", Deck((DeckEntry(99, "Forest"),), commanders=(DeckEntry(1, "Plummet"),))),
        ("2 A Card\n\n2 B Card\n\n2 C Card\n", Deck(tuple(DeckEntry(2, f"{letter} Card") for letter in "ABC"))),
        ("// a comment\n# another\n1 Plummet\n", Deck(main=(DeckEntry(1, "Plummet"),))),
        ("//Sideboard\n1 Plummet\n", Deck(sideboard=(DeckEntry(1, "Plummet"),))),
        ("Creatures (2)\n2 Plummet\nLands (1)\n1 Forest\n", Deck((DeckEntry(2, "Plummet"), DeckEntry(1, "Forest")))),
        ("Maybeboard:\n1 Forest\nMain\n1 Plummet\n",
         Deck(main=(DeckEntry(1, "Plummet"),), aside=(LeftAside("Forest", "maybeboard"),))),
        ("メインデッキ\n2 森\nサイドボード (1)\n1 沼\n", Deck((DeckEntry(2, "森"),), (DeckEntry(1, "沼"),))),
        ("1 +2 Mace\n1 _____\n", Deck(main=(DeckEntry(1, "+2 Mace"), DeckEntry(1, "_____")))),
        ("1 Hazmat Suit (Used)\n", Deck(main=(DeckEntry(1, "Hazmat Suit (Used)"),))),
        ("1 Sol Ring (cmd) 261\n1 Sol Ring [CMD]\n",
         Deck((DeckEntry(1, "Sol Ring", "CMD", "261"), DeckEntry(1, "Sol Ring", "CMD")))),
        ("[Main]\n3 Plummet|CNS|2\n1 Forest+|CNS|[216]\nSwamp|CNS|1|[210]\n[Conspiracy]\n1 Worldknit\n",
         Deck(main=(DeckEntry(3, "Plummet", "CNS"), DeckEntry(1, "Forest", "CNS", "216", True),
                    DeckEntry(1, "Swamp", "CNS", "210")),
              conspiracies=(DeckEntry(1, "Worldknit"),))),
        ("[metadata]\nName=One=Two\n[Commander]\n1 Brago, King Eternal|CNS\n[Main]\n1 Forest\n",
         Deck((DeckEntry(1, "Forest"),), commanders=(DeckEntry(1, "Brago, King Eternal", "CNS"),), name="One=Two")),
        ("NAME:Reap\n1 [CNS:44] Deathreap Ritual\nSB: 2 [0:0] Plummet\nLAYOUT MAIN:(1,2)(CMC,false,50)|()\n",
         Deck((DeckEntry(1, "Deathreap Ritual", "CNS", "44"),), (DeckEntry(2, "Plummet"),), name="Reap")),
        ('<?xml version="1.0"?><cockatrice_deck version="1"><deckname>A</deckname><zone name="main">'
         '<card number="3" price="0" name="Plummet"/></zone>'
         '<zone name="tokens"><card number="1" name="Goblin"/></zone></cockatrice_deck>',
         Deck((DeckEntry(3, "Plummet"),), name="A", aside=(LeftAside("Goblin", "tokens"),))),
        ("[Main]\n4 Plummet\n0 Forest\n[Planes]\n1 Academy at Tolaria West\n[Hats]\n1 Bowler Hat|CNS\n",
         Deck((DeckEntry(4, "Plummet"),), aside=(LeftAside("0 Forest", "line"),
              LeftAside("Academy at Tolaria West", "planes"), LeftAside("1 Bowler Hat", "section")))),
        ("1 [CNS:44] Deathreap Ritual\nwhat is this\n",
         Deck((DeckEntry(1, "Deathreap Ritual", "CNS", "44"),), aside=(LeftAside("what is this", "line"),))),
        ("<cockatrice_deck><zone name='main'><card name='A'/></zone><zone name='lost'><card name='B'/></zone>"
         "</cockatrice_deck>", Deck((DeckEntry(1, "A"),), aside=(LeftAside("B", "section"),))),
        ('<Deck><NetDeckID>0</NetDeckID><Cards CatID="53155" Quantity="2" Sideboard="false" Name="Plummet"/>'
         '<Cards CatID="1" Quantity="1" Sideboard="true" Name="Forest"/></Deck>',
         Deck((DeckEntry(2, "Plummet"),), (DeckEntry(1, "Forest"),))),
    ],
)  # fmt: skip
def test_lists_as_programs_and_people_write_them(text: str, expected: Deck) -> None:
    """Each list is the deck that its writer means."""
    assert read(text, "deck") == expected


def test_names_in_japanese_are_accepted() -> None:
    """A list in Japanese is the same deck as in English."""
    deck, problems = with_known_names(read("1 歯車式司書\n7 平地\n3 Plains\n", "deck.txt"), CATALOGUE.find)
    assert problems == []
    assert deck == Deck(main=(DeckEntry(1, "Cogwork Librarian"), DeckEntry(10, "Plains")))


def test_a_misspelt_name_gets_suggestions_and_stays() -> None:
    """An unknown name is reported with the nearest ones; the rest of the deck is as it was."""
    deck, problems = with_known_names(read("1 Cogwork Libarian\n7 Plains\n", "deck.txt"), CATALOGUE.find)
    assert [str(problem) for problem in problems] == [
        "No card named “Cogwork Libarian” has been imported. Did you mean Cogwork Librarian, Cogwork Grinder?"
    ]
    assert isinstance(problems[0], Unlawful)
    assert deck.main == (DeckEntry(1, "Cogwork Libarian"), DeckEntry(7, "Plains"))


def test_magic_online_numbers_are_written_where_known() -> None:
    """A .dek holds the number of the printing asked for, of the latest else, and 0 for a card nobody knows."""
    printings = (
        Printing("CNS", "1", "common", mtgo=11),
        Printing("CN2", "2", "common", mtgo=22),
        Printing("ZZZ", "3", "common"),
    )
    oak = Card("Oak", (Face("Oak"),), printings=printings)
    deck = Deck((DeckEntry(1, "Oak", "CNS"), DeckEntry(1, "Oak"), DeckEntry(1, "Oak", "ZZZ"), DeckEntry(1, "Elm")))
    written = write(deck, "dek", {"Oak": oak}.get)
    assert re.findall(r'CatID="(\d+)"', written) == ["11", "22", "22", "0"]


def test_each_program_gets_the_names_that_it_uses() -> None:
    """Split cards go by both halves, with one stroke in Magic Online; other cards of two faces go by the front one."""
    halves, sides = (Face("Fire"), Face("Ice")), (Face("Day"), Face("Night"))
    cards = {
        "Fire // Ice": Card("Fire // Ice", halves, "split"),
        "Day // Night": Card("Day // Night", sides, "transform"),
    }
    deck = Deck((DeckEntry(1, "Fire // Ice"), DeckEntry(1, "Day // Night")))

    def names(kind: str) -> list[str]:
        return [entry.name for entry in read(write(deck, kind, cards.get), "deck").main]

    assert names("text") == ["Fire // Ice", "Day // Night"]
    assert names("dek") == ["Fire/Ice", "Day"]
    assert all(names(kind) == ["Fire // Ice", "Day"] for kind in ("arena", "cod", "dck", "xmage"))


@pytest.mark.parametrize(
    "text,where,key",
    [
        ("4 Plummet\n!!!\n", "2", "list-line-broken"),
        ("4 Plummet\n0 Forest\n", "2", "list-count-broken"),
        ("4 Plummet\n1 " + "Forest " * 60 + "\n", "2", "list-line-broken"),
        ("\n<cockatrice_deck>\n<zone name='main'>\n", "4", "list-xml-broken"),
        ("<oracle></oracle>", "oracle", "list-xml-broken"),
        ("<Deck><Cards Quantity='-1' Name='Plummet'/></Deck>", "-1", "list-entry-broken"),
        (f"<Deck><Cards Quantity='{'9' * 5000}' Name='Plummet'/></Deck>", "99999", "list-entry-broken"),
        ("<Deck><Cards Quantity='²' Name='Plummet'/></Deck>", "²", "list-entry-broken"),
        ("<Deck><Cards Quantity='1'/></Deck>", "?", "list-entry-broken"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]>\n<Deck>&b;</Deck>", "DOCTYPE", "list-xml-broken"),
        ("4 Plummet\n1 Fo\x00rest\n", "2", "list-control-character"),
        ("", "deck.txt", "list-empty"),
        ("// nothing\n\n", "deck.txt", "list-empty"),
        ("a" * (4 * 1024 * 1024 + 1), "deck.txt", "list-too-large"),
        ("1 Forest\n" * 200_000, "deck.txt", "list-too-large"),
    ],
)  # fmt: skip
def test_broken_lists_say_where_and_why(text: str, where: str, key: str) -> None:
    """A broken list is Unreadable, and its one-line message names the file and the place, in both languages."""
    with pytest.raises(Unreadable) as caught:
        read(text, "deck.txt")
    assert caught.value.key == key
    for said in (caught.value.said("en"), caught.value.said("ja")):
        assert "deck.txt" in said
        assert where in said
        assert "\n" not in said


def test_entities_do_not_explode() -> None:
    """A list that would grow to gigabytes by entities is refused at once, however its declaration is written."""
    lol = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    for text in (
        f'<?xml version="1.0"?>\n<!DOCTYPE d [<!ENTITY l0 "lol">{lol}]><Deck>&l9;</Deck>',
        '<Deck><Cards Quantity="1" Name="&xxe;"/></Deck>',
    ):
        with pytest.raises(Unreadable):
            read(text, "bomb.dek")


def test_an_unknown_format_is_named() -> None:
    """Asking for a format that doesn't exist names those that do."""
    with pytest.raises(Unlawful, match=re.escape(", ".join(FORMATS))):
        write(Deck(), "pdf")


def test_errors_are_of_the_one_kind() -> None:
    """Whatever is wrong with a list, it is one of our own errors."""
    with pytest.raises(EntakuError):
        read("[Main]\n|||\n", "deck.dck")


def test_the_size_of_a_deck_counts_its_commanders() -> None:
    """Commanders are cards of the deck, the sideboard isn't.  (CR 903.5a)"""
    deck = read(ARENA, "deck.txt")
    assert deck.size == 16
    assert count(deck.sideboard) == 1
    assert deck.counts()["Brago, King Eternal"] == 1
