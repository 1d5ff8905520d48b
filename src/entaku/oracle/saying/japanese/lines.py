"""A card's paragraphs in Japanese."""

import logging
from collections.abc import Sequence
from difflib import SequenceMatcher

from msgspec import structs

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import AttackedThisStep, Condition, During, Every, TurnOf, WasCastFor, WasKicked
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.short import STRONGER, WEAKER
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.saying.japanese import costs, played_from, striations, times
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, per
from entaku.oracle.saying.japanese.anchors import anchored
from entaku.oracle.saying.japanese.changes import activated, big, for_each, joined, stays
from entaku.oracle.saying.japanese.conditions import compared, condition
from entaku.oracle.saying.japanese.effects import effect
from entaku.oracle.saying.japanese.events import event
from entaku.oracle.saying.japanese.groups import described, type_word
from entaku.oracle.saying.japanese.held import says_whole
from entaku.oracle.saying.japanese.keywords import keyword
from entaku.oracle.saying.japanese.limits_of_x import limit_of_x
from entaku.oracle.saying.japanese.modes import modes
from entaku.oracle.saying.japanese.rules import replacement, rule
from entaku.oracle.saying.japanese.things import all_of, bearer, every, kind_of
from entaku.oracle.saying.japanese.told import Told, Unsayable, of_others, pairs, put_where, several
from entaku.oracle.saying.japanese.wherever import everywhere
from entaku.oracle.saying.japanese.words import ABILITY_WORDS, keyword_name, wide
from entaku.oracle.saying.rows import LINES

log = logging.getLogger("entaku.oracle")

_TIMINGS = {
    "sorcery": "起動はソーサリーとしてのみ行う。",
    "your turn": "あなたのターンにしか起動できない。",
    "your upkeep": "あなたのアップキープにしか起動できない。",
    "before attackers": "あなたのターンの、攻撃クリーチャーが宣言される前にしか起動できない。",
    "combat": "戦闘中にしか起動できない。",
    "instant": "起動はインスタントとしてのみ行う。",
}


EQUIPS = ("equip", "reconfigure")
"""The keywords by which something becomes what a creature is equipped with.  (CR 702.6, 702.151)"""


def paragraphs(tree: a.Tree, name: str, attached: str = "", types: Sequence[str] = ()) -> list[str]:
    """The paragraphs that a tree says on a card of this Japanese name and these types; rows of keywords are one.

    Without types, it is no creature only if it enchants or is attached.  What no words are known for is left out, and
    what words fail at, which is logged: people bring cards that nobody has seen.
    """
    told = told_on(tree.abilities, name, attached, types)
    found: list[str] = []
    row: list[str] = []
    for ability in (*tree.abilities, None):
        if isinstance(ability, a.Keyword) and not ability.cost and not ability.where:
            row.append(keyword(ability, told))
            continue
        if row:
            found.append("、".join(row))
            row = []
        if ability is None:
            continue
        try:
            found.append(paragraph(ability, told))
        except Unsayable:
            continue
        except Exception:  # whatever words stumble over
            log.exception("Not said in Japanese, as saying it failed: %r", ability)
    return found


def told_on(abilities: Sequence[a.Ability], name: str, attached: str = "", types: Sequence[str] = ()) -> Told:
    """What is known on a card of this Japanese name and these types before anything of it is said."""
    attaches = any(isinstance(each, a.Keyword) and each.name in (*EQUIPS, "enchant") for each in abilities)
    creature = "Creature" in types if types else not attaches
    given_up = sacrificed(tuple(abilities)) or "クリーチャー"
    stays = "プレインズウォーカー" if "Planeswalker" in types else "土地"
    return Told(
        name,
        attached=attached or host(abilities),
        creature=creature,
        given_up=given_up,
        stays=stays,
        land="Land" in types,
    )


def sacrificed(of: object) -> str:
    """What is sacrificed in an ability or for a spell, as it is called then; "" where nothing is."""
    found = [getattr(node, "what", None) for node in nodes(of) if getattr(node, "bind", "") == "sacrificed"]
    return next((kind_of(what) for what in found if isinstance(what, t.Group)), "")


