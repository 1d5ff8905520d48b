"""Damage that something else happens to instead: prevented, turned aside, made more or less, in Japanese."""

from collections.abc import Mapping

from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import in_its_place
from entaku.oracle.saying.japanese.amounts import amount, equal
from entaku.oracle.saying.japanese.groups import counted, described
from entaku.oracle.saying.japanese.things import anyone, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import wide

_OPPONENTS = t.Both((t.Each("opponent"), t.Group((t.ControlledBy(t.Each("opponent")),))))
"""Your opponents, and what they control."""


def _more_damage(one: rp.InsteadOfDamage, told: Told) -> str:
    """Any source of a kind deals so many times as much, or so much more."""
    source = described(one.source, told).removesuffix("パーマネント") if isinstance(one.source, t.Group) else ""
    them = thing(one.to, told) if isinstance(one.to, t.You | t.Self) else _HARMED.get(one.to)
    if them is None:
        raise Unsayable(one)
    more = f"その{wide(one.factor)}倍の点数" if one.factor else f"その点数に{_added(one.more)}を足した点数"
    damage = "戦闘ダメージでないダメージ" if one.noncombat else "戦闘ダメージ" if one.combat else "ダメージ"
    x = "" if isinstance(one.more, int) else f"Ｘは{equal(one.more, told)}に等しい。"
    return f"{source}発生源が{them}に{damage}を与えるなら、代わりにそれは{more}のダメージを与える。{x}"


def _added(more: t.Amount) -> str:
    return wide(more) if isinstance(more, int) else "Ｘ"


_HARMED: Mapping[t.Things | t.Players | None, str] = {
    None: "パーマネントやプレイヤー",
    t.Each(): "プレイヤー",
    t.Each("opponent"): "対戦相手",
    _OPPONENTS: "対戦相手や対戦相手がコントロールしているパーマネント",
}


def _less_damage(one: rp.InsteadOfDamage, shield: t.Amount, told: Told) -> str:
    """So much, or half, of what a source of a kind deals to somebody or something is prevented."""
    to = one.to.of if isinstance(one.to, t.Both) else (one.to or t.Group(),)
    them = "か".join(counted(each, "１", told) if isinstance(each, t.Group) else thing(each, told) for each in to)
    damage = "戦闘ダメージ" if one.combat else "ダメージ"
    if isinstance(shield, t.Half) and shield.amount == t.BoundAmount("amount"):
        less = f"その半分の点数（端数切り{'上げ' if shield.up else '捨て'}）の"
    else:
        less = f"そのうちの{amount(shield, told)}点の"
    return f"{_source(one.source or t.Group(), told)}が{them}に{damage}を与えるなら、{less}ダメージを軽減する。"


def _source(source: t.Things, told: Told) -> str:
    """A source of damage of a kind: "赤の発生源１つ"."""
    if not isinstance(source, t.Group):
        return thing(source, told)
    if t.Is("Creature") in source.where:
        return counted(source, "１", told)
    return f"{described(source, told).removesuffix('パーマネント')}発生源１つ"


def harming(source: t.Things, told: Told) -> str:
    """What would deal damage: sources, where it isn't said what they are."""
    words = thing(source, told)
    if isinstance(source, t.Group) and words.endswith("パーマネント"):
        return f"{words.removesuffix('パーマネント')}発生源"
    return words


def _turned_aside(one: rp.InsteadOfDamage, damage: str, to: t.Things | t.Players, told: Told) -> str:
    """Damage that is dealt to something else instead, by whatever source, or by one of some."""
    whence = f"{harming(one.source, told)}から" if one.source is not None else ""
    return f"{whence}{damage}は、代わりに{thing(to, told)}に与えられる。"


def _multiplied(one: rp.InsteadOfDamage, source: t.Things, damage: str, told: Told) -> str:
    """So many times the damage that something would deal: to anybody and anything, or to those who are named."""
    if one.to is None:
        return (
            f"{thing(source, told)}がパーマネントやプレイヤーに{damage}を与えるなら、代わりに、"
            f"それはそのパーマネントやプレイヤーにその{wide(one.factor)}倍の点数のダメージを与える。"
        )
    whom = "プレイヤー１人" if one.to == t.Each() else thing(one.to, told)
    twice = f"それはそれにその{wide(one.factor)}倍の点数のダメージを与える。"
    return f"{thing(source, told)}が{whom}に{damage}を与えるなら、代わりに、{twice}"


def _something_else(one: rp.InsteadOfDamage, damage: str, told: Told) -> str:
    """What is done instead of damage."""
    whom = "プレイヤー" if one.to == t.Each() else thing(one.to, told) if one.to is not None else ""
    done = in_its_place.done(one.instead, told)
    if one.source is None:
        return f"{whom}に{damage}が与えられるなら、代わりに{done}"
    by = f"{harming(one.source, told)}が" if isinstance(one.source, t.Group) else f"{thing(one.source, told)}が"
    return f"{by}{whom}に{damage}を与えるなら、代わりに{done}"


def said(one: rp.InsteadOfDamage, told: Told) -> str:
    """What happens instead of damage, or to how much of it.  (CR 614, 615)"""
    damage = "戦闘ダメージでないダメージ" if one.noncombat else "戦闘ダメージ" if one.combat else "ダメージ"
    if one.instead:
        return _something_else(one, damage, told)
    if one.redirect is not None and one.to is not None:
        return _turned_aside(one, f"{thing(one.to, told)}に与えられるすべての{damage}", one.redirect, told)
    if one.source is not None and one.shield is not None and one.redirect is None:
        return _less_damage(one, one.shield, told)
    if one.source is not None and one.then:
        whom = (
            f"{anyone(one.to, told)}に" if isinstance(one.to, t.Each) else f"{thing(one.to, told)}に" if one.to else ""
        )
        would = f"{harming(one.source, told)}が{whom}{damage}を与えるなら"
        return f"{would}、そのダメージを軽減する。{in_its_place.done(one.then, told)}"
    if (one.factor or one.more) and isinstance(one.source, t.Group) and t.Is("Creature") not in one.source.where:
        return _more_damage(one, told)
    if one.factor and one.source is not None:
        return _multiplied(one, one.source, damage, told)
    if one.source is not None:
        to = f"{thing(one.to, told)}に" if one.to is not None else ""
        return f"{harming(one.source, told)}が{to}与えるすべての{damage}を軽減する。"
    what = thing(one.to, told) if one.to is not None else ""
    if one.both_ways and what:
        return f"{what}に与えられるすべての{damage}と{what}が与えるすべての{damage}を軽減する。"
    to = f"{what}に" if what else ""
    if one.then:
        return f"{to}{damage}が与えられるなら、そのダメージを軽減する。{in_its_place.done(one.then, told)}"
    if (
        isinstance(one.shield, t.Plus)
        and one.shield.of[0] == t.BoundAmount("amount")
        and isinstance(one.shield.of[1], int)
    ):
        return f"{to}{damage}が与えられるなら、そのダメージのうち{wide(-one.shield.of[1])}点を除いてすべて軽減する。"
    if one.shield is not None and isinstance(one.shield, int):
        return f"{to}{damage}が与えられるなら、そのダメージのうち{wide(one.shield)}点を軽減する。"
    if one.shield is not None:
        raise Unsayable(one)
    return f"{f'{what}が受ける' if what else '与えられる'}すべての{damage}を軽減する。"
