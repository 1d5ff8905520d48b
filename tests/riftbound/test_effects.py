"""Every unit in every effect: what is done to it, and where it stands, in both languages."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.riftbound.analysis import analyse

EFFECTS = {
    # effect: the reason that decides
    "Deal 3 to {X}.": "target",
    "Deal 2 damage to {X} and draw 1.": "target",
    "Give {X} +2 [M] this turn.": "target",
    "Give {X} [Tank] and [Shield 2] this turn.": "target",
    "Move {X} to a battlefield you control.": "target",
    "Move {X} to its base, then draw 1.": "target",
    "Return {X} to its owner's hand.": "target",
    "Choose {X}. Deal 2 to it.": "target",
    "Choose {X} and a gear. Kill the gear.": "target",
    "Ready {X}. It gains [Ganking] this turn.": "target",
    "Stun {X}. Its controller draws 1.": "target",
    "Take control of {X}.": "target",
    "Attach this to {X}.": "target",
    "Deal damage to {X} equal to my Might.": "target",
    "Deal damage equal to my Might to {X}.": "target",
    "Deal 1 to {X} for each card in your trash.": "target",
    "Deal 4 split among {X}.": "target",
    "Kill {X} unless its controller pays [2].": "target",
    "Give {X} -1 [M] this turn for each gear you control, to a minimum of 1 [M].": "target",
    "Put {X} on the bottom of its owner's Main Deck.": "target",
    "Banish {X}, then its owner plays it, ignoring its cost.": "target",
    "Place a +1 [M] buff on {X}.": "target",
    "Deal 2 to {X}. If it dies this turn, draw 1.": "target",
    "Choose a battlefield. Move {X} to that battlefield.": "target",
    "Swap the Might of {X} and a friendly unit.": "target",
    "Counter a spell that chooses {X}.": "restriction",
    "Kill a gear attached to {X}.": "restriction",
}
UNITS = (
    "a unit",
    "an enemy unit",
    "a friendly unit at a battlefield",
    "another unit here",
    "up to two units",
    "any number of units",
    "one of your units",
    "a unit with 3 [M] or less",
    "a unit an opponent controls",
    "a Poro or Dragon",
    "two units at the same battlefield",
    "an enemy unit with less Might than me",
    "a unit that's alone",
)
JAPANESE_EFFECTS = {
    "{X}に3ダメージを与える。": "target",
    "{X}に2ダメージを与え、1枚引く。": "target",
    "このターン、{X}にマイト+2を付与する。": "target",
    "{X}に[タンク]と[シールド2]を付与する。": "target",
    "{X}をあなたがコントロールするバトルフィールドに移動する。": "target",
    "{X}をベースに移動し、1枚引く。": "target",
    "{X}を持ち主の手札に戻す。": "target",
    "{X}を選ぶ。それに2ダメージを与える。": "target",
    "{X}とギア1つを選ぶ。そのギアをキルする。": "target",
    "{X}をレディ状態にする。それはこのターン[ギャンキング]を得る。": "target",
    "{X}をスタンする。そのコントローラーは1枚引く。": "target",
    "{X}のコントロールを得る。": "target",
    "これを{X}に装着する。": "target",
    "{X}に私のマイトに等しいダメージを与える。": "target",
    "私のマイトに等しいダメージを{X}に与える。": "target",
    "あなたのトラッシュのカード1枚につき、{X}に1ダメージを与える。": "target",
    "{X}に4ダメージを割り振る。": "target",
    "{X}に、4ダメージを分配して与える。": "target",
    "{X}を持ち主のメインデッキの一番下に置く。": "target",
    "{X}をバニッシュし、その持ち主がコストを無視してそれをプレイする。": "target",
    "{X}に2ダメージを与える。このターン、それが倒されたとき、1枚引く。": "target",
    "バトルフィールド1つを選ぶ。{X}をそのバトルフィールドに移動する。": "target",
    "このターン、{X}のマイトを2倍にする。": "target",
    "{X}をここに移動してもよい。": "target",
    "{X}を対象とするスペル1つをカウンターする。": "restriction",
    "{X}に装着されているギア1つをキルする。": "restriction",
    "{X}をキルする。それが敵ユニットだった場合、1枚引く。": "target",
    "もし{X}をコントロールしているなら、1枚引く。": "no_choice",
    "あなたが{X}をコントロールしている間、私はマイト+1を得る。": "no_choice",
}
JAPANESE_UNITS = (
    # what describes the noun, and the noun with its number
    ("", "ユニット1体"),
    ("", "敵ユニット1体"),
    ("バトルフィールドにいる", "味方ユニット1体"),
    ("", "最大2体の敵ユニット"),
    ("", "好きな数のユニット"),
    ("マイト3以下の", "ユニット1体"),
    ("対戦相手がコントロールする", "ユニット1体"),
    ("このターンに移動した", "ユニット1体"),
    ("", "スタン状態のユニット1体"),
    ("同じバトルフィールドにいる", "ユニット2体"),
    ("私よりマイトが低い", "敵ユニット1体"),
    ("単独でいる", "ユニット1体"),
    ("", "ここの敵ユニット1体"),
)


@pytest.mark.rule("RT-1", "RT-5", "RT-7", "RT-14")
@settings(max_examples=200, deadline=None)
@given(effect=st.sampled_from(sorted(EFFECTS)), unit=st.sampled_from(UNITS))
def test_english(effect: str, unit: str) -> None:
    """The whole description is the mention, and what the clause goes on to say is none of it."""
    text = effect.format(X=unit)
    text = text[0].upper() + text[1:]
    analysis = analyse(text)
    start = text.lower().index(unit.lower())
    found = [(one.text.lower(), one.verdict.reason) for one in analysis.mentions if one.start == start]
    assert (found[:1], analysis.not_understood) == ([(unit.lower(), EFFECTS[effect])], ())


@pytest.mark.rule("RT-1", "RT-5", "RT-7", "RT-14", "RT-19")
@settings(max_examples=200, deadline=None)
@given(effect=st.sampled_from(sorted(JAPANESE_EFFECTS)), unit=st.sampled_from(JAPANESE_UNITS))
def test_japanese(effect: str, unit: tuple[str, str]) -> None:
    """The noun with its number is the mention."""
    described, noun = unit
    text = effect.format(X=described + noun)
    analysis = analyse(text)
    start = text.index(described + noun) + len(described)
    found = [(one.text, one.verdict.reason) for one in analysis.mentions if one.start == start]
    assert (found[:1], analysis.not_understood) == ([(noun, JAPANESE_EFFECTS[effect])], ())


@pytest.mark.rule("RT-3")
@pytest.mark.parametrize(
    "text",
    [
        "Play a unit from your hand or trash.",
        "Banish a card from your trash or hand.",
        "手札かトラッシュから1枚プレイする。",
    ],
)
def test_from_hand_or_trash_depends_on_the_choice(text: str) -> None:
    """A card from either zone is a target or none by where it is chosen, and the explanation says both."""
    chosen = [mention for mention in analyse(text).mentions if mention.verdict.depends]
    assert [(mention.target, mention.verdict.ground) for mention in chosen] == [(False, "hand-or-public")]
    assert "depends on your choice" in chosen[0].verdict.why.en
    assert "どちらから選択するか" in chosen[0].verdict.why.ja
