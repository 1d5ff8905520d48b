"""RT-1 to RT-19: what the rules on targets say, in both languages."""

import pytest

from entaku.riftbound.analysis import Analysis, Mention, analyse
from entaku.riftbound.editions import EDITIONS
from tests.riftbound.marked import judged


def holds(given: str, rules: str = "core-1.3", kind: str = "") -> None:
    """What is marked is what the analysis says."""
    expected, said = judged(given, rules, kind)
    assert expected == said


def mention(analysis: Analysis, words: str) -> Mention:
    return next(one for one in analysis.mentions if one.text == words)


@pytest.mark.rule("RT-1")
@pytest.mark.parametrize("rules", list(EDITIONS))
@pytest.mark.parametrize("text", ["Exhaust {target an enemy gear}.", "{target 敵ギアを1つ}待機状態にする。"])
def test_what_you_alone_choose_and_all_can_see_is_a_target(text: str, rules: str) -> None:
    """Public, chosen by you alone, and in no restriction, cost, trigger, replacement or "must"."""
    holds(text, rules)


@pytest.mark.rule("RT-2")
@pytest.mark.parametrize(
    "text",
    [
        "Choose {target a player}.",
        "Counter {target an enemy spell}.",
        "Banish {target a card from {restriction a trash}}.",
        "Return {target a facedown card at {restriction a battlefield}} to its owner's hand.",
        "Discard {hidden a unit}.",
        "Reveal {hidden a spell from {restriction your hand}}.",
        "{target プレイヤーを1人}選ぶ。",
        "{target トラッシュのカードを1枚}バニッシュする。",
        "{target 伏せられたカード1枚}を持ち主の手札に戻す。",
        "手札から{hidden スペルを1枚}公開する。",
    ],
)
def test_only_what_is_public_can_be_a_target(text: str) -> None:
    """Units, spells on the chain, cards in a trash, players, and that a card lies facedown; not a hand."""
    holds(text)


@pytest.mark.rule("RT-3")
@pytest.mark.parametrize(
    "text",
    [
        "You may play {hidden a gear from {restriction your hand}}, ignoring its cost.",
        "You may play {target a gear from {restriction your trash}}, ignoring its cost.",
        "コストを無視して手札から{hidden ユニットを1体}プレイできる",
        "コストを無視してトラッシュから{target ユニットを1体}プレイできる",
    ],
)
def test_from_the_trash_but_not_from_the_hand(text: str) -> None:
    """A unit that is played from the trash is a target, one from the hand isn't."""
    holds(text)


@pytest.mark.rule("RT-4")
@pytest.mark.parametrize(
    "text",
    [
        "{none Each player} kills {others a gear they control}.",
        "{none Each opponent} banishes {others one of their units}.",
        "Choose {target an opponent}. {none They} recall {others a unit they control}.",
        "{none すべてのプレイヤー}は{others 自分のギアを1つ}選んでキルする",
        "{target 対戦相手を1人}選ぶ。{none そのプレイヤー}は{others 自分のユニットを1体}キルする。",
    ],
)
def test_choices_of_other_players_are_no_targets(text: str) -> None:
    """Nor are one's own as a part of theirs."""
    holds(text)


@pytest.mark.rule("RT-5")
@pytest.mark.parametrize(
    "text",
    [
        "Stun {none all enemy units}.",
        "Banish {target a gear}. {none Its controller} draws 1.",
        "Exhaust {none your legend}.",
        "Exhaust {target a friendly legend}.",
        "{none すべての敵ユニット}をスタンする。",
        "{target ギアを1つ}キルする。{none そのコントローラー}は1枚引く。",
        "{none あなたのレジェンド}を待機状態にする。",
    ],
)
def test_where_nothing_is_chosen_nothing_is_a_target(text: str) -> None:
    """All that fit, the controller of something, your legend."""
    holds(text)


@pytest.mark.rule("RT-6")
@pytest.mark.parametrize("text", ["Banish an enemy unit.", "敵ユニットを1体バニッシュする"])
def test_the_only_legal_choice_is_a_target(text: str) -> None:
    """That there may be only one enemy unit changes nothing; the answer says so."""
    analysis = analyse(text)
    assert [one.target for one in analysis.mentions] == [True]
    answer = next(one for one in analysis.questions if one.topic == "only-one")
    assert answer.answer.en.startswith("The only one there is has to be chosen, and it is a target like any other.")
    assert answer.rule == "355.10.d.2"


@pytest.mark.rule("RT-7")
@pytest.mark.parametrize("rules", list(EDITIONS))
@pytest.mark.parametrize(
    "text",
    [
        "Stun {target a unit at {restriction a battlefield}}.",
        "Counter {target a spell that chooses {restriction a friendly unit}}.",
        "{restriction バトルフィールド}にいる{target ユニットを1体}スタンする",
    ],
)
def test_a_restriction_is_no_target(text: str, rules: str) -> None:
    """A thing that only says which others may be chosen is not chosen itself."""
    holds(text, rules)