def host(abilities: Sequence[a.Ability]) -> str:
    """What a card with these abilities is attached to: "装備しているクリーチャー", "エンチャントしている土地"."""
    equips = any(isinstance(each, a.Keyword) and each.name in EQUIPS for each in abilities)
    enchants = any(isinstance(each, a.Keyword) and each.name == "enchant" for each in abilities)
    if equips or (not enchants and any(isinstance(each, Attach) for each in nodes(tuple(abilities)))):
        return "装備しているクリーチャー"
    enchant = next((each for each in abilities if isinstance(each, a.Keyword) and each.name == "enchant"), None)
    return f"エンチャントしている{kind_of(t.Group(enchant.where)) if enchant is not None else 'クリーチャー'}"


_LIMITED = {"forecast": "予見", "boast": "誇示", "exhaust": "消尽", "power-up": "パワーアップ"}
"""Words that say by themselves when, and how often, an ability may be activated."""


@says_whole
def paragraph(ability: a.Ability, told: Told) -> str:
    """One ability as a paragraph.  Raises Unsayable."""
    many = several(ability)
    told = told._replace(others=of_others(ability), several=many, pairs=pairs(ability, many), put=put_where(ability))
    told = told._replace(given_up=sacrificed(ability) or told.given_up)
    word = getattr(ability, "word", "")
    if word in _LIMITED and isinstance(ability, a.Activated):
        own = a.Activated(())
        limits = {field: getattr(own, field) for field in ("word", "timing", "limit", "if_", "once", "powers_up")}
        return f"{_LIMITED[word]} ― {paragraph(structs.replace(ability, **limits), told)}"
    if word:
        plain = structs.replace(ability, word="")
        return f"{ABILITY_WORDS.get(word, word)} ― {paragraph(plain, told)}"
    if isinstance(ability, a.Keyword):
        return keyword(ability, told)
    if isinstance(ability, a.SpellAbility):
        return _spell(ability, told)
    if (said := striations.said(ability, told, paragraph, costs.cost)) is not None:
        return said
    if isinstance(ability, a.Activated):
        return _activated(ability, told)
    if isinstance(ability, a.Triggered):
        return _triggered(ability, told)
    if isinstance(ability, a.Static):
        return _static(ability, told)
    if isinstance(ability, a.Replaces):
        said = replacement(ability.effect, told)
        if ability.while_ == WasCastFor("escape") and "戦場に出る" in said:
            return said.replace("戦場に出る", "脱出する")
        if ability.while_ == WasKicked() and said.startswith(told.name):
            return f"{told.name}がキッカーされていたなら、これ{said.removeprefix(told.name)}"
        return f"{condition(ability.while_, told)}なら、{said}" if ability.while_ is not None else said
    return _casting(ability, told)


def _spell(ability: a.SpellAbility, told: Told) -> str:
    if ability.cleft is not None:
        return _bracketed(_spell(structs.replace(ability, cleft=None), told), _spell(ability.cleft, told))
    if ability.modes:
        said = modes(ability.modes, ability.choose, ability.choose_most, told)
        if ability.again:
            first, _, rest = said.partition("\n")
            return f"{first}同じモードを２回以上選んでもよい。\n{rest}"
        return said if ability.more_if is None else _more_modes(ability, said, told)
    return effect(ability.do, told._replace(targets=ability.targets, spell=True))


def _more_modes(ability: a.SpellAbility | a.Triggered, said: str, told: Told) -> str:
    """Modes, with how many of them may, or have to, be chosen if something is so."""
    first, _, rest = said.partition("\n")
    asked = condition(ability.more_if, told) if ability.more_if is not None else ""
    if ability.more_least > 1:
        many = f"{wide(ability.more)}つ" if ability.more != len(ability.modes) else "両方"
        return f"{first}{asked}なら、代わりに{many}を選ぶ。\n{rest}"
    when = "この呪文を唱える際に" if isinstance(ability, a.SpellAbility) else ""
    return f"{first}{when}{asked}なら、代わりに{wide(ability.more)}つまで選んでもよい。\n{rest}"


def _bracketed(whole: str, cleft: str) -> str:
    """A text with brackets around what it lacks when it is cast for its cleave cost; both where it is put otherwise.

    >>> _bracketed("攻撃しているクリーチャー１体を対象とする。", "クリーチャー１体を対象とする。")
    '［攻撃している］クリーチャー１体を対象とする。'
    """
    said = ""
    for what, start, end, _, _ in SequenceMatcher(None, whole, cleft, autojunk=False).get_opcodes():
        if what not in ("delete", "equal"):
            return f"{whole}切除コストで唱えたなら、代わりに{cleft}"
        said += f"［{whole[start:end]}］" if what == "delete" else whole[start:end]
    return said


