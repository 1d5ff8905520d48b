"""Keyword counters: what has one has that ability, as of when it was put there.  (CR 122.1b, 613.7c)"""

from entaku.cards.ir.abilities import Keyword
from entaku.cards.ir.changes import Gain
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.durations import AsLongAs
from entaku.cards.ir.things import HasCounter, Self
from entaku.magic.game import Effect, Object


def effect(item: Object, kind: str, timestamp: int, turn: int) -> Effect:
    """What a counter of this kind gives to an object, for as long as one of the kind is on it."""
    until = AsLongAs(Matches(Self(), (HasCounter(kind),)))
    given = (Gain((Keyword(kind),)),)
    return Effect(timestamp, item.id, item.controller, until, (item.id,), given, turn=turn)
