"""Conditions on one player in Japanese, by their traits: 「防御プレイヤーが島をコントロールしている」."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.of_one_player import traits
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.players_who import entered, trait
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide

_EACH = t.BoundPlayer("each")
_SHORT = {"opponent": "対戦相手", "player": "プレイヤー"}
_THEIR_HAND, _YOUR_HAND = (t.Count(t.Group(zone="hand", of=who)) for who in (_EACH, t.You()))
_MORE_IN_HAND = c.Compared(_THEIR_HAND, ">", _YOUR_HAND)


def said_of(who: str, one: c.Condition, told: Told, denied: bool = False) -> str | None:
    """That a trait is so of a player, or isn't; None where it isn't said so."""
    if isinstance(one, c.Unless):
        return said_of(who, one.of, told, not denied)
    if isinstance(one, c.HandEmpty):
        return f"{who}の手札にカードが{'ある' if denied else '無い'}"
    if isinstance(one, c.CastThisTurn) and one.who == _EACH:
        spell = described(t.Group(one.where, "stack"), told)
        return f"このターンに{who}が{spell}を唱えて{'いなかった' if denied else 'いた'}"
    if isinstance(one, c.EnteredThisTurn) and one.who == _EACH:
        there = "いなかった" if denied else "いた"
        return f"このターンに{entered(one, told)}が{who}のコントロール下で戦場に出て{there}"
    if (said := _compared_of(who, one, denied) if isinstance(one, c.Compared) else None) is not None:
        return said
    if isinstance(one, c.Exists) and isinstance(one.what, t.Group) and one.what.zone == "exile":
        return f"{who}がオーナーであるカードが追放領域に{'ない' if denied else 'ある'}"
    if one == _MORE_IN_HAND:
        return f"{who}の手札があなたの手札よりも{'多くない' if denied else '多い'}"
    said = trait(one, told)
    if said is None or not said.endswith("いる"):
        return None
    return f"{who}が{said.removesuffix('いる')}{'いない' if denied else 'いる'}"


def _compared_of(who: str, one: c.Compared, denied: bool) -> str | None:
    """How much of something a player has, or did this turn."""
    left, number = one.left, one.right
    if one.how != ">=" or not isinstance(number, int):
        return None
    many = "" if number == 1 else f"{wide(number)}"
    if left == t.PlayerCounters("poison", _EACH) and number == 1:
        return f"{who}が毒を受けて{'いない' if denied else 'いる'}"
    if left == t.LifeGained(_EACH):
        points = f"{many}点以上の" if many else ""
        return f"このターンに{who}が{points}ライフを得て{'いなかった' if denied else 'いた'}"
    if left in (t.CardsDrawn(_EACH), t.CardsDiscarded(_EACH)):
        cards = f"{many}枚以上のカード" if many else "カード"
        verb = "を引いて" if isinstance(left, t.CardsDrawn) else "を捨てて"
        return f"このターンに{who}が{cards}{verb}{'いなかった' if denied else 'いた'}"
    if left == t.Count(t.Group(zone="graveyard", of=_EACH)):
        return f"{who}の墓地にカードが{wide(number)}枚以上{'ない' if denied else 'ある'}"
    return None


_POORER = c.Compared(t.LifeOf(_EACH), "<", t.LifeOf(t.You()))


def _buried(one: c.Condition) -> int:
    """How many cards have to be in a player's graveyard, 0 where something else is asked of them."""
    right = one.right if isinstance(one, c.Compared) else None
    known = isinstance(right, int) and one == c.Compared(t.Count(t.Group(zone="graveyard", of=_EACH)), ">=", right)
    return right if known and isinstance(right, int) else 0


def condition(one: c.Condition, told: Told, denied: bool) -> str | None:
    """That a trait is so of a player, or of one of several; None for any other condition."""
    who = one.left.of if isinstance(one, c.Compared) and isinstance(one.left, t.Count) else None
    if not isinstance(who, t.PlayersWho) and isinstance(one, _OF_ONE_ALONE):
        asked = (said_of(_SOMEBODY.get(each) or player(each, told), what, told, denied) for each, what in traits(one))
        return next((said for said in asked if said is not None), None)
    if not isinstance(who, t.PlayersWho) or not isinstance(one, c.Compared) or (one.how, one.right) != (">=", 1):
        return None
    if who.of == t.Each() and not denied and (many := _buried(who.condition)):
        return f"いずれかの墓地にカードが{wide(many)}枚以上ある"
    if who == t.PlayersWho(t.Each("opponent"), _POORER) and not denied:
        return "あなたのライフが対戦相手１人よりも多い"
    if isinstance(who.of, t.Each) and not (denied or isinstance(who.condition, _OF_ONE) or _is_of_turn(who.condition)):
        return None
    if isinstance(who.of, t.Each) and denied:
        said = said_of("\0", who.condition, told, denied=True)
        none = f"どの{_SHORT.get(who.of.who, '')}も"
        return None if said is None else said.replace("\0が", none).replace("\0の手札", f"{none[:-1]}の手札")
    return said_of(_SOMEBODY.get(who.of) or player(who.of, told), who.condition, told, denied)


def _is_of_turn(one: c.Condition) -> bool:
    """Whether it is asked what a player has gained, drawn or discarded this turn."""
    return isinstance(one, c.Compared) and isinstance(one.left, t.LifeGained | t.CardsDrawn | t.CardsDiscarded)


_OF_ONE = c.CastThisTurn | c.EnteredThisTurn | c.Exists | c.Unless | c.HandEmpty
_OF_ONE_ALONE = c.CastThisTurn | c.Compared | c.EnteredThisTurn
_SOMEBODY: dict[t.Players, str] = {
    t.Each("opponent"): "対戦相手１人",
    t.Each(): "プレイヤー１人",
    t.BoundPlayer("defending"): "防御プレイヤー",
}
