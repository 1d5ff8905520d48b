"""Rules for players, and events that are replaced, in Japanese."""

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import During, TurnOf, Unless
from entaku.oracle.ir.instructions import May
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.tokens import Create, token_said
from entaku.oracle.mechanics.winning import WinGame
from entaku.oracle.saying.japanese import (
    cast_this_way,
    commander,
    costs,
    exiled_with,
    held_down,
    in_its_place,
    instead_of_damage,
    played_from,
    tops,
)
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, per
from entaku.oracle.saying.japanese.cast_elsewhere import from_elsewhere
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.groups import as_aimed, counted, described, kind, type_word
from entaku.oracle.saying.japanese.held import excepted, held
from entaku.oracle.saying.japanese.keywords import several
from entaku.oracle.saying.japanese.things import all_of, anyone, every, player, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import CHOICES, CHOSEN_WORDS, COLOURS, keyword_name, one_among, wide


def _spells(where: tuple[t.Predicate, ...], told: Told, whose: str = "あなたの") -> str:
    whence, others = from_elsewhere(where, whose)
    return f"{whence}{described(t.Group(others, 'stack'), told)}"


ZONES_OF_YOURS: dict[t.Zone, str] = {
    "graveyard": "あなたの墓地から", "hand": "あなたの手札から", "exile": "追放領域から",
}  # fmt: skip
"""Where spells are cast from, before the verb."""


def _whose(one: pr.PlayerRule) -> t.Players:
    """The players that a rule is about."""
    return (one.whom if isinstance(one, pr.CantCause) else getattr(one, "who", None)) or t.You()


