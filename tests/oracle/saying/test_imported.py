"""Imported cards are said in Japanese too, by the trees that are read from their English texts."""

import pytest

from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle import rendered
from entaku.oracle.card import Card, Face
from entaku.oracle.importers.files import read_cards
from entaku.oracle.ir.abilities import Ability, Keyword, Static, Tree
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.conditions import ManaSpent
from entaku.oracle.ir.things import Self
from entaku.oracle.reading.coverage import missing, read_faces
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.japanese.clauses import template
from entaku.oracle.saying.japanese.lines import paragraph, paragraphs
from entaku.oracle.saying.japanese.told import Told
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


@pytest.mark.parametrize(
    "text,said",
    [
        ("Moss enters tapped unless a player has 13 or less life.", "プレイヤー１人のライフが１３点以下でないかぎり、"),
        (
            "As long as an opponent has three or more poison counters, Moss has double strike.",
            "対戦相手１人が毒カウンターを３個以上持っているかぎり、",
        ),
        (
            "Whenever you cast a noncreature spell, if at least four mana was spent to cast it, draw a card.",
            "その呪文を唱えるためにマナが４点以上支払われていた場合、",
        ),
        (
            "Whenever the Ring tempts you, if you chose a creature other than Moss as your Ring-bearer, draw a card.",
            "あなたが苔でないクリーチャーを指輪所持者として選んでいた場合、",
        ),
        ("As long as Moss is your Ring-bearer, it must be blocked if able.", "苔があなたの指輪所持者であるかぎり、"),
        (
            "When Moss dies, you may discover X, where X is its toughness.",
            "あなたは発見Ｘを行ってもよい。Ｘはこれのタフネスに等しい。",
        ),
        (
            "When Moss enters, create an X/1 red Horror creature token, where X is the number of charge counters on"
            " Moss.",
            "赤のＸ/１のホラー・クリーチャー・トークン１体を生成する。Ｘはこれの上にある蓄積カウンターの個数に等しい。",
        ),
        (
            "Whenever a creature you control deals combat damage to a planeswalker, destroy that planeswalker.",
            "そのプレインズウォーカーを破壊する。",
        ),
        ("Whenever Moss deals damage to a creature, tap that creature.", "そのクリーチャーをタップする。"),
        ("Whenever a Wall blocks a creature, destroy that creature.", "そのブロックされたクリーチャーを破壊する。"),
        (
            "Whenever a Goblin deals damage to a creature, destroy that creature.",
            "そのダメージを受けたクリーチャーを破壊する。",
        ),
        (
            "When Moss enters, for each opponent, create a token that's a copy of up to one target creature that player"
            " controls.",
            "それらそれぞれにつき、それのコピーであるトークン１体を生成する。",
        ),
        ("When Moss enters, target creature becomes prepared.", "それを準備済にする。"),
        (
            "Whenever Moss becomes the target of a spell or ability you control for the first time each turn, draw a"
            " card.",
            "苔が各ターン最初にあなたがコントロールしている呪文や能力の対象になるたび、",
        ),
        (
            "{T}: You may put a historic permanent card from your hand onto the battlefield.",
            "あなたの手札にある歴史的なパーマネント・カード１枚を戦場に出してもよい。",
        ),
        (
            "Enchanted creature loses all abilities and is a colorless Noggle with base power and toughness 1/1.",
            "基本のパワーとタフネスが１/１の無色のノッグルである。",
        ),
        (
            "Whenever enchanted creature deals combat damage to a player, exile the top card of that player's library."
            " If it's a permanent card, you may put it onto the battlefield under your control.",
            "あなたはそれをあなたのコントロール下で戦場に出してもよい。",
        ),
        (
            "During your turn, equipped creature has hexproof.",
            "あなたのターンであるかぎり、装備しているクリーチャーは呪禁を持つ。",
        ),
    ],
)
def test_what_is_asked_and_meant_is_said(text: str, said: str) -> None:
    """Conditions of players, of mana, of the Ring; what X is; which object of an event is meant."""
    assert said in paragraph(ability(text, "Creature"), Told("苔", attached="装備しているクリーチャー"))


def test_what_saying_stumbles_over_is_left_out_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    """A page is shown all the same."""
    strange = Static(Self(), (Resize(1, 1),), while_=ManaSpent("?", 2))
    assert paragraphs(Tree("Moss", (Keyword("flying"), strange)), "苔") == ["飛行"]
    assert "ManaSpent" in caplog.text


def test_what_no_japanese_is_known_for_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of one's own lacks no line."""
    monkeypatch.setattr(rendered, "in_japanese", lambda *_: [])
    text = rendered.told(Card("Moss", (Face("Moss", types=("Creature",)),)), Tree("Moss", (Keyword("flying"),)))
    assert text.ja == text.en == "Flying"


def test_a_place_that_nothing_fills_is_an_error() -> None:
    """Words with a field's name in braces don't come to a page."""
    with pytest.raises(ValueError, match="what"):
        template("{what}を")
