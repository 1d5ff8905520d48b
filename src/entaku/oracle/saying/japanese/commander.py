"""What cards of Commander sets and their kin say, in Japanese: what was spent, politics."""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.things import player, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import COLOURS, Clause, wide

_STEPS = {"untap": "アンタップ・ステップ", "upkeep": "アップキープ・ステップ", "draw": "ドロー・ステップ"}


ACTS: dict[type, Callable[[Any, Told], tuple[str, Clause]]] = {}


def condition(one: c.Condition, told: Told, denied: bool) -> str | None:
    """A condition of these; None for any other."""
    if one == c.Bind("won"):
        return "あなたが勝った"
    if isinstance(one, c.ManaSpent):
        verb = "支払われていない" if denied else "支払われていた"
        what = "この呪文" if isinstance(one.what, t.Self) else thing(one.what, told)
        return f"{what}を唱えるために{_mana_spent(one)}{verb}"
    if isinstance(one, c.UsedThisTurn):
        return f"この能力がこのターンに{wide(one.least)}回以上起動されている"
    return None


def _mana_spent(one: c.ManaSpent) -> str:
    """So much mana of a colour or of any, as what was spent: "{R}が", "マナが４点以上"."""
    if one.least == 1 and not one.colour:
        return "マナが"
    if one.least == 1 and one.colour:
        return f"{{{one.colour}}}が"
    kind = COLOURS[one.colour] if one.colour else ""
    return f"{kind}マナが{wide(one.least)}点以上"


_CAUSED = {
    "search": "自分のライブラリーからカードを探させること",
    "discard": "カードを捨てさせること",
    "sacrifice": "パーマネントを生け贄に捧げさせること",
}


def _cant_cause(one: pr.CantCause, whom: str) -> str:
    """What spells and abilities can't make somebody do."""
    by = "対戦相手" if one.by == t.Each("opponent") else player(one.by, Told(""))
    done = [_CAUSED[each] for each in one.do]
    deeds = f"{done[0]}が" if len(done) == 1 else "".join(f"{each}も" for each in done)
    made = "それのコントローラー" if one.whom is None else whom
    return f"{by}がコントロールしている呪文や能力は、{made}に{deeds}できない。"


def rule(one: pr.PlayerRule, who: str, told: Told) -> str | None:
    """A rule of these for players; None for any other."""
    if isinstance(one, pr.CantCause):
        return _cant_cause(one, who)
    if isinstance(one, pr.SearchesTop):
        top = f"そのライブラリーの一番上にあるカード{wide(one.amount)}枚の中から探す"
        return f"{who}がライブラリーからカードを探すなら、代わりにそのプレイヤーは{top}。"
    if isinstance(one, pr.CantSearch):
        return f"{who}はライブラリーからカードを探すことができない。"
    if isinstance(one, pr.SkipsExtraTurns):
        return f"{who}１人が追加ターンを開始する場合、代わりにそのプレイヤーはそのターンを飛ばす。"
    if isinstance(one, pr.SkipsStep):
        if isinstance(one.who, t.You):
            return f"あなたの{_STEPS[one.step]}を飛ばす。"
        return f"{who}は自分の{_STEPS[one.step]}を飛ばす。"
    return None