def rule(one: pr.PlayerRule, told: Told) -> str:  # noqa: C901, PLR0912, PLR0915  (one line for each kind)
    """What players may, must and can't do."""
    if (said := commander.rule(one, anyone(_whose(one), told), told)) is not None:
        return said
    if (said := cast_this_way.rule(one, told)) is not None:
        return said
    if (said := played_from.rule(one, told) or tops.rule(one, told) or exiled_with.rule(one, told)) is not None:
        return said
    if (said := held_down.rule(one, anyone(_whose(one), told), told)) is not None:
        return said
    if isinstance(one, pr.CostsLess):
        return _costs(one, told)
    if isinstance(one, pr.ThisCostsLess):
        less, end = one.mana if one.mana is not None else f"{{{one.amount}}}", ""
        if one.mana is None and not isinstance(one.amount, int):
            each = per(one.amount, told)
            less, end = (f"、{each}{{1}}", "") if each else ("{X}", f"Ｘは{equal(one.amount, told)}に等しい。")
        return f"この呪文を唱えるためのコストは{less}少なくなる。{end}"
    if isinstance(one, pr.ThisCostsMoreByTarget):
        return f"{told.name}を唱えるためのコストは、２つ目以降の対象１つにつき{costs.cost(one.cost, told)}多くなる。"
    if isinstance(one, pr.CantCast):
        during = "戦闘中に" if isinstance(one.while_, During) else ""
        yours = "あなたのターンの間、" if isinstance(one.while_, TurnOf) else ""
        return f"{yours}{anyone(one.who, told)}は{during}{_spells(one.where, told, whose='自分の')}を唱えられない。"
    if isinstance(one, pr.CastLimit):
        return f"{player(one.who, told)}は、毎ターン{wide(one.most)}つしか{_spells(one.where, told)}を唱えられない。"
    if isinstance(one, pr.CastAsThoughFlash):
        return f"{anyone(one.who, told)}は{_spells(one.where, told)}を、それが瞬速を持っているかのように唱えてもよい。"
    if isinstance(one, pr.SpendAsAnyColour):
        spent = f"任意のマナを好きな{'タイプ' if one.any_type else '色'}のマナであるかのように支払って"
        return f"あなたは{spent}、{_spells(one.where, told)}を唱えてもよい。"
    if one == pr.PlayFrom(t.You(), t.Group(zone="hand", of=t.You()), free=True):
        return "あなたはあなたの手札から呪文をマナ・コストを支払うことなく唱えてもよい。"
    if isinstance(one, pr.PlayFrom) and one == pr.PlayFrom(t.You(), one.what):
        return f"あなたは{described(one.what, told)}をプレイしてもよい。" if isinstance(one.what, t.Group) else ""
    if isinstance(one, pr.PlayMoreLands) and one.who == t.Each():
        return f"各プレイヤーは、自分の各ターンに追加で土地{wide(one.more)}つをプレイしてもよい。"
    if isinstance(one, pr.PlayMoreLands):
        return f"あなたの各ターンに、あなたは追加で土地{wide(one.more)}つをプレイしてもよい。"
    if isinstance(one, pr.HandSize):
        if one.more is None:
            who = "各プレイヤー" if one.who == t.Each() else anyone(one.who, told)
            return f"{who}の手札の上限はなくなる。"
        return f"{anyone(one.who, told)}の手札の上限は{wide(abs(one.more))}枚{'増える' if one.more > 0 else '減る'}。"
    if isinstance(one, pr.DrawLimit) and one.who == t.Each("opponent"):
        return f"各ターン、各対戦相手はそれぞれ、カード{wide(one.most + 1)}枚以上を引くことができない。"
    if isinstance(one, pr.CantGainLife):
        return f"{anyone(one.who, told)}はライフを得られない。"
    if isinstance(one, pr.CantPreventDamage):
        source = f"{thing(one.source, told)}が与える" if one.source is not None else ""
        return f"{source}{'戦闘' * one.combat}ダメージは軽減されない。"
    if isinstance(one, pr.NoTriggers):
        return f"{described(one.entering, told)}が戦場に出ても、それによって能力は誘発しない。"
    if isinstance(one, pr.CantLose):
        return "あなたはこのゲームに敗北することができず、対戦相手はこのゲームに勝利することができない。"
    if isinstance(one, pr.PlayerHas):
        return f"{anyone(one.who, told)}は{keyword_name(one.keyword)}を持つ。"
    if isinstance(one, pr.PlayerProtected):
        return f"{anyone(one.who, told)}は{several(one.protection, told)}を持つ。"
    if isinstance(one, pr.ExtraVotes):
        return "投票中、あなたは追加で１回投票してもよい。" if one.optional else "投票中、あなたは追加で票を１つ得る。"
    if isinstance(one, pr.AttackTax):
        price = one.amount if isinstance(one.amount, int) else "X"
        price = price if one.mana is None else str(one.mana).strip("{}")
        others = "やあなたがコントロールしているプレインズウォーカー" if one.planeswalkers else ""
        end = f"Ｘは{equal(one.amount, told)}に等しい。" if price == "X" else ""
        return (
            f"あなた{others}を攻撃するクリーチャー１体につきそのコントローラーが"
            f"{{{price}}}を支払わないかぎり、クリーチャーではあなた{others}を攻撃できない。{end}"
        )
    if isinstance(one, pr.ChoosesAttackers):
        return f"{anyone(one.who, told)}はどのクリーチャーが攻撃するかを選ぶ。"
    if isinstance(one, pr.ChoosesBlocks):
        return f"{anyone(one.who, told)}はどのクリーチャーがブロックし、どうブロックするかを選ぶ。"
    if isinstance(one, pr.MayPayMore):
        spells = described(t.Group(one.where, "stack"), told)
        return (
            f"{spells}を唱えるための追加コストとして、{anyone(one.who, told)}は望む点数のマナを支払ってもよい。"
            "そうしたなら、そのクリーチャーはその点数に等しい数の＋１/＋１カウンターが追加で置かれた状態で戦場に出る。"
        )
    if isinstance(one, pr.VentureLimit):
        return f"{anyone(one.who, told)}は各ターンに{wide(one.most)}回しかダンジョン探索をすることができない。"
    if isinstance(one, pr.AbilitiesCostLess) and not one.where and not one.equip and one.target is None:
        less = f"{anyone(one.who, told)}がマナ能力でない能力を起動するためのコストは{{{one.amount}}}少なくなる。"
        return f"{less}{_least(one)}"
    if isinstance(one, pr.AbilitiesCostLess):
        who, what = _whose_abilities(one, told)
        much, more = ("X", "少なく") if not isinstance(one.amount, int) else (abs(one.amount), "少なく")
        more = "多く" if isinstance(one.amount, int) and one.amount < 0 else more
        x = f"Ｘは{equal(one.amount, told)}に等しい。" if much == "X" else ""
        return f"{who}{what}を起動するためのコストは{{{much}}}{more}なる。{x}{_least(one)}"
    if isinstance(one, pr.SpellsHave):
        from_there = next((each for each in one.where if isinstance(each, t.CastFrom)), None)
        whence = "" if from_there is None else ZONES_OF_YOURS[from_there.zone]
        when = f"各ターンにあなたが最初に{whence}唱える" if one.first else f"あなたが{whence}唱える"
        spells = _spells(tuple(each for each in one.where if each != from_there), told)
        return f"{when}{spells}は{several(one.keywords, told)}を持つ。"
    if isinstance(one, pr.UntapsWithOthers):
        return f"あなた以外の各プレイヤーのアンタップ・ステップに、{all_of(one.what, told)}をアンタップする。"
    if isinstance(one, pr.AttackersLimit | pr.BlockersLimit):
        return _so_many_at_most(one, told)
    if isinstance(one, pr.CantBlockOthers):
        return f"{described(one.which, told)}では{described(one.whom, told)}をブロックできない。"
    raise Unsayable(one)


