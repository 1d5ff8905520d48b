"""Types that were called otherwise, both ways."""

import gzip

import msgspec
import pytest

from entaku.oracle.card import Face
from entaku.oracle.importers.words import type_words
from entaku.oracle.reading.reader import read_text
from entaku.oracle.renamed import CARD_TYPE, RENAMED, Renamed, in_todays_words, renamed_on, types_as_of
from entaku.oracle.saying.english.dated import as_of, as_today
from entaku.oracle.subtypes import CREATURE_TYPES
from tests.shared_data import shared


class _Face(msgspec.Struct, rename="camel"):
    name: str
    subtypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    face_name: str = ""
    side: str = "a"


class _Today(msgspec.Struct):
    name: str
    side: str
    type: str


@pytest.mark.parametrize("each", RENAMED)
@pytest.mark.rule("CR 205.3")
def test_a_face_has_todays_types(each: Renamed) -> None:
    """A face that was read from an older file has the types of today."""
    face = Face("Moss", types=("Creature", each.before), subtypes=(each.before, each.today))
    assert each.before not in face.types
    assert face.types[-1] == each.today
    assert face.subtypes == (each.today,)
    assert (
        msgspec.json.decode(msgspec.json.encode(face).replace(each.today.encode(), each.before.encode()), type=Face)
        == face
    )


@pytest.mark.parametrize("each", [each for each in RENAMED if each != CARD_TYPE])
def test_texts_are_read_in_todays_types(each: Renamed) -> None:
    """What speaks of a type by its older name is read as speaking of it by today's."""
    assert each.today in CREATURE_TYPES
    then, now = (
        read_text(f"Other {word} creatures you control get +1/+1.", "Moss", ("Creature",))
        for word in (each.before, each.today)
    )
    assert then == now
    assert then[0].understood


def test_a_name_keeps_its_words() -> None:
    """A card that is called by its name is called so still."""
    assert as_today("a card named Viashino Pyromancer") == "a card named Viashino Pyromancer"


def test_what_a_card_was_before_is_told_from_its_name() -> None:
    """Not every Lizard was a Viashino, and none is called so since June 2024."""
    assert types_as_of(("Lizard", "Wizard"), "Viashino Pyromancer", "2018-07") == ("Viashino", "Wizard")
    assert types_as_of(("Lizard", "Wizard"), "Viashino Pyromancer", "2024-06") == ("Lizard", "Wizard")
    assert types_as_of(("Lizard",), "Moss", "2018-07") == ("Lizard",)
    assert types_as_of(("Kindred", "Instant"), "Moss", "2018-07") == ("Tribal", "Instant")
    text = "Tap an untapped Octopus you control: Tap target permanent."
    assert "Cephalid" in as_of(text, "2018-07", "Aboshan, Cephalid Emperor")
    assert as_of(text, "2018-07", "Moss") == text


def test_the_table_makes_todays_type_lines_of_those_of_2022() -> None:
    """Where one of the words stood on a card of 2022, today's card has the other; and back, card by card.

    One card of today's file still has the type of before.
    """
    rows = gzip.decompress(shared("data/oracle/cards.jsonl.gz").read_bytes()).splitlines()
    then = {(each.name, each.side): each for each in map(msgspec.json.Decoder(_Face).decode, rows)}
    told = behind = 0
    for row in gzip.decompress(shared("data/2026/oracle-today.jsonl.gz").read_bytes()).splitlines():
        today = msgspec.json.decode(row, type=_Today)
        was = then.get((today.name, today.side))
        if was is None:
            continue
        _, types, subtypes = type_words(today.type)
        name = was.face_name or was.name
        for each in RENAMED:
            if each.before in (*was.types, *was.subtypes):
                told += 1
                behind += each.before in subtypes
                words = in_todays_words((*types, *subtypes))
                assert each.today in words, name
                assert each.before in types_as_of(words, name, "2022-04"), name
            elif each != CARD_TYPE:
                assert each not in renamed_on(name, "2022-04") or each.today not in subtypes, name
    assert (told, behind) == (29, 1)
