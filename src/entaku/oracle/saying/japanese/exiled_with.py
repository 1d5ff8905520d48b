"""Cards that a card has exiled, as its rules speak of them, in Japanese.  (CR 607.2a)"""

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.told import Told, Unsayable


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """What you may play of the cards that were exiled; None for any other rule."""
    if not isinstance(one, pr.PlayFrom) or not isinstance(one.what, t.Group) or one.what.zone != "exile":
        return None
    plain = pr.PlayFrom(
        t.You(), one.what, lands_only=one.lands_only, spells_only=one.spells_only, any_colour=one.any_colour,
        any_type=one.any_type,
    )  # fmt: skip
    if one != plain:
        raise Unsayable(one)
    cards = described(one.what, told)
    if one.any_colour or one.any_type:
        how = f"望む{'色' if one.any_colour else 'タイプ'}のマナであるかのように"
        played = "唱えて" if one.spells_only else "プレイして"
        return f"あなたは{cards}を{played}もよく、その呪文を唱えるためにマナを{how}支払ってもよい。"
    if one.lands_only:
        return f"あなたは{cards}の中から土地をプレイしてもよい。"
    return f"あなたは{cards}を{'唱えて' if one.spells_only else 'プレイして'}もよい。"