def _so_many_at_most(one: pr.AttackersLimit | pr.BlockersLimit, told: Told) -> str:
    """With how many creatures nobody can attack or block."""
    too_many = f"{wide(one.most + 1)}体以上のクリーチャーでは"
    if isinstance(one, pr.BlockersLimit):
        return f"{'各戦闘で、' if one.of is None else f'{anyone(one.of, told)}は'}{too_many}ブロックできない。"
    whom = "" if one.whom is None else f"{player(one.whom, told)}を"
    return f"各戦闘で、{too_many}{whom}攻撃できない。"


def _costs(one: pr.CostsLess, told: Told) -> str:
    if one.coloured is not None:
        spells = f"あなたが{_spells(one.where, told)}を唱えるためのコストは{one.coloured}少なくなる。"
        return f"{spells}この効果は、あなたが支払う有色マナの点数のみを減らす。"
    if not isinstance(one.amount, int) and (one.first_each_turn or one.who != t.You()):
        raise Unsayable(one)
    if not isinstance(one.amount, int):
        spells = f"あなたが{_spells(one.where, told)}を唱えるためのコストは"
        if each := per(one.amount, told):
            return f"{spells}{each}{{1}}少なくなる。"
        return f"{spells}{{X}}少なくなる。Ｘは{equal(one.amount, told)}に等しい。"
    first = f"各ターンに{'最初' if one.nth == 1 else f'{wide(one.nth)}つ目'}の" if one.first_each_turn else ""
    who = "" if one.who == t.Each() else f"{anyone(one.who, told)}が{first}"
    fewer = "少なく" if one.amount >= 0 else "多く"
    return f"{who}{as_aimed(_spells(one.where, told), told.name)}唱えるためのコストは{{{abs(one.amount)}}}{fewer}なる。"


def _whose_abilities(one: pr.AbilitiesCostLess, told: Told) -> tuple[str, str]:
    """Who activates the abilities that cost less, at what they are aimed, and of what they are."""
    who = "" if one.who == t.Each() else f"{anyone(one.who, told)}が"
    if one.target is not None:
        aimed = described(one.target, told) if isinstance(one.target, t.Group) else thing(one.target, told)
        who += f"{aimed}を対象として"
    if one.first_each_turn:
        who = f"各ターンに{who}最初に起動する"
    of = "" if not one.where else f"{told.name if one.where == OWN else described(t.Group(one.where), told)}の"
    return who, f"{of}{'装備能力' if one.equip else '起動型能力' if of else '能力'}"


