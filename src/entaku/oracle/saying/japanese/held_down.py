"""Rules that hold players down or up, in Japanese: what they can't untap or play, what life they keep."""

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import costs
from entaku.oracle.saying.japanese.groups import counted, described
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide


def rule(one: pr.PlayerRule, who: str, told: Told) -> str | None:
    """What these players can't do, or may; None for any other rule."""
    if isinstance(one, pr.CantPlayLands):
        return f"{who}は土地をプレイできない。"
    if isinstance(one, pr.LifeFloor):
        life = f"{who}のライフの総量を{wide(one.least)}未満に減少させるダメージは"
        return f"{life}、代わりにそれを{wide(one.least)}に減少させる。"
    if isinstance(one, pr.UntapLimit):
        own = "あなたの" if isinstance(one.who, t.You) else "自分の"
        many = counted(t.Group(one.where), wide(one.most + 1), told)
        return f"{who}は、{own}アンタップ・ステップの間に{many}以上をアンタップできない。"
    if isinstance(one, pr.CastOnlyThen):
        when = "自分のターンにのみ" if one.when == "own turn" else "自分がソーサリーを唱えられるときにのみ"
        return f"{who}は、{when}呪文を唱えられる。"
    if isinstance(one, pr.LivesAtZero):
        return f"{who}はライフが０点以下であることによってゲームに敗北しない。"
    if isinstance(one, pr.OutOfReach):
        return f"{described(one.what, told)}は呪文や能力の対象にならない。"
    if isinstance(one, pr.PayInstead):
        spells = described(t.Group(one.where, "stack"), told)
        cost = costs.cost(one.cost, told).removesuffix("を支払う")
        return f"あなたは、あなたが唱える{spells}のマナ・コストを支払うのではなく{cost}を支払ってもよい。"
    return None