@pytest.mark.rule("RT-8")
@pytest.mark.parametrize(
    "text",
    [
        "Exhaust {cost a friendly unit}, [1]: Stun {target an enemy unit}.",
        "As an additional cost to play this, banish {cost a friendly gear}.",
        "{cost 味方ギアを1つ}待機状態にする：{target 敵ユニットを1体}スタンする。",
        "これをプレイするための追加コストとして、{cost 味方ギアを1つ}キルする。",
    ],
)
def test_costs_hold_no_targets(text: str) -> None:
    """Neither before a colon nor as an additional cost."""
    holds(text)


@pytest.mark.rule("RT-9")
@pytest.mark.parametrize(
    "text",
    [
        "When {trigger an enemy unit} moves this turn, give {none it} -1 [M].",
        "このターンで{trigger 敵ユニット}が攻撃するとき、{none そのユニット}にマイト-1を付与する",
    ],
)
def test_trigger_conditions_target_nothing(text: str) -> None:
    """And what points back to them isn't chosen."""
    holds(text)


@pytest.mark.rule("RT-10")
@pytest.mark.parametrize(
    "text",
    [
        "The next time {replacement a gear} would die, you may kill {replacement another gear} instead.",
        "Choose {target a friendly unit}. The next time {replacement it} would die, exhaust {replacement it} instead.",
        "次に{replacement 味方のユニット}が倒されるとき、代わりに{replacement 別の味方ユニット}をキルすることができる",
        "{target 味方ギア1つ}を選ぶ。次に{replacement それ}がキルされるとき、代わりに{replacement それ}を手札に戻す",
    ],
)
def test_replacement_effects_target_nothing(text: str) -> None:
    """Neither in their condition nor in their result; what is chosen before them is a target."""
    holds(text)


@pytest.mark.rule("RT-11")
@pytest.mark.parametrize(
    "text",
    [
        "When you conquer here, you must exhaust {must one of your runes}.",
        "Exhaust {target a rune you control}.",
        "ここを制圧したとき、{must あなたのルーンを1つ}待機状態にする必要がある。",
    ],
)
def test_what_must_be_done_targets_nothing(text: str) -> None:
    """Only what stands in the words with "must" is left out."""
    holds(text)


@pytest.mark.rule("RT-12")
@pytest.mark.parametrize(
    "text,place",
    [
        ("Stun all units at a location.", "a location"),
        ("ロケーション1つにいる敵ユニットすべてをスタンする。", "ロケーション1つ"),
    ],
)
def test_places_are_targets_since_the_core_rules(text: str, place: str) -> None:
    """In "all units at a location" the place is chosen, under the newer version only."""
    under = mention(analyse(text), place)
    assert (under.target, under.verdict.rule, under.depends_on_rules) == (True, "RT-12", True)
    assert under.verdicts["faq-2025-10"].target is False


@pytest.mark.rule("RT-13")
@pytest.mark.parametrize(
    "text",
    [
        "{none Other friendly units {none here}} have [Shield].",
        "Move {target a friendly unit} to {restriction a battlefield}.",
        "Play {none a 2 [M] Cat unit token} to {restriction a battlefield you control}.",
        "Choose one — Draw 2. Exhaust {target a gear}.",
        "{none 他の味方ユニット}は[シールド]を持つ。",
        "{target 味方ユニットを1体}{restriction バトルフィールド}に移動する。",
    ],
)
def test_passives_modes_and_destinations_are_no_targets(text: str) -> None:
    """Passive abilities never target; modes, destinations and where a unit is played are choices of another kind."""
    holds(text)


@pytest.mark.rule("RT-14")
@pytest.mark.parametrize(
    "text,ground",
    [
        ("You may exhaust {target an enemy gear}.", "target-optional"),
        ("Stun {target up to 4 enemy units}.", "target-up-to"),
        ("Ready {target any number of gear}.", "target-up-to"),
        ("Deal 7 split among {target any number of enemy units}.", "target-split"),
        ("Stun {target any number of units with total Might 6 or less}.", "target-group"),
        ("{target 敵ギアを1つ}待機状態にしてもよい。", "target-optional"),
        ("{target 敵ユニットを最大4体}スタンする。", "target-up-to"),
        ("{target 好きな数のユニット}に5ダメージを割り振る。", "target-split"),
    ],
)
def test_may_up_to_and_any_number_still_target(text: str, ground: str) -> None:
    """ "May" doesn't stop a choice from being a target; with split damage every chosen unit is one."""
    holds(text)
    plain = text.replace("{target ", "").replace("}", "")
    assert [one.verdict.ground for one in analyse(plain).targets] == [ground]