OWN = (t.Not(t.Other()),)
"""The card itself, of whose abilities something is said."""


def _least(one: pr.AbilitiesCostLess) -> str:
    """What an ability costs at least."""
    return f"この効果は、そのコストに含まれるマナの点数を{wide(one.least)}点未満に減らせない。" if one.least else ""


def _enters_tapped(one: rp.EntersTapped | rp.EntersUntapped, told: Told) -> str:
    if isinstance(one, rp.EntersUntapped):
        return f"{thing(one.what, told)}はアンタップ状態で戦場に出る。"
    when = ""
    if isinstance(one.unless, Unless):
        when = f"{condition(one.unless.of, told)}なら、"
    elif one.unless is not None:
        when = f"{condition(one.unless, told, denied=True)}かぎり、"
    return f"{when}{thing(one.what, told)}はタップ状態で戦場に出る。"


def replacement(one: rp.Replacement, told: Told) -> str:  # noqa: PLR0912  (one line for each kind)
    """What happens instead of something."""
    if isinstance(one, rp.EntersWithCounters | rp.EntersPrepared):
        return _enters_with(one, told)
    if isinstance(one, rp.EntersOnlyFor) or (isinstance(one, rp.EntersTapped) and one.or_pay):
        return _paid_for(one, told)
    if isinstance(one, rp.EntersTapped | rp.EntersUntapped):
        return _enters_tapped(one, told)
    if isinstance(one, rp.EntersAsCopy):
        return _as_a_copy(one, told)
    if isinstance(one, rp.AsEntersChoose | rp.DayBegins):
        return _chosen(one, told)
    if isinstance(one, rp.InsteadOfDamage):
        return instead_of_damage.said(one, told)
    if isinstance(one, Amounts):
        return _otherwise(one, told)
    if isinstance(one, rp.InsteadOfMoving) and (said := in_its_place.elsewhere(one, told)) is not None:
        return said
    if isinstance(one, rp.InsteadOfMoving) and isinstance(one.what, t.Group) and one.origin == "battlefield":
        return f"{described(one.what, told)}が死亡するなら、代わりにそれを追放する。"
    if isinstance(one, rp.InsteadOfMoving) and isinstance(one.what, t.Group):
        whose = "".join(f"{anyone(p.who, told)}の" for p in one.what.where if isinstance(p, t.OwnedBy))
        where = tuple(p for p in one.what.where if not isinstance(p, t.OwnedBy) and p != _NO_TOKEN)
        cards = described(t.Group(where, "exile"), told) if one.what.where else "カードやトークン"
        counter = f"{kind(one.counter)}カウンター１個が置かれた状態で" if one.counter else ""
        return f"{cards}がいずれかの領域から{whose}墓地に置かれるなら、代わりにそれを{counter}追放する。"
    if isinstance(one, rp.InsteadOfMoving) and one.made_by is not None:
        made = f"{anyone(one.made_by, told)}がコントロールしている呪文や能力によってあなたが{told.name}を捨てるなら、"
        return f"{made}これをあなたの墓地に置く代わりに戦場に出す。"
    if isinstance(one, rp.InsteadOfMoving) and one.shuffled:
        return (
            f"{told.name}がいずれかの領域から墓地に置かれるなら、代わりに{told.name}を公開し、"
            "オーナーのライブラリーに加えて切り直す。"
        )
    if isinstance(one, rp.InsteadOfMoving) and one.instead == "exile":
        return _exiled(one, told)
    raise Unsayable(one)


def _exiled(one: rp.InsteadOfMoving, told: Told) -> str:
    """The card itself, which is exiled wherever it would go from the battlefield, or where it would be buried."""
    if one.to is None:
        return f"{told.name}が戦場を離れるなら、これを他のいずれかの領域に置く代わりに追放する。"
    gone = "いずれかの領域から墓地に置かれる"
    if one.origin == "battlefield":
        gone = "死亡する" if told.creature else "戦場から墓地に置かれる"
    return f"{told.name}が{gone}なら、代わりにこれを追放する。"


