"""Every thing in every frame: what stands where decides, whatever it is."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from entaku.riftbound.analysis import analyse

FRAMES = {
    # frame: the reason that decides
    "{V} {X}.": "target",
    "When you play me, {v} {X}.": "target",
    "When you play me, you may {v} {X}.": "target",
    "You may {v} {X}.": "target",
    "[1], [E]: {V} {X}.": "target",
    "If you control two or more gear, {v} {X}.": "target",
    "Choose one —\n{V} {X}.\nDraw 1.": "target",
    "Draw 1, then {v} {X}.": "target",
    "Draw 1. Then do this: {V} {X}.": "target",
    "At the end of your turn, {v} {X}.": "target",
    "[Deathknell] — {V} {X}.": "target",
    "[Legion] — When you play me, {v} {X}.": "target",
    "When I conquer, you may pay [1] to {v} {X}.": "target",
    "You may exhaust this to {v} {X}.": "target",
    "[Level 6][>] {V} {X}.": "target",
    "Draw 1. {V} {X}.": "target",
    "{V} {X}. Draw 1.": "target",
    "When you hold here, if you have 3 or more units here, {v} {X}.": "target",
    "Discard 1. If you do, {v} {X}.": "target",
    "{V} {X}: Draw 1.": "cost",
    "[1], {V} {X}, [E]: Draw 1.": "cost",
    "As an additional cost to play this, {v} {X}.": "cost",
    "You may {v} {X} as an additional cost to play me.": "cost",
    "You may {v} {X} to draw 1.": "cost",
    "When I attack, you may {v} {X} to draw 1.": "cost",
    "You must {v} {X}.": "must",
    "When you conquer here, you must {v} {X}.": "must",
    "The next time this would be killed, {v} {X} instead.": "replacement",
    "If a friendly gear would die, you may {v} {X} instead.": "replacement",
    "When you {v} {X}, draw 1.": "trigger",
    "Whenever an opponent {vs} {X}, draw 1.": "trigger",
    "Each player {vs} {X}.": "other_player_chooses",
    "Each opponent may {v} {X}.": "other_player_chooses",
    "Choose an opponent. They {v} {X}.": "other_player_chooses",
    "While you control {X}, I have +1 [M].": "no_choice",
}
THINGS = (
    "a unit",
    "an enemy unit",
    "a friendly unit at a battlefield",
    "another unit here",
    "up to two units",
    "any number of gear",
    "one of your units",
    "a unit with 3 [M] or less",
    "a unit an opponent controls",
    "a unit that moved this turn",
    "a card from your trash",
    "an exhausted rune",
    "a stunned or damaged unit",
    "two units at the same battlefield",
    "a Poro or Dragon",
    "a non-token gear",
    "an Equipment attached to an enemy unit",
    "a facedown card",
    "a unit you own in your base",
    "a gear with Energy cost no more than [2]",
    "a unit or gear you control that's [Empowered]",
)
VERBS = {
    "kill": "kills",
    "[Stun]": "stuns",
    "banish": "banishes",
    "ready": "readies",
    "exhaust": "exhausts",
    "[Buff]": "buffs",
}
JAPANESE_FRAMES = {
    "{X}を{v}。": "target",
    "私をプレイしたとき、{X}を{v}。": "target",
    "これをプレイしたとき、{X}を{te}もよい。": "target",
    "{X}を{te}もよい。": "target",
    "[1]、[E]：{X}を{v}。": "target",
    "あなたがギアを2つ以上コントロールしているなら、{X}を{v}。": "target",
    "以下から1つを選ぶ。\n・{X}を{v}。\n・1枚引く。": "target",
    "1枚引き、{X}を{v}。": "target",
    "1枚引く。その後、これを行う：{X}を{v}。": "target",
    "ターン終了時、{X}を{v}。": "target",
    "[デスネル] — {X}を{v}。": "target",
    "[レギオン] — 私をプレイしたとき、{X}を{v}。": "target",
    "1枚引く。{X}を{v}。": "target",
    "{X}を{v}。1枚引く。": "target",
    "{X}を{j}、1枚引く。": "target",
    "ここを制圧したとき、{X}を{v}ことができる。": "target",
    "[1]を支払って、{X}を{te}もよい。": "target",
    "{X}を{v}：1枚引く。": "cost",
    "[1]、{X}を{v}、[E]：1枚引く。": "cost",
    "これをプレイするための追加コストとして、{X}を{v}。": "cost",
    "追加コストとして{X}を{te}もよい。": "cost",
    "{X}を{v}必要がある。": "must",
    "ここを制圧したとき、{X}を{v}必要がある。": "must",
    "次に味方ギアが倒されるとき、代わりに{X}を{v}。": "replacement",
    "味方ギアが破壊される場合、代わりに{X}を{te}もよい。": "replacement",
    "あなたが{X}を{past}とき、1枚引く。": "trigger",
    "対戦相手が{X}を{past}とき、1枚引く。": "trigger",
    "{X}を{v}たび、1枚引く。": "trigger",
    "各プレイヤーは{X}を{v}。": "other_player_chooses",
    "すべてのプレイヤーは{X}を選んでキルする。": "other_player_chooses",
    "対戦相手を1人選ぶ。そのプレイヤーは{X}を{v}。": "other_player_chooses",
    "各対戦相手は{X}を{te}もよい。": "other_player_chooses",
}
JAPANESE_THINGS = (
    # what describes the noun, and the noun with its number
    ("", "ユニット1体"),
    ("", "敵ユニット1体"),
    ("", "味方のユニット1体"),
    ("バトルフィールドにいる", "敵ユニット1体"),
    ("", "別のユニット1体"),
    ("", "最大2体の敵ユニット"),
    ("", "好きな数のギア"),
    ("", "あなたのユニット1体"),
    ("マイト3以下の", "ユニット1体"),
    ("対戦相手がコントロールする", "ユニット1体"),
    ("このターンに移動した", "ユニット1体"),
    ("", "トラッシュのカード1枚"),
    ("", "待機状態のルーン1つ"),
    ("", "スタン状態のユニット1体"),
    ("同じバトルフィールドにいる", "ユニット2体"),
    ("", "ユニットまたはギア1つ"),
    ("敵ユニットに装着されている", "装備品1つ"),
    ("", "伏せられたカード1枚"),
    ("コスト[2]以下の", "ギア1つ"),
    ("ここにいる", "敵ユニット1体"),
    ("あなたがコントロールする", "ユニット1体"),
    ("ベースにいる", "味方ユニット1体"),
    ("マイトが最も高い", "敵ユニット1体"),
)
JAPANESE_VERBS = (
    # plain, joining, -te, past
    ("キルする", "キルし", "キルして", "キルした"),
    ("スタンする", "スタンし", "スタンして", "スタンした"),
    ("バニッシュする", "バニッシュし", "バニッシュして", "バニッシュした"),
    ("待機状態にする", "待機状態にし", "待機状態にして", "待機状態にした"),
    ("リサイクルする", "リサイクルし", "リサイクルして", "リサイクルした"),
    ("手札に戻す", "手札に戻し", "手札に戻して", "手札に戻した"),
)


@pytest.mark.rule("RT-1", "RT-4", "RT-8", "RT-9", "RT-10", "RT-11", "RT-14", "RT-15")
@settings(max_examples=300, deadline=None)
@given(frame=st.sampled_from(sorted(FRAMES)), thing=st.sampled_from(THINGS), verb=st.sampled_from(sorted(VERBS)))
def test_english(frame: str, thing: str, verb: str) -> None:
    """Whether a thing is a target is up to where it stands, not to which thing it is or what is done to it."""
    capital = verb if verb.startswith("[") else verb.capitalize()
    assume("{vs}" not in frame or not verb.startswith("["))
    text = frame.format(V=capital, v=verb, vs=VERBS[verb], X=thing)
    analysis = analyse(text)
    found = [(one.text, one.verdict.reason) for one in analysis.mentions if one.start == text.index(thing)]
    assert (found, analysis.not_understood) == ([(thing, FRAMES[frame])], ())


@pytest.mark.rule("RT-1", "RT-4", "RT-8", "RT-9", "RT-10", "RT-11", "RT-14", "RT-15", "RT-19")
@settings(max_examples=300, deadline=None)
@given(
    frame=st.sampled_from(sorted(JAPANESE_FRAMES)),
    thing=st.sampled_from(JAPANESE_THINGS),
    verb=st.sampled_from(JAPANESE_VERBS),
)
def test_japanese(frame: str, thing: tuple[str, str], verb: tuple[str, str, str, str]) -> None:
    """The same in Japanese, where what describes a noun stands before it."""
    described, noun = thing
    plain, joining, te, past = verb
    text = frame.format(v=plain, j=joining, te=te, past=past, X=described + noun)
    analysis = analyse(text)
    start = text.index(described + noun) + len(described)
    found = [(one.text, one.verdict.reason) for one in analysis.mentions if one.start == start]
    assert (found[:1], analysis.not_understood) == ([(noun, JAPANESE_FRAMES[frame])], ())
