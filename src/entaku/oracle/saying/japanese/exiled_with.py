"""Cards that a card has exiled, as its rules speak of them, in Japanese.  (CR 607.2a)"""

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.told import Told, Unsayable


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """What you may play of the cards that were exiled; None for any other rule."""
    if not isinstance(one, pr.PlayFrom) or not isinstance(one.what, t.Group) or one.what.zone != "exile":
        return None
    plain = pr.PlayFrom(t.You(), one.what, lands_only=one.lands_only, spells_only=one.spells_only)
    if one != plain:
        raise Unsayable(repr(one))
    cards = described(one.what, told)
    if one.lands_only:
        return f"あなたは{cards}の中から土地をプレイしてもよい。"
    return f"あなたは{cards}を{'唱えて' if one.spells_only else 'プレイして'}もよい。"
