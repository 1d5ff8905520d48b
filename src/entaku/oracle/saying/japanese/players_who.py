"""Players by what is so of them, in Japanese: 「アーティファクトをコントロールしている各対戦相手」."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.groups import counter, described
from entaku.oracle.saying.japanese.predicates import kind
from entaku.oracle.saying.japanese.starting_life import beside_the_start
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide

_EACH = t.BoundPlayer("each")
_HANDS = tuple(t.Count(t.Group(zone="hand", of=who)) for who in (_EACH, t.You()))
_SHORT = {"opponent": "対戦相手", "player": "プレイヤー"}


def trait(one: c.Condition, told: Told) -> str | None:
    """What is so of a player, before the noun; None where it isn't said so."""
    if isinstance(one, c.Exists) and isinstance(one.what, t.Group) and one.what.where[-1:] == (t.ControlledBy(_EACH),):
        bare = t.Group(one.what.where[:-1])
        many = f"{wide(one.least)}{counter(bare)}以上の" if one.least > 1 else ""
        return None if one.most is not None else f"{many}{described(bare, told)}をコントロールしている"
    if isinstance(one, c.Unless) and isinstance(one.of, c.Exists):
        held = trait(one.of, told)
        return None if held is None else f"{held.removesuffix('いる')}いない"
    if isinstance(one, c.CastThisTurn) and one.who == _EACH:
        return f"このターンに{described(t.Group(one.where, 'stack'), told)}を唱えた"
    if isinstance(one, c.EnteredThisTurn) and one.who == _EACH:
        return f"このターンに自分のコントロール下で{entered(one, told)}が戦場に出た"
    if isinstance(one, c.DealtDamageThisTurn):
        return "このターンにダメージを受けた" if one.by is None and one.who == _EACH else None
    return _compared(one, told) if isinstance(one, c.Compared) else None


def entered(one: c.EnteredThisTurn, told: Told) -> str:
    """What entered, and how many of it at least."""
    many = f"{wide(one.least)}{counter(t.Group(one.where))}以上" if one.least > 1 else ""
    return f"{described(t.Group(one.where), told)}{many}"


def _compared(one: c.Compared, told: Told) -> str | None:
    if (beside := beside_the_start(one)) is not None:
        return f"ライフ総量が{beside}"
    if (one.left, one.right) == _HANDS and one.how == ">":
        return "あなたより手札の多い"
    if (one.left, one.right) == (t.LifeOf(_EACH), t.LifeOf(t.You())) and one.how in "<>":
        return f"あなたよりライフの{'多い' if one.how == '>' else '少ない'}"
    if isinstance(one.left, t.PlayerCounters) and isinstance(one.right, int) and one.how == ">=":
        return f"{kind(one.left.kind)}カウンターを{wide(one.right)}個以上持つ"
    if one == c.Compared(t.LifeLost(_EACH), ">=", 1):
        return "このターンにライフを失った"
    if one.left in (t.CardsDrawn(_EACH), t.CardsDiscarded(_EACH)) and isinstance(one.right, int) and one.how == ">=":
        cards = f"{wide(one.right)}枚以上のカード" if one.right > 1 else "カード"
        return f"このターンに{cards}を{'引いた' if isinstance(one.left, t.CardsDrawn) else '捨てた'}"
    theirs = one.left.of if isinstance(one.left, t.Count) else None
    yours = one.right.of if isinstance(one.right, t.Count) else None
    if isinstance(theirs, t.Group) and isinstance(yours, t.Group) and theirs.where[:-1] == yours.where[:-1]:
        than = {">": "あなたよりも多くの", "<": "あなたよりも少ない"}.get(one.how)
        own = (theirs.where[-1:], yours.where[-1:]) == ((t.ControlledBy(_EACH),), (t.ControlledBy(t.You()),))
        return f"{than}{described(t.Group(theirs.where[:-1]), told)}をコントロールしている" if than and own else None
    return None


def of_those(who: t.PlayersWho, told: Told) -> str | None:
    """Such players as they are counted: 「ライフを失った対戦相手」; None where their trait isn't said."""
    said = trait(who.condition, told)
    return f"{said}{_SHORT[who.of.who]}" if said and isinstance(who.of, t.Each) and who.of.who in _SHORT else None


def per_one_who(of: t.Amount, told: Told) -> str | None:
    """For each of such players: 「ライフを失った対戦相手１人につき」; None where anything else is counted."""
    those = of_those(of.of, told) if isinstance(of, t.Count) and isinstance(of.of, t.PlayersWho) else None
    return f"{those}１人につき" if those else None