def _paid_for(one: rp.EntersOnlyFor | rp.EntersTapped, told: Told) -> str:
    """What its controller may pay as it enters, and how it enters otherwise, if at all."""
    if isinstance(one, rp.EntersTapped):
        paid = costs.payment(one.or_pay, told).may
        return f"{told.name}が戦場に出るに際し、あなたは{paid}。そうしないなら、{told.name}はタップ状態で戦場に出る。"
    return (
        f"{told.name}が戦場に出るなら、代わりにあなたは{costs.payment(one.cost, told).may}。"
        f"そうしたなら、{told.name}を戦場に出す。そうしないなら、{told.name}をオーナーの墓地に置く。"
    )


def _chosen(one: rp.AsEntersChoose | rp.DayBegins, told: Told) -> str:
    """What is chosen as something enters, by its controller or by all players."""
    if isinstance(one, rp.DayBegins):
        return f"{told.name}が戦場に出るに際し、昼でも夜でもないなら、昼になる。"
    if one.kind in ("word", "card type") and (these := one_among(one.among)):
        return f"{told.name}が戦場に出るに際し、{these}を選ぶ。"
    if one.kind == "word":
        words = "か".join(f"「{CHOSEN_WORDS.get(word, word)}」" for word in one.among)
        return f"{told.name}が戦場に出るに際し、{'各プレイヤーは' if one.by_each else ''}{words}を選ぶ。"
    what = f"{COLOURS[one.other_than]}でない色１色" if one.other_than else CHOICES[one.kind]
    return f"{told.name}が戦場に出るに際し、{what}を選ぶ。"


def _as_a_copy(one: rp.EntersAsCopy, told: Told) -> str:
    """What it may enter as a copy of, but for what, and with which counters."""
    if one.exiling:
        return (
            f"{told.name}が戦場に出るに際し、あなたは{counted(one.of, '２', told)}を追放してもよい。そうしたなら、"
            "これは、もう一方のカードのパワーに等しい数の＋１/＋１カウンターが追加で置かれた状態で、その一方のコピーとして戦場に出る。"
        )
    more = "カウンターが追加で１個置かれた状態で戦場に出ること"
    but = [f"これが{type_word(of)}であるなら{kind(each)}{more}" for of, each in one.counters]
    but += [f"{excepted(one.except_, told)}こと"] if one.except_ else []
    except_ = f"{'と、'.join(but)}を除き、" if but else ""
    yours = any(isinstance(each, t.ControlledBy) for each in one.of.where)
    place = "戦場にある" if one.of.zone == "battlefield" and not yours else ""
    return f"あなたは{told.name}を、{except_}{place}{counted(one.of, '１', told)}のコピーとして戦場に出してもよい。"


_NO_TOKEN = t.Not(t.Being("token"))
Amounts = (
    rp.InsteadOfGainingLife | rp.InsteadOfCounters | rp.InsteadOfCreating | rp.InsteadOfDrawing | rp.InsteadOfRolling
    | rp.InsteadOfSoMany
)  # fmt: skip