def _whence(ability: a.Activated | a.Triggered) -> str:
    """What stands before the card's name where the ability works from a graveyard."""
    return "あなたの墓地にある" if ability.zone == "graveyard" else ""


def _activated(ability: a.Activated, told: Told) -> str:
    inner = told._replace(targets=ability.targets, whence=_whence(ability))
    price = costs.cost(ability.cost, inner)
    said = modes(ability.modes, 1, None, inner) if ability.modes else effect(ability.do, inner)
    if ability.zone == "command":
        said = f"{told.name}を統率領域から戦場に出す。"
    limits = f"{_limits(ability, told)}{_less(ability, told)}"
    if ability.modes:
        first, rest = said.split("\n", 1)
        return f"{price}：{first}{limits}\n{rest}"
    return f"{price}：{said}{limits}"


def _less(ability: a.Activated, told: Told) -> str:
    """By how much its own text lessens what activating an ability costs."""
    if ability.less == 0:
        return ""
    asked = f"{condition(ability.less_if, told)}なら、" if ability.less_if is not None else ""
    less = ability.less
    each, number = (less.amount, less.factor) if isinstance(less, t.Times) else (less, 1)
    if isinstance(each, int):
        return f"{asked}この能力を起動するためのコストは{{{each}}}少なくなる。"
    return f"{asked}この能力を起動するためのコストは、{per(each, told)}{{{number}}}少なくなる。"


def _limits(ability: a.Activated, told: Told) -> str:
    """When, how often and by whom an ability may be activated; first that it takes a condition and a sorcery's time."""
    timing = _TIMINGS.get(ability.timing, "")
    if ability.if_ == _ATTACKED:
        return f"この能力は{_only(ability.if_, told)}のみ起動できる。"
    if limit := limit_of_x(ability.if_, told):
        return f"{limit}{_limits(structs.replace(ability, if_=None), told)}"
    held = f"{_unless(condition(ability.if_, told))}起動でき" if ability.if_ is not None else ""
    often = f"毎ターン{wide(ability.limit)}回しか起動できない。" if ability.limit else ""
    often += "一度しか起動できない。" if ability.once else ""
    anyone = "この能力はどのプレイヤーも起動できる。" if ability.anyone else ""
    if held and ability.timing == "sorcery":
        return f"{held}ず、{timing}{often}{anyone}"
    return f"{timing}{often}{anyone}{f'{held}ない。' if held else ''}"


def _unless(held: str) -> str:
    """What a condition is denied with before "起動できない": "コントロールしていなければ"."""
    for ends, denied in (
        ("ている", "ていなければ"),
        ("ていた", "ていなければ"),
        ("である", "でなければ"),
        ("でない", "であるなら"),
        ("ていない", "ているなら"),
        ("ある", "なければ"),
        ("カードが無い", "カードがあるなら"),
    ):
        if held.endswith(ends):
            return held.removesuffix(ends) + denied
    return f"{held}のでなければ"


def _triggered(ability: a.Triggered, told: Told) -> str:
    ends = bool(ability.do) and isinstance(ability.do[0], Sacrifice) and isinstance(ability.do[0].what, t.Self)
    theirs = any(node == t.BoundPlayer() for node in nodes((ability.do, ability.targets)))
    when = event(ability.on, told._replace(ends=ends, theirs=theirs), ability.first_each_turn)
    when = times.timely(ability, told, when)
    named = isinstance(getattr(ability.on, "what", None), t.Self)
    inner = told._replace(targets=ability.targets, event=ability.on, named=named, whence=_whence(ability))
    inner = inner._replace(less=compared(ability.if_))
    if ability.zone == "graveyard" and not any(node == t.Self() for node in nodes(ability.do)):
        when += f"{told.name}があなたの墓地にある場合、"
    if ability.zone == "exile" and when.startswith(told.name) and not isinstance(ability.on, h.Undergoes):
        when = f"{told.name}が追放されている間に、{when}".replace(f"、{told.name}", "これ", 1)
    if ability.if_ is not None:
        when += f"{condition(ability.if_, inner)}場合、"
    if ability.modes and ability.limit is None:
        since = {"": "", "turn": "このターンに選ばれていない", "ever": "まだ選ばれていない"}[ability.unchosen]
        said = modes(ability.modes, ability.choose, ability.choose_most, inner)
        if ability.at_random:
            said = said.replace("以下から", "以下から無作為に", 1)
        return when + since + (said if ability.more_if is None else _more_modes(ability, said, inner))
    limit = f"この能力は、毎ターン{wide(ability.limit)}回しか誘発しない。" if ability.limit else ""
    if ability.modes:
        raise Unsayable(ability)
    done = effect(ability.do, inner)
    yours = _is_yours_alone(ability, told) and not done.startswith("あなたは")
    return when + "あなたは" * yours + done + limit


