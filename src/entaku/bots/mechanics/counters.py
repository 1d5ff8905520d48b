"""Counters put on, removed and moved."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.counters import MoveCounters, PutCounters, RemoveCounters, SpreadCounters


def put_on(one: PutCounters, what: tuple[object, ...]) -> float:
    each = {"+1/+1": 0.9, "-1/-1": -0.9}.get(one.kind, 0.2)
    return number(one.amount) * each if speaks_of(one.what, what) else 0.0


worth(PutCounters, done=put_on)
worth(RemoveCounters, thing=-0.6)
worth(SpreadCounters)
worth(MoveCounters)
