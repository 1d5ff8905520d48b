"""Who may play cards from elsewhere than their hand, in Japanese: "あなたの墓地から呪文を唱えてもよい"."""

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import costs
from entaku.oracle.saying.japanese.groups import described, place
from entaku.oracle.saying.japanese.told import Told, Unsayable

_TOP = "あなたのライブラリーの一番上"
_THEN = "これにより唱えた呪文があなたの墓地に置かれるなら、代わりにそれを追放する。"


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """That you may play cards from your graveyard or the top of your library; None for any other rule."""
    if not isinstance(one, pr.PlayFrom) or one.who != t.You() or one.by is not None:
        return None
    if isinstance(one.what, t.TopCards):
        return _from_top(one, one.what, told)
    if not isinstance(one.what, t.Group) or one.what.zone != "graveyard":
        return None
    if one == pr.PlayFrom(one.who, t.Group((t.Is("Land"),), "graveyard", t.You()), once_each_turn=one.once_each_turn):
        return f"あなたは{_often(one)}{_from(one.what, told)}土地{'１つ' * one.once_each_turn}をプレイしてもよい。"
    return _cast(one, _from(one.what, told), one.what.where, told) if one.spells_only else None


WHENCE: dict[t.Zone, str] = {"graveyard": "あなたの墓地から", "exile": "追放領域から"}
"""The zones in which a card may say of itself that it may be cast."""


def itself(one: pr.PlayerRule, zone: t.Zone, while_: str, told: Told) -> str | None:
    """That you may cast the card itself from this zone; None for any other rule."""
    if zone not in WHENCE:
        return None
    if not isinstance(one, pr.PlayFrom) or one != _with_costs(pr.PlayFrom(t.You(), t.Self()), one):
        return None
    cost = paid(one, told)
    when = f"、{while_}{cost.removeprefix('、')}" if while_ else cost
    return f"あなたは{when}{told.name}を{WHENCE[zone]}唱えてもよい。{_THEN * one.exiled}"


def _with_costs(plain: pr.PlayFrom, one: pr.PlayFrom) -> pr.PlayFrom:
    """A rule with what this one says of costs, and of what becomes of the spell."""
    return pr.PlayFrom(plain.who, plain.what, besides=one.besides, instead=one.instead, exiled=one.exiled)


def _from(what: t.Group, told: Told) -> str:
    return f"{place(what, told).removesuffix('にある')}から"


def _often(one: pr.PlayFrom) -> str:
    return "各ターンに１回、" * one.once_each_turn


def paid(one: pr.PlayFrom, told: Told) -> str:
    """What is paid for it besides, or rather than its mana cost."""
    if one.besides:
        more = costs.payment(one.besides, told).plain.replace("にありこれでない", "にある他の")
        return f"、他のコストに加えて{more}ことで、"
    if one.instead:
        return f"、マナ・コストを支払うのではなく{costs.payment(one.instead, told).plain}ことで、"
    return ""


def _cast(one: pr.PlayFrom, whence: str, where: tuple[t.Predicate, ...], told: Told) -> str:
    spells = f"{described(t.Group(where, 'stack'), told)}{'１つ' * one.once_each_turn}"
    cost = paid(one, told)
    often = _often(one)
    begins = f"あなたは{often}{cost.removeprefix('、') if often else cost}"
    return f"{begins}{whence}{spells}を唱えてもよい。{_THEN * one.exiled}"


def _from_top(one: pr.PlayFrom, what: t.TopCards, told: Told) -> str:
    if one.lands_only:
        lands = described(t.Group(what.where), told) if what.where else "土地"
        return f"あなたは{_TOP}から{lands}をプレイしてもよい。"
    if one.free or one.any_colour or (one.for_life and one.spells_only):
        raise Unsayable(one)
    if not one.spells_only:
        life = "それのマナ・コストを支払うのではなく、それのマナ総量に等しい点数のライフを支払う。"
        paid = f"これにより呪文を唱えるなら、{life}" if one.for_life else ""
        return f"あなたは{_TOP}から土地をプレイしたり呪文を唱えたりしてもよい。{paid}"
    if one.once_each_turn or one.besides or one.instead or one.exiled:
        return _cast(one, f"{_TOP}から", what.where, told)
    return f"あなたは{_TOP}にある{described(t.Group(what.where, 'stack'), told)}を唱えてもよい。"