def _is_yours_alone(ability: a.Triggered, told: Told) -> bool:
    """Whether what another may have done lets you do something: you are named then."""
    on, first = ability.on, ability.do[0] if ability.do else None
    enchanted = isinstance(on, h.Attacks) and isinstance(on.what, t.Attached) and told.attached.startswith("エンチャ")
    others = isinstance(on, h.PlayerIsAttacked) or isinstance(getattr(on, "who", None), t.Each)
    if not (enchanted or others) or isinstance(on, h.BeginningOf) or ability.targets:
        return False
    return isinstance(first, Action) and getattr(first, "who", None) == t.You()


def _rules(ability: a.Static, told: Told, *, named: bool) -> str:
    """Rules for players; where the spell was `named` before, it is これ."""
    rules = "".join(rule(each, told) for each in ability.rules)
    return rules.replace("この呪文を", "これを") if named else rules


def _defined(size: c.Change, told: Told) -> str:
    """What a card says its own power and toughness are; "" for any other change."""
    if not isinstance(size, c.SetSize):
        return ""
    if size.power is None:
        return f"{told.name}のタフネスは{equal(size.toughness, told)}に等しい。" if size.toughness is not None else ""
    if size.toughness not in (None, size.power, t.Plus((size.power, 1))):
        raise Unsayable(size)
    number = equal(size.power, told)
    if size.toughness == t.Plus((size.power, 1)):
        return f"{told.name}のパワーは{number}に等しく、タフネスはその数に１を足した数に等しい。"
    both = "パワーとタフネスは、それぞれ" if size.toughness is not None else "パワーは"
    return f"{told.name}の{both}{number}に等しい。"


def _static(ability: a.Static, told: Told) -> str:
    if (said := anchored(ability, told, paragraph) or everywhere(ability, told, paragraph)) is not None:
        return said
    while_ = _meanwhile(ability.while_, told)
    if ability.rules and (own := played_from.itself(ability.rules[0], ability.zone, while_, told)):
        return own
    by = next((one.by for one in ability.rules if isinstance(one, pr.PlayFrom)), None)
    if by is not None and ability.rules == (pr.PlayFrom(t.You(), t.Self(), by=by),):
        return f"あなたは、あなたの墓地から{told.name}を、これの{keyword_name(by)}能力を使って唱えてもよい。"
    if ability.zone == "graveyard":
        while_ = f"{told.name}があなたの墓地にあり、{while_}" if while_ else f"{told.name}があなたの墓地にあるかぎり、"
    if ability.while_ == TurnOf(t.You()) and all(map(_is_once_each_turn, ability.rules)) and ability.rules:
        return f"あなたの各ターンに、{_rules(ability, told, named=False).replace('各ターンに１回、', '')}"
    its_own = isinstance(ability.what, t.Self)
    its_name = told.name if its_own and not told.creature else bearer(ability.what, told)
    named = told._replace(named=told.name in while_ and its_own, bearer=its_name)
    if ability.rules:
        if ability.while_ is not None and all(isinstance(each, pr.ThisCostsLess) for each in ability.rules):
            while_ = f"{condition(ability.while_, told)}なら、"
        return while_ + _rules(ability, told, named=while_.startswith("この呪文が"))
    if ability.defines and (size := _defined(ability.changes[0], told)):
        return while_ + size
    if isinstance(ability.what, t.Group) and _NOT_HOST in ability.what.where:
        others = tuple(one for one in ability.what.where if one != _NOT_HOST)
        ability = structs.replace(ability, what=structs.replace(ability.what, where=others))
        while_ = f"{while_}{told.attached}以外の、"
    named_before = any(isinstance(each, t.Attached) for each in nodes(ability.while_))
    what = "それ" if named_before and isinstance(ability.what, t.Attached) else all_of(ability.what, named)
    if (alone := _alone(ability, what)) is not None:
        return while_ + alone
    if isinstance(ability.what, t.Group) and (bare := _of_all(ability.what, ability.changes, told)):
        return while_ + bare
    inner = named._replace(named=named.named or isinstance(ability.what, t.Self))
    text = f"{while_}{_changed(ability, what, named)}{joined(ability.changes, inner, lasting=False)}。"
    text += stays(ability.changes, ability.what, told)
    if (number_of := big(ability.changes)) is not None and not any(
        isinstance(each, c.Resize) and for_each(each, named) for each in ability.changes
    ):
        text += f"Ｘは{equal(number_of, told._replace(named=True))}に等しい。"
    return text


