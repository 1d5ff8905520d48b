"""What cards of Commander sets and their kin say, in Japanese: what was spent, politics."""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import conditions as c
from entaku.cards.ir import player_rules as pr
from entaku.cards.ir import things as t
from entaku.cards.saying.japanese.groups import described, place
from entaku.cards.saying.japanese.things import player, thing
from entaku.cards.saying.japanese.told import Told
from entaku.cards.saying.japanese.words import COLOURS, Clause, wide

_STEPS = {"untap": "アンタップ・ステップ", "upkeep": "アップキープ・ステップ", "draw": "ドロー・ステップ"}


ACTS: dict[type, Callable[[Any, Told], tuple[str, Clause]]] = {}


def condition(one: c.Condition, told: Told, denied: bool) -> str | None:
    """A condition of these; None for any other."""
    if one == c.Bind("won"):
        return "あなたが勝った"
    if isinstance(one, c.ManaSpent):
        mana = f"{{{one.colour}}}" if one.least == 1 else f"{COLOURS[one.colour]}マナが{wide(one.least)}点以上"
        verb = "支払われていない" if denied else "支払われていた"
        what = "この呪文" if isinstance(one.what, t.Self) else thing(one.what, told)
        return f"{what}を唱えるために{mana}{'が' if one.least == 1 else ''}{verb}"
    if isinstance(one, c.UsedThisTurn):
        return f"この能力がこのターンに{wide(one.least)}回以上起動されている"
    return None


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
    if isinstance(one, pr.PlayFrom) and one.once_each_turn and one.spells_only and isinstance(one.what, t.Group):
        whence = place(one.what, told).removesuffix("にある")
        spell = described(t.Group(one.what.where, "stack"), told)
        return f"{who}は各ターンに１回、{whence}から{spell}１つを唱えてもよい。"
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
