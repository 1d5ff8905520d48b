"""Keyword abilities in Japanese."""

import re

from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Keyword, MaterialsCost, Pay
from entaku.oracle.saying.english.keywords import printed_size
from entaku.oracle.saying.japanese import costs
from entaku.oracle.saying.japanese.amounts import equal
from entaku.oracle.saying.japanese.groups import described, type_word
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, LAND_NAMES, keyword_name, wide

_MANA = re.compile(r"(?:\{[^}]*\})+")
"""A price in mana alone, which follows its keyword at once; others stand behind a dash."""


_ABOUT = {"champion": "覇権（{}）", "affinity for": "親和（{}）", "bands with other": "「他の{}とのバンド」"}
"""Keywords that are about permanents like these."""


def keyword(one: Keyword, told: Told) -> str:
    """A keyword ability with what comes with it.

    >>> keyword(Keyword("landwalk", where=(t.Is("Swamp"),)), Told("絵"))
    '沼渡り'
    """
    if one.name == "protection":
        return f"プロテクション（{_quality(one, told)}）"
    if one.name == "hexproof from":
        return f"{_quality(one, told)}からの呪禁"
    if one.name == "enchant" and isinstance(one.who, t.Each):
        return f"エンチャント（{'対戦相手' if one.who.who == 'opponent' else 'プレイヤー'}）"
    if one.name == "enchant":
        return f"エンチャント（{described(t.Group(one.where), told)}）"
    if one.name == "offering" and isinstance(one.where[0], t.Is):
        return f"献身（{type_word(one.where[0].what)}）"
    if one.name == "partner with" and isinstance(one.where[0], t.Named):
        return f"{one.where[0].name}との共闘"
    if one.name in _ABOUT:
        return _ABOUT[one.name].format(described(t.Group(one.where), told))
    if one.name == "landwalk":
        return _landwalk(one.where)
    if one.name == "craft" and isinstance(one.cost[0], MaterialsCost):
        return f"{costs.materials(one.cost[0], told)}で作製{costs.cost(one.cost[1:], told)}"
    price = costs.cost(one.cost, told) + _behind(one) if one.cost else ""
    if one.name == "escape" and not any(isinstance(each, Pay) for each in one.cost):
        price = f"それのマナ・コスト, {price}"
    if one.name == "equip" and one.where:
        return f"{described(t.Group(one.where), told)}に{keyword_name(one.name)}{price}"
    if one.name == "landcycling":
        return f"{_searched(one.where)}サイクリング{price}"
    return _numbered(one, price, told)


def _numbered(one: Keyword, price: str, told: Told) -> str:
    """A keyword ability with its number, or what stands behind it for that, and its price."""
    if not isinstance(one.amount, int | t.X | None):
        return f"{keyword_name(one.name)}{price or 'Ｘ'}。Ｘは{equal(one.amount, told)}に等しい。"
    number = wide(one.amount) if isinstance(one.amount, int) else "Ｘ" if one.amount is not None else ""
    if price and (number or not _MANA.fullmatch(price)):
        not_zero = "。Ｘは０にできない。" if one.name == "suspend" and number == "Ｘ" else ""  # CR 702.62a
        return f"{keyword_name(one.name)}{number} ― {price}{not_zero}"
    return f"{keyword_name(one.name)}{price}{number}"


def _behind(one: Keyword) -> str:
    """What stands behind a cost: the size of a prototype."""
    return f" ― {printed_size(one)}" if one.name == "prototype" else ""


def several(them: tuple[Keyword, ...], told: Told) -> str:
    """Keyword abilities one after the other, as somebody has them: "プロテクション（赤）とプロテクション（青）"."""
    return "と".join(keyword(one, told) for one in them)


def _searched(where: tuple[t.Predicate, ...]) -> str:
    """What typecycling searches for: "島", "基本土地", "ウィザード"."""
    if not all(isinstance(each, t.Is) for each in where):
        raise Unsayable(where)
    words = [
        LAND_NAMES.get(each.what) or type_word(each.what).removesuffix("の") for each in where if isinstance(each, t.Is)
    ]
    return "・".join(words)


def _landwalk(where: tuple[t.Predicate, ...]) -> str:
    """Landwalk by the lands that something walks through."""
    if where == (t.ChosenFor(),):
        return "その選ばれた土地タイプの土地渡り"
    any_land = "土地" if where[-1] in _WALKED else ""
    return f"{''.join(_WALKED.get(each) or land_name(each) for each in where)}{any_land}渡り"


def land_name(land: t.Predicate) -> str:
    """A land type that something walks through, by its name."""
    if not isinstance(land, t.Is):
        raise Unsayable(land)
    return LAND_NAMES.get(land.what) or type_word(land.what)


_WALKED: dict[t.Predicate, str] = {
    t.Not(t.Is("Basic")): "基本でない",
    t.Is("Legendary"): "伝説の",
    t.Is("Snow"): "氷雪",
    t.Is("Artifact"): "アーティファクト・",
}
"""What the lands are like that something walks through, other than by their types.  (CR 702.14)"""


def _quality(one: Keyword, told: Told) -> str:
    """What a keyword is about: a colour, a type, players, or what permanents are like."""
    if one.who is not None:
        return "あなたの各対戦相手" if one.who == t.Each("opponent") else player(one.who, told)
    if not one.where:
        return "すべて"
    predicate = one.where[0]
    if len(one.where) > 1 and one.where != _OF_ONE_COLOUR:
        return described(t.Group(one.where), told)
    if isinstance(predicate, t.Coloured):
        return "すべての色" if predicate.colours == "WUBRG" else "か".join(COLOURS[c] for c in predicate.colours)
    if isinstance(predicate, t.BoundColour):
        return "最多あるいは最多と同数の票を獲得した各色" if predicate.name == "winners" else "その選ばれた色"
    if predicate in _MANY_COLOURED:
        return _MANY_COLOURED[predicate]
    if isinstance(predicate, t.HasCounter):
        return described(t.Group(one.where), told)
    of = predicate.of if isinstance(predicate, t.AnyOf) else (predicate,)
    return "と".join(type_word(each.what) for each in of if isinstance(each, t.Is)) or "それ"


_OF_ONE_COLOUR = (t.Not(t.Multicoloured()), t.Not(t.Colourless()))
_MANY_COLOURED: dict[t.Predicate, str] = {t.Multicoloured(): "多色", t.Not(t.Multicoloured()): "単色"}
