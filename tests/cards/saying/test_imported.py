"""Imported cards are said in Japanese too, by the trees that are read from their English texts."""

import pytest

from entaku.cards.importers.files import read_cards
from entaku.cards.ir.abilities import Ability
from entaku.cards.reading.coverage import missing, read_faces
from entaku.cards.reading.reader import read_text
from entaku.cards.saying.japanese.lines import paragraph
from entaku.cards.saying.japanese.told import Told
from entaku.magic.known import runs
from tests.shared_data import shared


def test_commander_2011_is_said_in_japanese() -> None:
    """Every paragraph of every card of the set that is understood has Japanese words."""
    cards = [card for card in read_cards(shared("data/mtgjson/CMD.json")).cards if not missing(card, runs)[0]]
    read = [
        each
        for card in cards
        for face in read_faces(card)
        for part in face
        for each in part.abilities
        if part.understood
    ]
    assert len(read) > len(cards) > 0
    assert all(paragraph(ability, Told(card)) for card, ability in zip("絵" * len(read), read, strict=True))


def ability(text: str, *types: str) -> Ability:
    """The one ability that a text of ours is read as."""
    ((one,),) = (each.abilities for each in read_text(text, "Moss", types))
    return one


@pytest.mark.parametrize(
    "text,said",
    [
        ("When Moss dies, return a land you control to its owner's hand.", "土地１つをオーナーの手札に戻す。"),
        ("When Moss dies, you may have target player mill two cards.", "を選んでもよい。"),
        (
            "Moss enters the battlefield tapped with two moss counters on it.",
            "２個が置かれた状態でタップ状態で戦場に出る。",
        ),
        (
            "When Moss enters the battlefield untapped, you gain 2 life.",
            "苔がアンタップ状態で戦場に出たとき、あなたは２点のライフを得る。",
        ),
        (
            "As long as your devotion to green and white is less than seven, Moss isn't a creature.",
            "あなたの緑と白への信心が７未満であるかぎり、苔はクリーチャーではない。",
        ),
        (
            "Each player can't cast more than one noncreature spell each turn.",
            "各プレイヤーは、毎ターン１つしかクリーチャーでない呪文を唱えられない。",
        ),
        (
            "Activated abilities of artifacts your opponents control can't be activated unless they're mana abilities.",
            "マナ能力でない起動型能力は起動できない。",
        ),
        (
            "If a source you control would deal damage to a permanent or player, it deals triple that damage to that"
            " permanent or player instead.",
            "代わりにそれはその３倍の点数のダメージを与える。",
        ),
    ],
)
def test_new_clauses_are_said_as_players_say_them(text: str, said: str) -> None:
    """What English and Japanese put differently ends as Japanese cards do."""
    assert paragraph(ability(text, "Creature"), Told("苔")).endswith(said)
