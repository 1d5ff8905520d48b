"""When an event must happen, before the event: "戦闘中に", "自分のターンに"."""

from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.conditions import Condition, During, Every, TurnOf, Unless
from entaku.oracle.ir.things import BoundPlayer, Each, You
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.told import Told

_THEIRS = TurnOf(BoundPlayer())
_OF_THAT_PLAYER = (_THEIRS, Unless(_THEIRS))
_TIMES: dict[Condition, str] = {
    During(("combat",)): "戦闘中に",
    Every((TurnOf(You()), During(("main",)))): "あなたのメイン・フェイズの間に",
    Every((TurnOf(You()), During(("untap",)))): "あなたのアンタップ・ステップの間に",
    Every((TurnOf(You()), During(("upkeep",)))): "あなたのアップキープの間に",
    TurnOf(Each("opponent")): "対戦相手のターンに",
    _THEIRS: "自分のターンに",
    Unless(_THEIRS): "他のプレイヤーのターンに",
}


def timely(ability: Triggered, told: Told, when: str) -> str:
    """An event with what must be so as it happens: what is the player's own stands behind who that is."""
    so = ability.meanwhile
    if so is None:
        return when
    if so not in _TIMES:
        return f"{condition(so, told)}間に、{when}"
    who, particle, rest = when.partition("が")
    if so in _OF_THAT_PLAYER and particle:
        return f"{who}が{_TIMES[so]}{rest}"
    return f"{_TIMES[so]}{when}"