def _meanwhile(while_: Condition | None, told: Told) -> str:
    """As long as what a static ability works; in your turn, if that is asked for besides something else."""
    if isinstance(while_, Every) and while_.of[0] == TurnOf(t.You()) and len(while_.of) > 1:
        return f"あなたのターンの間、{_meanwhile(Every(while_.of[1:]), told)}"
    if isinstance(while_, Every) and len(while_.of) == 1:
        return _meanwhile(while_.of[0], told)
    return f"{condition(while_, told)}かぎり、" if while_ is not None else ""


_NOT_HOST = t.Other(t.Attached())
"""Not what the card is attached to, which hasn't been spoken of where others are the subject."""


def _changed(ability: a.Static, what: str, told: Told) -> str:
    """What is changed, with its particle: "すべての森は", "壁では", "各クリーチャーはそれぞれ、"."""
    if isinstance(ability.what, t.Self) and ability.changes == (c.CantBeCountered(),):
        return "この呪文は"
    if any(node == t.Bound("each") for node in nodes(ability.changes)):
        return f"{every(ability.what, told)}はそれぞれ、"
    first = ability.changes[0] if ability.changes else None
    if isinstance(first, c.CantBlock | c.CantAttack | c.CanBlockOnly):
        who = described(ability.what, told) if isinstance(ability.what, t.Group) else what
        return f"{who}{'では' if getattr(first, 'unless', None) is None else 'は'}"
    return f"{what}{'の' if len(ability.changes) == 1 and isinstance(first, c.SetSize) else 'は'}"


def _is_once_each_turn(one: pr.PlayerRule) -> bool:
    """Whether a rule lets somebody play a card once in each turn."""
    return isinstance(one, pr.PlayFrom) and one.once_each_turn


def _alone(ability: a.Static, what: str) -> str | None:
    """What one change says in an order of its own; None for any other."""
    if len(ability.changes) != 1:
        return None
    it = "これ" if isinstance(ability.what, t.Self) else "それ"
    if isinstance(ability.what, t.Self) and ability.changes == (c.DoesntUntap(),):
        return f"{what}はあなたのアンタップ・ステップにアンタップしない。"
    if isinstance(ability.changes[0], c.CantBeActivated) and not isinstance(ability.what, t.Group):
        return f"{what}の{activated(ability.changes[0])}"
    said: dict[c.Change, str] = {
        c.MayExert(): f"あなたは、{what}が攻撃するに際し、これを督励してもよい。",
        c.LoyaltyAtInstantSpeed(): (
            f"{what}の忠誠度能力をあなたがインスタントを唱えられるときならいつでも起動してもよい。"
        ),
        c.MayStayTapped(): f"あなたは、あなたのアンタップ・ステップに{what}をアンタップしないことを選んでもよい。",
        c.SetController(t.You()): f"あなたは{what}をコントロールする。",
        c.MustAttack(): f"各戦闘で、{what}は可能なら攻撃する。",
        c.AssignsAsUnblocked(): (
            f"あなたは{what}の戦闘ダメージを、これがブロックされなかったかのように割り振ってもよい。"
        ),
        c.CantBeBlocked(WEAKER): f"{what}よりもパワーの小さいクリーチャーではこれをブロックできない。",
        c.CantBeBlocked(STRONGER): f"{what}はこれよりもパワーの大きいクリーチャーにはブロックされない。",
        c.AllMustBlock(): f"{what}をブロックできるクリーチャーはすべて{it}をブロックする。",
    }
    return said.get(ability.changes[0])


def _of_all(what: t.Group, changes: tuple[c.Change, ...], told: Told) -> str:
    """What is said of all of a group without すべて: that they are lands of a type, or can't be activated."""
    (first, *more) = changes
    if isinstance(first, c.SetLandType) and first.land_type and not more:
        return f"{described(what, told)}は{type_word(first.land_type)}である。"
    if isinstance(first, c.CantBeActivated) and not more:
        return f"{described(what, told)}の{'マナ能力でない' * first.but_mana}起動型能力は起動できない。"
    return ""


