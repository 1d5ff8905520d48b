"""Trees said in Japanese."""

import re

import pytest
from msgspec import structs

from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    AdditionalCost,
    DiscardCost,
    Keyword,
    SacrificeCost,
    SpellAbility,
    Static,
    Target,
    Tree,
    Triggered,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, Gain, LoseTypes, Resize, SetController, SetSize, SetTypes
from entaku.oracle.ir.conditions import AtCharge, Compared, Exists, Matches, TurnOf, Unless, WasKicked
from entaku.oracle.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    Casts,
    CountersRemoved,
    Cycles,
    DealsDamage,
    Dies,
    Enters,
    Leaves,
    OneOrMore,
)
from entaku.oracle.ir.instructions import If, May
from entaku.oracle.ir.player_rules import CostsLess, PlayFrom
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.short import (
    ANY_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    ability,
    cost,
    creature,
    dies,
    does,
    enters,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    pump,
    target,
    target_creature,
    to_hand,
    token,
    whenever,
)
from entaku.oracle.ir.things import (
    Among,
    AnyOf,
    Attached,
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    Colourless,
    ControllerOf,
    Count,
    Each,
    Group,
    HasCounter,
    Is,
    IsAbility,
    LifeGained,
    LifeLost,
    Not,
    Other,
    Players,
    PlayersWho,
    StatOf,
    Times,
    TopCards,
)
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.copying import BecomeCopy
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.dice import Roll, Striation
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.emblems import Emblem
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.naming import ChooseValue
from entaku.oracle.mechanics.piles import SplitPiles
from entaku.oracle.mechanics.revealing import LookAt
from entaku.oracle.mechanics.searching import Search, Shuffle
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.mechanics.voting import Vote
from entaku.oracle.saying.japanese.lines import paragraph, paragraphs
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import negative, stem, te
from entaku.oracle.trees import shipped