@pytest.mark.rule("RT-15")
@pytest.mark.parametrize(
    "text",
    [
        "When I hold, you may exhaust {cost another friendly unit} to draw 1.",
        "You may spend {cost a buff} to stun {target an enemy unit}.",
        "Exhaust {target a friendly unit}. If you do, draw 1.",
        "{cost バフを1つ}消費して、{target 敵ユニットを1体}スタンしてもよい。",
        "{target 味方ユニットを1体}待機状態にする。そうした場合、1枚引く。",
    ],
)
def test_what_is_done_to_do_something_is_a_cost(text: str) -> None:
    """ "[Do X] to [do Y]": X is a cost. "If you do" makes none."""
    holds(text)


@pytest.mark.rule("RT-16")
@pytest.mark.parametrize(
    "text,words",
    [
        ("Move an enemy gear. Then do this: Stun an enemy unit.", "an enemy unit"),
        ("敵ユニットを1体移動する。その後、これを行う：別の敵ユニットを1体スタンする。", "別の敵ユニットを1体"),
    ],
)
def test_a_do_this_trigger_chooses_later(text: str, words: str) -> None:
    """Its targets are chosen when it goes on the chain, those before it at once."""
    analysis = analyse(text)
    assert [one.verdict.chosen for one in analysis.targets] == ["playing", "reflexive"]
    assert mention(analysis, words).verdict.rule == "RT-16"


@pytest.mark.rule("RT-17")
@pytest.mark.parametrize(
    "text,ground,kind",
    [
        ("[Equip] [1]", "target-equip", "unit"),
        ("[Quick-Draw]", "target-quick-draw", "unit"),
        ("[Weaponmaster]", "target-weaponmaster", "gear"),
        ("［装備］［1］", "target-equip", "unit"),
    ],
)
def test_keywords_that_choose(text: str, ground: str, kind: str) -> None:
    """Equip and Quick-Draw target the unit, Weaponmaster chooses the Equipment."""
    target = analyse(text).targets[0]
    assert target.verdict.ground == ground
    reference = analyse(text).form.abilities[0].steps[0].clause.parts[0].reference
    assert reference.kinds == (kind,)


@pytest.mark.rule("RT-17")
def test_reminder_text_mentions_nothing() -> None:
    """What stands in parentheses only reminds."""
    assert [one.text for one in analyse("[Tank] (Kill a unit. It must die.) Draw 1.").mentions] == []


@pytest.mark.rule("RT-17")
def test_repeat_chooses_again_and_deflect_is_paid_each_time() -> None:
    """Under the newer version Deflect is paid for every choice, those of Repeat included."""
    text = "[Repeat] [2]\nStun an enemy unit."
    said = {name: _deflect(analyse(text, name)) for name in EDITIONS}
    assert "With Repeat the choices are made again" in said["core-1.3"]
    assert said["faq-2025-10"].startswith("Once for this spell or ability")


def _deflect(analysis: Analysis) -> str:
    return next(one.answer.en for one in analysis.questions if one.topic == "deflect")


@pytest.mark.rule("RT-18")
@pytest.mark.parametrize("name", ["Falling Star", "イカシアの雨"])
def test_a_changed_ruling_gives_each_version_s_answer(name: str) -> None:
    """Once a trigger for each instruction, now targets that are all chosen at once."""
    analysis = analyse("Stun a unit.\nStun a unit.", name=name)
    told = [{rules: verdict.chosen for rules, verdict in one.verdicts.items()} for one in analysis.mentions]
    assert told == [{"faq-2025-10": "reflexive", "core-1.3": "playing"}] * 2
    assert analysis.note is not None
    assert analyse("Stun a unit.", name="Some other card").note is None


@pytest.mark.rule("RT-19")
@pytest.mark.parametrize(
    "text,unread,mentioned",
    [
        ("Stun a unit. Frobnicate a gear with a spanner.", "Frobnicate a gear with a spanner", "a gear"),
        ("敵ユニットを1体スタンする。ギアを1つホゲホゲする。", "ギアを1つホゲホゲする", "ギア"),
    ],
)
def test_what_is_not_understood_is_said_so(text: str, unread: str, mentioned: str) -> None:
    """With its place, and the things it seems to mention; the rest of the text is judged all the same."""
    analysis = analyse(text)
    assert [one.target for one in analysis.mentions] == [True]
    found = analysis.not_understood[0]
    assert (found.text, text[found.start : found.end], found.is_mention) == (unread, unread, False)
    assert any(one.is_mention and mentioned in one.text for one in analysis.not_understood)


@pytest.mark.rule("RT-19")
def test_spellings_do_not_matter_and_places_are_those_of_the_text() -> None:
    """Full-width signs, split kana and entities are read, and places still count the given characters."""
    text = "［Ｅ］：トラッシュから&quot;スペル&quot;を１枚手札に戻す。敵ユニットを２体スタンする。"
    target = analyse(text).targets[-1]
    assert (target.text, text[target.start : target.end]) == ("敵ユニットを２体", "敵ユニットを２体")