_DECLARING = During(("declare attackers",))
_ATTACKED = Every((_DECLARING, AttackedThisStep(t.You())))
"""When spells may be cast that answer attackers."""


def _only(when: Condition, told: Told) -> str:
    """When alone a spell may be cast, before のみ唱えられる."""
    if when == During(("combat damage",), before=True):
        return "戦闘ダメージ・ステップより前に"
    if when == During(("declare attackers",), before=True):
        return "攻撃クリーチャーが指定される前に"
    if when == _DECLARING:
        return "、攻撃クリーチャー指定ステップの間に"
    if when == _ATTACKED:
        return f"、攻撃クリーチャー指定ステップの間で、{condition(AttackedThisStep(t.You()), told)}場合に"
    if when == TurnOf(t.Each("opponent")):
        return "対戦相手のターンに"
    if when == During(("combat",)):
        return "戦闘中に"
    if when == Every((During(("combat",)), During(("declare blockers",), before=True))):
        return "、戦闘中でブロック・クリーチャーが指定される前に"
    return f"{condition(when, told)}場合に"


def _casting(ability: a.Ability, told: Told) -> str:
    if isinstance(ability, a.AdditionalCost):
        paid = costs.payment(ability.cost, told)
        other = f"{costs.payment(ability.or_else, told).plain}。" if ability.or_else else ""
        end = f"{paid.plain}か{other}" if other else f"{paid.may if ability.optional else paid.plain}。"
        who = "あなたは" if ability.optional else ""
        return f"この呪文を唱えるための追加コストとして、{who}{end}"
    if isinstance(ability, a.AlternativeCost):
        held = f"{condition(ability.if_, told)}なら、" if ability.if_ is not None else ""
        if not ability.cost:
            return f"{held}あなたは、この呪文をこれのマナ・コストを支払うことなく唱えてもよい。"
        return f"{held}あなたは、この呪文のマナ・コストを支払うのではなく、{costs.payment(ability.cost, told).may}。"
    if isinstance(ability, a.FlashFor) and ability.if_ is not None:
        return f"{condition(ability.if_, told)}かぎり、この呪文は瞬速を持つ。"
    if isinstance(ability, a.FlashFor):
        return (
            f"あなたが{told.name}を唱えるために追加で{costs.cost(ability.cost, told)}"
            "を支払うなら、あなたはこれを、これが瞬速を持っているかのように唱えてもよい。"
        )
    if isinstance(ability, a.CastOnly):
        return limit_of_x(ability.condition, told) or f"{told.name}は{_only(ability.condition, told)}のみ唱えられる。"
    if isinstance(ability, a.FromOpeningHand):
        begins = "あなたはこれが戦場に出ている状態でゲームを開始してもよい。"
        return f"{told.name}があなたのゲーム開始時の手札にあるなら、{begins}"
    if isinstance(ability, a.Deck):
        return _deck(ability, told)
    if type(ability) in LINES:
        return LINES[type(ability)](ability, told)
    raise Unsayable(ability)


def _deck(deck: a.Deck, told: Told) -> str:
    text = f"{told.name}は統率者として使用できる。" if deck.leads else ""
    if deck.smaller:
        text += f"あなたのデッキの最小サイズは{wide(deck.smaller)}減少する。"
    if deck.hands:
        text += (
            "ゲーム開始に際して、追加の手札としてカードを７枚引く。"
            "マリガン開始前に、どれかの手札１組を残し、それ以外をあなたのライブラリーに加えて切り直す。"
        )
    if deck.starts:
        text += (
            "あなたが開始プレイヤーとなる。開始プレイヤーとなりうる"
            "プレイヤーが複数いる場合、その中から１人を無作為に選ぶ。"
        )
    if deck.no_basics:
        text += "あなたの開始時のデッキに基本土地カードは入れられない。"
    if deck.hand_size is not None:
        text += f"あなたの開始時の手札の枚数は{wide(deck.hand_size)}枚である。"
    if deck.choose_number:
        text += f"あなたの最初の手札を引く前に、{'、'.join(wide(n) for n in deck.choose_number)}のいずれかを選ぶ。"
    return text


__all__ = ["amount", "host", "is_big", "paragraph", "paragraphs"]