def _otherwise(one: Amounts, told: Told) -> str:
    """More, so many times as much, or none: life, counters, tokens, cards drawn."""
    if isinstance(one, rp.InsteadOfDrawing):
        return _drawing(one, told)
    if isinstance(one, rp.InsteadOfSoMany):
        return in_its_place.so_many(one, anyone(one.who, told), told)
    if isinstance(one, rp.InsteadOfRolling):
        more = f"それに{wide(one.more)}を足した個数のサイコロを振り、一番低い出目を無視する"
        return f"{anyone(one.who, told)}が１個以上のサイコロを振るなら、代わりに{more}。"
    if isinstance(one, rp.InsteadOfGainingLife):
        gains = f"{anyone(one.who, told)}がライフを得るなら、代わりに{'あなたは' if isinstance(one.who, t.You) else ''}"
        if one.do:
            return f"{anyone(one.who, told)}がライフを得るなら、代わりに{in_its_place.done(one.do, told)}"
        if one.more:
            return f"{gains}その点数に{wide(one.more)}を足した点数のライフを得る。"
        if one.factor:
            return f"{gains}その{wide(one.factor)}倍の点数のライフを得る。"
        return f"{gains}そのプレイヤーはライフを得ない。"
    if isinstance(one, rp.InsteadOfCounters):
        if not one.kind:
            return in_its_place.counters_of_all_kinds(one, told)
        put = f"その個数に{wide(one.more)}を足した個数" if one.more else f"その{wide(one.factor)}倍の個数"
        return (
            f"{every(one.what, told)}の上に{kind(one.kind)}カウンターが１個以上置かれるなら、"
            f"代わりに{put}の{kind(one.kind)}カウンターがそれの上に置かれる。"
        )
    return _creating(one, told)


def _creating(one: rp.InsteadOfCreating, told: Told) -> str:
    """So many times as many tokens, or others besides."""
    under = f"{anyone(one.who, told)}のコントロール下で"
    if not one.besides:
        return f"{under}トークン１つ以上が生成されるなら、代わりに、その{wide(one.factor)}倍の数のトークンを生成する。"
    if len(one.besides) != 1 or not isinstance(one.besides[0], Create) or one.factor != 1:
        raise Unsayable(one)
    of = one.besides[0].token
    unit = "体" if "Creature" in of.types else "つ"
    some = (
        f"{type_word(one.of)}・トークン１{'体' if one.of == 'Creature' else 'つ'}以上"
        if one.of
        else "１つ以上のトークン"
    )
    more = (
        f"それらのトークンの数に等しい数の{token_said(of, told)}" if one.as_many else f"{token_said(of, told)}１{unit}"
    )
    return f"{under}{some}が生成されるなら、代わりに、それらのトークンに加えて{more}が生成される。"


def _drawing(one: rp.InsteadOfDrawing, told: Told) -> str:
    """What is done instead of drawing a card: two are drawn, or the draw is skipped."""
    who = anyone(one.who, told)
    own = "あなた" if isinstance(one.who, t.You) else "自分"
    card = f"{own}の各ドロー・ステップで引く１枚目のカードでないカード１枚" if one.but_first else "カード１枚"
    would = f"{who}が{card}を引くなら、代わりに"
    if one.do == (Draw(),) and not isinstance(one.who, t.You):
        return f"{would}そのプレイヤーはそのドローを飛ばし、あなたはカード１枚を引く。"
    if one.do == (WinGame(),):
        return f"{would}あなたはこのゲームに勝利する。"
    if one.do == (Draw(2),):
        return f"{would}カード２枚を引く。"
    if not one.do:
        return f"{would}{'そのドローを飛ばしてもよい' if one.may else 'そのプレイヤーはそのドローを飛ばす'}。"
    return f"{would}{in_its_place.done((May(one.do),) if one.may else one.do, told)}"


def _enters_with(one: rp.EntersWithCounters | rp.EntersPrepared, told: Told) -> str:
    if isinstance(one, rp.EntersPrepared):
        return f"{told.name}は準備済で戦場に出る。"
    what = every(one.what, told)
    more = "それぞれ追加で" if isinstance(one.what, t.Group) else ""
    if isinstance(one.amount, t.TimesKicked):
        return f"{what}は、これがキッカーされた１回につき１個の{kind(one.kind)}カウンターが置かれた状態で戦場に出る。"
    tapped = "タップ状態で" if one.tapped else ""
    having = f"、{held(one.gains, told)}を持った" if one.gains else ""
    number = "Ｘ" if is_big(one.amount) else amount(one.amount, told)
    end = f"Ｘは{equal(one.amount, told)}に等しい。" if is_big(one.amount) else ""
    return (
        f"{what}は、{more}{kind(one.kind)}カウンター{number}個が置かれ{having or 'た'}状態で{tapped}戦場に出る。{end}"
    )