SAID = [
    (does(Destroy(TARGET), targets=(target_creature(),)), "クリーチャー１体を対象とする。それを破壊する。"),
    (does(Draw(2), Discard()), "カード２枚を引き、その後カード１枚を捨てる。"),
    (
        does(Draw(2, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        "プレイヤー１人を対象とする。そのプレイヤーはカード２枚を引く。",
    ),
    (enters(GainLife(3)), "苔が戦場に出たとき、あなたは３点のライフを得る。"),
    (
        dies(makes(token(1, 1, "W", "Spirit", *keywords("flying")))),
        "苔が死亡したとき、飛行を持つ白の１/１のスピリット・クリーチャー・トークン１体を生成する。",
    ),
    (ability(cost("1R T"), pump(SELF, 1, 0)), "{1}{R}, {T}：ターン終了時まで、苔は＋１/＋０の修整を受ける。"),
    (
        whenever(Attacks(creature(YOURS)), May(pay=cost("W"), then=(gains(IT, "indestructible"),))),
        "あなたがコントロールしているクリーチャー１体が攻撃するたび、あなたは{W}を支払ってもよい。"
        "そうしたなら、ターン終了時まで、そのクリーチャーは破壊不能を得る。",
    ),
    (
        enters(May((to_hand(TARGET),)), targets=(target_creature(THEIRS),)),
        "苔が戦場に出たとき、対戦相手がコントロールしているクリーチャー１体を対象とする。あなたはそれをオーナーの手札に戻してもよい。",
    ),
    (
        whenever(Enters(creature(YOURS)), Damage(1, EACH_OPPONENT)),
        "クリーチャー１体があなたのコントロール下で戦場に出るたび、苔は各対戦相手にそれぞれ１点のダメージを与える。",
    ),
    (
        whenever(AnyHappening((Attacks(SELF), Blocks(SELF))), Draw()),
        "苔が攻撃するかブロックするたび、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((Blocks(SELF, creature()), BecomesBlocked(SELF, creature()))), Draw()),
        "苔がクリーチャー１体をブロックするかクリーチャー１体にブロックされた状態になるたび、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((Enters(SELF), DealsDamage(SELF, Each(), combat=True))), Draw()),
        "苔が戦場に出るかプレイヤー１人に戦闘ダメージを与えるたび、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((DealsDamage(SELF, Each()), DealsDamage(SELF, creature()))), Draw()),
        "苔がプレイヤー１人かクリーチャー１体にダメージを与えるたび、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((Enters(SELF), Enters(creature(YOURS, Other())))), Draw()),
        "苔かこれでないクリーチャー１体があなたのコントロール下で戦場に出るたび、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((Enters(SELF), Leaves(SELF))), Draw()),
        "苔が戦場に出たか戦場を離れたとき、カード１枚を引く。",
    ),
    (
        whenever(AnyHappening((Cycles(YOU, SELF), Dies(SELF))), Draw()),
        "あなたが苔をサイクリングするか、苔が死亡したとき、カード１枚を引く。",
    ),
    (
        does(May((ChooseThings(creature(YOURS)), Move(Bound("chosen"), "hand")))),
        "あなたはあなたがコントロールしているクリーチャー１体をオーナーの手札に戻してもよい。",
    ),
    (
        does(Apply(SELF, (Resize(StatOf("power", SELF), StatOf("toughness", SELF)),))),
        "ターン終了時まで、苔のパワーとタフネスを２倍にする。",
    ),
    (
        does(Move(TARGET, "battlefield", counter="+1/+1", counters=2), targets=(target(in_graveyard()),)),
        "あなたの墓地にあるカード１枚を対象とする。それを＋１/＋１カウンター２個が置かれた状態で戦場に戻す。",
    ),
    (
        Static(SELF, (AddTypes(("Creature",)), SetSize(3, 4), Gain(keywords("flying"))), while_=AtCharge(8)),
        "８＋｜飛行\n3/4",
    ),
    (
        Static(SELF, (Gain((Keyword("menace"), Keyword("mobilize", amount=StatOf("power", SELF)))),)),
        "苔は威迫と結集Ｘを持つ。Ｘはこれのパワーに等しい。",
    ),
]


@pytest.mark.parametrize("tree,text", SAID, ids=[text[:12] for _, text in SAID])
def test_a_tree_is_said_as_a_player_would(tree: Ability, text: str) -> None:
    """Targets come first, then what happens to them; numbers are wide and counted by the right word."""
    assert paragraph(tree, Told("苔")) == text


AS_PRINTED = [
    (
        whenever(Dies(creature(YOURS, Colourless(), Other())), Draw()),
        "あなたがコントロールしていてこれでない無色のクリーチャー１体が死亡するたび、カード１枚を引く。",
    ),
    (
        whenever(OneOrMore(Dies(creature(YOURS, Being("nontoken"), Other()))), Draw()),
        "あなたがコントロールしていてこれでもトークンでもない１体以上のクリーチャーが死亡するたび、カード１枚を引く。",
    ),
    (
        does(Apply(TARGET, (SetController(),), "end of turn"), Untap(TARGET), targets=(target_creature(),)),
        "クリーチャー１体を対象とする。ターン終了時まで、それのコントロールを得る。そのクリーチャーをアンタップする。",
    ),
    (
        does(
            LookAt(TopCards(YOU, 3)),
            ChooseThings(Bound("seen")),
            to_hand(Bound("chosen")),
            Move(Among("seen", (Other(Bound("chosen")),)), "graveyard"),
        ),
        "あなたのライブラリーの一番上にあるカード３枚を見る。そのうち１枚をあなたの手札に、残りをあなたの墓地に置く。",
    ),
    (
        Static(SELF, (Resize(Times(2, Count(group(Is("Forest")))), 0),)),
        "苔は戦場にある森１つにつき＋２/＋０の修整を受ける。",
    ),
    (
        ability(
            cost("2"), Apply(SELF, (SetTypes(("Creature", "Elemental"), keeps=True), SetSize(3, 3)), "end of turn")
        ),
        "{2}：ターン終了時まで、苔は３/３のエレメンタル・クリーチャーになる。これは土地でもある。",
    ),
    (
        whenever(Casts(YOU, (Not(Other()),)), Draw()),
        "あなたがこの呪文を唱えたとき、カード１枚を引く。",
    ),
    (
        enters(makes(token(0, 1, "W", "Goat")), makes(token(1, 1, "BG", "Pest"))),
        "苔が戦場に出たとき、白の０/１のヤギ・クリーチャー・トークン１体と黒緑の１/１の邪魔者・クリーチャー・トークン１体を生成する。",
    ),
    (
        does(Sacrifice(creature(), who=EACH_OPPONENT), Draw()),
        "各対戦相手はそれぞれクリーチャー１体を生け贄に捧げる。あなたはカード１枚を引く。",
    ),
    (
        does(Search((Is("Basic"), AnyOf((Is("Forest"), Is("Island")))), reveal=False)),
        "あなたのライブラリーから基本であり森か島であるカード１枚を探し、あなたの手札に加える。その後、ライブラリーを切り直す。",
    ),
]


MEANT = [
    (
        does(
            pump(TARGET, 2, 1),
            pump(creature(YOURS, Other(TARGET)), 1, 1),
            targets=(target_creature(YOURS),),
        ),
        "それでないすべてのクリーチャーは＋１/＋１の修整を受ける",
    ),
    (does(LookAt(TopCards(YOU, 3)), Move(Bound("seen"), "library", any_order=True)), "それらを望む順番で戻す"),
    (does(Destroy(creature(), no_regeneration=True)), "それらは再生できない"),
    (whenever(Dies(group(Is("Artifact"))), Draw()), "アーティファクト１つが戦場から墓地に置かれるたび"),
    (
        does(Move(in_graveyard(Is("Creature"), of=EACH_PLAYER), "exile"), Move(Bound("moved"), "battlefield")),
        "これにより追放されたすべてのカードを戦場に出す",
    ),
    (
        ability(cost("2"), Tap(TARGET), targets=(target(creature(Being("attacking or blocking"))),)),
        "攻撃クリーチャーやブロック・クリーチャーのうち１体を対象とする",
    ),
    (
        whenever(Dies(creature()), Draw(who=ControllerOf(IT))),
        "そのクリーチャーのコントローラーはカード１枚を引く",
    ),
    (
        enters(LoseLife(2, EACH_OPPONENT, bind="lost"), GainLife(BoundAmount("lost"))),
        "２点のライフを失う。あなたはこれにより失われたライフの合計に等しい点数のライフを得る",
    ),
    (enters(Draw(Count(EACH_OPPONENT))), "あなたの対戦相手の人数に等しい枚数のカードを引く"),
    (
        does(Move(in_graveyard(Is("Artifact")), "battlefield"), gains(Bound("moved"), "haste")),
        "それらは速攻を得る",
    ),
    (
        does(Vote(among=in_graveyard(Is("Creature")), bind="winners"), to_hand(Bound("winners"))),
        "票を獲得した各カードをあなたの手札に戻す",
    ),
]


@pytest.mark.parametrize("tree,part", MEANT, ids=[part[:12] for _, part in MEANT])
def test_what_is_spoken_of_is_called_what_it_is(tree: Ability, part: str) -> None:
    """One is それ and several それら, only creatures die, and what isn't the target isn't taken for the card itself."""
    assert part in paragraph(tree, Told("苔"))


def test_what_a_card_is_decides_whether_it_dies() -> None:
    """Creatures die, other cards are put into a graveyard; what equips one may see more than one die."""
    dying = Tree("苔", (dies(Draw()),))
    assert paragraphs(dying, "苔", types=("Artifact",)) == ["苔が戦場から墓地に置かれたとき、カード１枚を引く。"]
    assert paragraphs(dying, "苔", types=("Artifact", "Creature")) == ["苔が死亡したとき、カード１枚を引く。"]
    equipped = Tree("苔", (whenever(Dies(Attached()), Draw()), Keyword("equip", cost("1"))))
    assert paragraphs(equipped, "苔")[0] == "装備しているクリーチャーが死亡するたび、カード１枚を引く。"


def test_a_price_that_is_not_mana_alone_stands_behind_a_dash() -> None:
    """A keyword's mana follows it at once; what else is paid does not."""
    flashback = Keyword("flashback", cost("1 R"))
    assert paragraph(flashback, Told("苔")) == "フラッシュバック{1}{R}"
    assert paragraph(structs.replace(flashback, cost=(*cost("1 R"), DiscardCost())), Told("苔")).startswith(
        "フラッシュバック ― {1}{R}"
    )


@pytest.mark.parametrize("tree,text", AS_PRINTED, ids=[text[:12] for _, text in AS_PRINTED])
def test_a_tree_is_said_as_it_is_printed_today(tree: Ability, text: str) -> None:
    """In the wordings of cards since July 2021."""
    assert paragraph(tree, Told("苔")) == text


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_shipped_tree_is_said(name: str) -> None:
    """Each ability has its words, and no English stays in them but names."""
    tree = shipped()[name]
    told = Told("苔")
    for each in tree.abilities:
        text = paragraph(each, told)
        assert text
        assert not re.search(r"[a-z]{3}", text), text


@pytest.mark.parametrize(
    "verb,before,may,denied",
    [
        ("引く", "引き", "引いて", "引かない"),
        ("捨てる", "捨て", "捨てて", "捨てない"),
        ("破壊する", "破壊し", "破壊して", "破壊しない"),
        ("支払う", "支払い", "支払って", "支払わない"),
        ("戻す", "戻し", "戻して", "戻さない"),
        ("選ぶ", "選び", "選んで", "選ばない"),
    ],
)
def test_verbs_take_their_forms(verb: str, before: str, may: str, denied: str) -> None:
    """Verbs of either row change as the sentence asks."""
    assert (stem(verb), te(verb), negative(verb)) == (before, may, denied)


@pytest.mark.parametrize(
    "whose,place",
    [(YOU, "あなたのライブラリーの一番上に"), (EACH_PLAYER, "オーナーのライブラリーの一番上に")],
)
def test_cards_go_back_to_whose_they_are(whose: Players, place: str) -> None:
    """What was looked at in others' libraries isn't put into yours."""
    looked = SpellAbility((LookAt(TopCards(whose, 3)), Move(Bound("seen"), "library", any_order=True)))
    assert place in paragraph(looked, Told("絵"))


@pytest.mark.parametrize(
    "what,called",
    [
        (Group((Is("Artifact"),)), "生け贄に捧げたアーティファクトのマナ総量"),
        (Group((AnyOf((Is("Artifact"), Is("Creature"))),)), "生け贄に捧げたパーマネントのマナ総量"),
        (Group((Is("Goblin"),)), "生け贄に捧げたクリーチャーのマナ総量"),
    ],
)
def test_what_was_sacrificed_is_called_what_it_was(what: Group, called: str) -> None:
    """For the spell's cost, too, which is another paragraph."""
    gained = SpellAbility((GainLife(StatOf("mana value", Bound("sacrificed"))),))
    assert called in paragraphs(Tree("苔", (AdditionalCost((SacrificeCost(what),)), gained)), "苔")[1]


COUNTED = Count(group(Is("Forest")))
SOMEBODY_LOST_4 = Compared(Count(PlayersWho(EACH_PLAYER, Compared(LifeLost(BoundPlayer("each")), ">=", 4))), ">=", 1)
WHO_AND_HOW_LONG = [
    (
        enters(Discard(who=EACH_OPPONENT), Draw()),
        "各対戦相手はそれぞれカード１枚を捨て、その後あなたはカード１枚を引く。",
    ),
    (enters(Draw(), LoseLife(1, EACH_OPPONENT)), "あなたはカード１枚を引き、各対戦相手はそれぞれ１点のライフを失う。"),
    (enters(LoseLife(1), makes(token(1, 1, "B", "Faerie"))), "あなたは１点のライフを失い、黒の１/１の"),
    (
        does(Establish(InsteadOfDamage(to=TARGET, both_ways=True), "your next turn"), targets=(target_creature(),)),
        "次のあなたのターンまで、それに与えられるすべてのダメージ",
    ),
    (enters(BecomeCopy(SELF, IT, (LoseTypes(("Legendary",)),))), "伝説でないことを除き、それのコピーになる。"),
    (does(SplitPiles(creature(), YOU)), "すべてのクリーチャーを２つの束に分ける。"),
    (enters(ChooseValue("card name", "name", EACH_PLAYER)), "各プレイヤーはそれぞれカード名１つを選ぶ。"),
    (does(LookAt(TopCards(EACH_PLAYER))), "各プレイヤーのライブラリーの一番上にあるカード１枚を見る。"),
    (
        Static(SELF, (Resize(1, 1),), while_=Exists(creature(YOURS, HasCounter("+1/+1", 3)))),
        "３個以上の＋１/＋１カウンターが置かれているクリーチャー",
    ),
    (
        Triggered(CountersRemoved("time", SELF), (Draw(),), zone="exile"),
        "苔が追放されている間にこれの上から時間カウンター１個が取り除かれるたび、",
    ),
    (
        ability(
            cost("3"),
            Apply(TARGET, (SetTypes(("Elemental", "Creature")), SetSize(COUNTED, COUNTED)), "end of turn"),
            targets=(target(group(Is("Land"))),),
        ),
        "Ｘは戦場にある森の数に等しい。",
    ),
    (
        Triggered(BeginningOf("end", YOU), (Draw(),), if_=SOMEBODY_LOST_4),
        "このターンにプレイヤー１人が４点以上のライフを失っていた場合、",
    ),
    (
        Static(Attached(), (Resize(1, 1),), while_=Matches(Attached(), (Is("Legendary"),))),
        "クリーチャーが伝説であるかぎり",
    ),
    (
        does(Counter(TARGET), targets=(target(Group((IsAbility(), Not(YOURS)), "stack")),)),
        "あなたがコントロールしていない起動型能力１つか誘発型能力１つを対象とする。",
    ),
    (enters(makes(PREDEFINED["Gold"])), "金・トークン１つを生成する。"),
    (
        Triggered(BeginningOf("end", YOU), (Draw(),), if_=Compared(LifeLost(YOU), "<", 8)),
        "あなたがこのターンに失ったライフが８点より少ない場合、",
    ),
    (
        Static(SELF, rules=(CostsLess(YOU, (Is("Creature"),), LifeGained(YOU)),)),
        "{X}少なくなる。Ｘはあなたがこのターンに得たライフの点数に等しい。",
    ),
    (whenever(Casts(EACH_PLAYER), Draw()), "プレイヤーが呪文を唱えるたび、あなたはカード１枚を引く。"),
    (
        Static(
            SELF,
            rules=(PlayFrom(YOU, in_graveyard(Is("Zombie")), spells_only=True, once_each_turn=True),),
            while_=TurnOf(YOU),
        ),
        "あなたの各ターンに、あなたはあなたの墓地からゾンビ呪文１つを唱えてもよい。",
    ),
    (
        Static(SELF, (Resize(1, 1),), while_=Exists(group(Is("Goblin"), THEIRS))),
        "対戦相手１人がゴブリンをコントロールしているかぎり、",
    ),
    (
        does(If(WasKicked(), (Destroy(TARGET), Untap(SELF))), targets=(target_creature(),)),
        "この呪文がキッカーされていたなら、それを破壊し、苔をアンタップする。",
    ),
    (
        Activated(cost("0"), (to_hand(SELF),), if_=Unless(TurnOf(YOU))),
        "あなたのターンであるなら起動できない。",
    ),
    (
        enters(May((Move(TARGET, "library"), Shuffle())), targets=(Target((in_graveyard(),)),)),
        "あなたはそれをあなたのライブラリーに加えて切り直してもよい。",
    ),
    (does(Search((Is("Basic"),), 3, up_to=True)), "カード最大３枚を探し、"),
    (
        does(Emblem((whenever(BeginningOf("upkeep", YOU), Damage(1, YOU)),))),
        "この紋章はあなたに１点のダメージを与える。",
    ),
]  # fmt: skip


@pytest.mark.parametrize("tree,part", WHO_AND_HOW_LONG, ids=[part[:12] for _, part in WHO_AND_HOW_LONG])
def test_who_does_it_how_long_and_but_for_what_is_said(tree: Ability, part: str) -> None:
    """Each of these was left out, or said of somebody else."""
    assert part in paragraph(tree, Told("苔"))


def test_a_land_that_becomes_an_artifact_creature_is_said_to_stay_one() -> None:
    """An artifact that becomes one is not."""
    form = (SetTypes(("Artifact", "Creature"), keeps=True), SetSize(2, 2))
    tree = Tree("苔", (ability(cost("1"), Apply(SELF, form, "end of turn")),))
    assert paragraphs(tree, "苔", types=("Land",))[0].endswith("になる。これは土地でもある。")
    assert paragraphs(tree, "苔", types=("Artifact",))[0].endswith("になる。")


def test_each_result_of_a_roll_speaks_of_as_many_cards_as_it_exiles() -> None:
    """One card is それ where another row exiles two."""
    exiled = [(Move(TopCards(YOU, number), "exile"), MayPlay(Bound("moved"), "end of turn")) for number in (1, 2)]
    rows = (Striation(1, 9, exiled[0]), Striation(10, None, exiled[1]))
    one, two = paragraph(does(Roll(20, table=rows)), Told("苔")).splitlines()[1:]
    assert ("そのカードを" in one, "それらのカードを" in two) == (True, True)
