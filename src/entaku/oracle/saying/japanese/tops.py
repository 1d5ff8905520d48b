"""Top cards that players see and play, and what triggers an additional time, in Japanese."""

from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.events import event
from entaku.oracle.saying.japanese.groups import counted, described
from entaku.oracle.saying.japanese.told import Told

_TOP = "あなたのライブラリーの一番上"


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """A rule of these for players; None for any other."""
    if isinstance(one, pr.SeesTopCard):
        if not one.revealed:
            return f"あなたはいつでも{_TOP}にあるカード１枚を見てよい。"
        if isinstance(one.who, t.Each):
            return "プレイヤーは自分のライブラリーの一番上のカードを公開したままプレイする。"
        return f"{_TOP}のカードを公開したままプレイする。"
    if isinstance(one, pr.TriggersAgain):
        whose = counted(one.of, "１", told) if one.on is None else described(one.of, told)
        cause = "" if one.on is None else f"{_cause(one.on, told)}により"
        kind = "能力" if one.on is None else "誘発型能力"
        kind += "１つ" * (one.on is not None and not isinstance(one.on, h.Enters | h.Dies))
        return f"{cause}{whose}の{kind}が誘発するなら、その能力は追加でもう１回誘発する。"
    return None


def _cause(on: h.Happening, told: Told) -> str:
    """What makes something trigger: "…たこと"."""
    if isinstance(on, h.Enters) and isinstance(on.what, t.Group):
        mine = t.ControlledBy(t.You())
        under = "あなたのコントロール下で" if mine in on.what.where else ""
        where = tuple(each for each in on.what.where if each != mine)
        return f"{counted(t.Group(where), '１', told)}が{under}戦場に出たこと"
    if isinstance(on, h.Dies) and isinstance(on.what, t.Group):
        return f"{counted(on.what, '１', told)}が死亡したこと"
    first = on.of[0] if isinstance(on, h.AnyHappening) else None
    if isinstance(first, h.Casts) and on == h.AnyHappening(
        (h.Casts(t.You(), first.where), h.Copies(t.You(), first.where))
    ):
        return f"{described(t.Group(first.where, 'stack'), told)}を唱えるかコピーすること"
    if isinstance(on, h.Attacks) and isinstance(on.what, t.Group):
        return f"{described(on.what, told)}の攻撃"
    return f"{event(on, told).removesuffix('とき、').removesuffix('たび、')}こと"
