"""What cards call themselves in the texts that we make, today and before."""

import re

import pytest

from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.reading.coverage import abilities_of, read_faces
from entaku.oracle.reading.dated import as_today
from entaku.oracle.reading.normal import without_reminders
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.english.own import own_words
from entaku.oracle.saying.english.texts import as_printed, paragraphs
from entaku.oracle.saying.japanese.own import as_printed as in_japanese
from tests.oracle.reading.official import in_todays_words

LEAST_AS_TODAY = 0.75
"""The share of one-faced cards, read in full from today's words, that the usual words say just as they are written."""


@pytest.mark.parametrize(
    "face,own",
    [
        (Face("Moss", types=("Creature",)), "this creature"),
        (Face("Moss", types=("Artifact", "Creature"), subtypes=("Vehicle",)), "this creature"),
        (Face("Moss", types=("Artifact", "Land")), "this land"),
        (Face("Moss", types=("Artifact",), subtypes=("Equipment",)), "this Equipment"),
        (Face("Moss", types=("Enchantment",), subtypes=("Aura", "Curse")), "this Aura"),
        (Face("Moss", types=("Enchantment",)), "this enchantment"),
        (Face("Moss", types=("Battle",), subtypes=("Siege",)), "this Siege"),
        (Face("Moss", types=("Kindred", "Instant"), subtypes=("Goblin",)), "Moss"),
        (Face("Moss, Oak of Oaks", supertypes=("Legendary",), types=("Creature",)), "Moss"),
        (Face("Moss of Oaks", supertypes=("Legendary",), types=("Land",)), "Moss of Oaks"),
    ],
)
def test_a_card_calls_itself_by_what_it_is(face: Face, own: str) -> None:
    """A permanent is "this" of its most telling type; legends and spells have their names."""
    assert own_words(face) == own


def said(text: str, face: Face, month: str = "") -> str:
    """What we say of a face that has this text."""
    legendary = "Legendary" in face.supertypes
    tree = Tree(face.name, abilities_of(read_text(text, face.name, face.types, legendary)))
    return "\n".join(as_printed(tree, face, month) if month else paragraphs(tree, face.name, own_words(face)))


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, you gain 1 life.",
        "Discard this card: Draw a card.",
        "{1}{B}: Return this card from your graveyard to your hand.",
        "This spell can't be countered.",
        'Creatures you control have "{T}: Add one mana of any color."',
    ],
)
def test_todays_words_are_said(text: str) -> None:
    """What is read in today's words is said in them."""
    assert said(text, Face("Moss", types=("Creature",))) == text


def test_a_cost_of_loyalty_stands_without_brackets() -> None:
    """A planeswalker's abilities begin with a sign and a number.  (CR 107.7)"""
    assert said("−2: Draw a card.", Face("Moss", types=("Planeswalker",))) == "−2: Draw a card."


def test_a_card_of_another_month_is_said_as_it_was_printed() -> None:
    """Of one tree the words of 2014, of autumn 2024 and of today differ as those of the cards do."""
    face = Face("Moss", types=("Creature",), subtypes=("Lizard",))
    text = "When this creature enters, each opponent sacrifices a creature of their choice."
    assert said(text, face, "2026-09") == text
    assert said(text, face, "2024-09") == "When Moss enters, each opponent sacrifices a creature."
    assert said(text, face, "2014-05") == "When Moss enters the battlefield, each opponent sacrifices a creature."
    viashino = Face("Viashino Pyromancer", types=("Creature",), subtypes=("Lizard",))
    assert said("Other Lizards you control get +1/+1.", viashino, "2018-07").startswith("Other Viashinos")


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("−", "-").replace("’", "'")).strip().lower()


def test_most_cards_are_said_in_todays_words() -> None:
    """Of cards that are read in full from today's words most are said in just these, keywords in one row or several."""
    total = same = 0
    for imported in in_todays_words().values():
        face, read = imported.card.front, read_faces(imported)
        if len(read) != 1 or not read[0] or not all(each.understood for each in read[0]):
            continue
        total += 1
        ours = "\n".join(paragraphs(Tree(face.name, abilities_of(read[0])), face.name, own_words(face)))
        same += plain(ours) == plain(without_reminders(imported.texts.en))
    assert total > 3_000
    assert same / total >= LEAST_AS_TODAY


@pytest.mark.parametrize(
    "text,face,today",
    [
        ("When ~ enters, draw a card.", Face("Moss", "苔", types=("Creature",)),
         "このクリーチャーが戦場に出たとき、カード１枚を引く。"),
        ("~ enters tapped.", Face("Moss", "苔", types=("Land",)), "この土地はタップ状態で戦場に出る。"),
        ("When ~ enters, draw a card.", Face("Moss", "苔", supertypes=("Legendary",), types=("Creature",)),
         "これが戦場に出たとき、カード１枚を引く。"),
        ("~ deals 2 damage to target creature.", Face("Moss", "苔", types=("Instant",)),
         "クリーチャー１体を対象とする。苔はそれに２点のダメージを与える。"),
        ("Discard ~: Draw a card.", Face("Moss", "苔", types=("Creature",)), "このカードを捨てる：カード１枚を引く。"),
    ],
)  # fmt: skip
def test_japanese_cards_call_themselves_by_what_they_are(text: str, face: Face, today: str) -> None:
    """Since 2024 a permanent is "this" of its type, a legend "it"; before, all have their names."""
    tree = Tree(face.name, abilities_of(read_text(text.replace("~", face.name), face.name, face.types)))
    assert "\n".join(in_japanese(tree, face, "2026-09")) == today
    (then,) = in_japanese(tree, face, "2022-04")
    assert "苔" in then
    assert as_today(then, "苔") == as_today(today.replace("これが", "苔が"), "苔", "2024-11")
